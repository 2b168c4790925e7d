import { expect, it } from "vitest";

import { foundRanges } from "@/domain/text/foundRanges";

/** The text with what is marked in brackets. */
const marked = (text: string, query: string) =>
  foundRanges(text, query).reduceRight(
    (all, [start, end]) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`,
    text,
  );

it.each([
  ["Ha llamado José", "jose", "Ha llamado [José]"],
  ["El nin\u0303o duerme", "nino", "El [nin\u0303o] duerme"],
  ["Große Straße 5, Straße 6", "strasse", "Große [Straße] 5, [Straße] 6"],
  ["Straße 5", "stras", "[Straß]e 5"],
  ["Straße 5", "se", "Stra[ße] 5"],
  ["Ægir y Þór", "aegir thor", "[Ægir] y [Þór]"],
  ["Frau Müller", "mueller", "Frau [Müller]"],
  ["Frau Müller", "muller", "Frau [Müller]"],
  ["el señor O’Brien'", "obrien", "el señor [O’Brien]'"],
  ["Re\u00adserva", "reserva", "[Re\u00adserva]"],
  ["İzmir 👍🏽 izmir", "izmir", "[İzmir] 👍🏽 [izmir]"],
  ["Ferrer, Lucía", "lucia ferrer", "[Ferrer], [Lucía]"],
  ["Marcel·la Roca", "marcella", "[Marcel·la] Roca"],
  ["la F26-000123, por favor", "f26000123", "la [F26-000123], por favor"],
  ["aaaa", "aaa aa", "[aaa]a"],
  ["nada", "", "nada"],
])("marks in %j by %j: %j", (text, query, expected) => expect(marked(text, query)).toBe(expected));
