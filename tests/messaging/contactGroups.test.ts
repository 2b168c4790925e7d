import { expect, it } from "vitest";

import { contactGroups, inAlphabeticalOrder } from "@/features/messaging/contacts/contactGroups";
import type { Contact } from "@/contract/messaging/contacts";

/** Headings, each with its people. */
function grouped(names: string[], locale: string): string {
  const contacts = names.map((firstName) => ({ id: firstName, firstName, lastName: "" }) as Contact);
  return contactGroups(inAlphabeticalOrder(contacts, locale), locale)
    .map(
      ({ letter, isFirst, contacts: ones }) => `${isFirst ? `${letter}: ` : ""}${ones.map(({ id }) => id).join(" ")}`,
    )
    .join(" | ");
}

it.each([
  ["es", ["Ñusta", "Núñez", "Zoe", "Nadal", "Ola"], "N: Nadal Núñez | Ñ: Ñusta | O: Ola | Z: Zoe"],
  ["de", ["Ñusta", "Núñez", "Nadal", "Ola"], "N: Nadal Núñez Ñusta | O: Ola"],
  ["es", ["Alba", "Ægir", "Adam", "Ángel"], "A: Adam Ægir Alba | Ángel"],
  ["es", ["Łukasz", "Luz", "Lara"], "L: Lara Łukasz Luz"],
  [
    "es",
    ["Øystein", "Olga", "İlkay", "Irene", "Þórdís", "Zoe"],
    "I: İlkay Irene | O: Olga Øystein | Z: Zoe | Þ: Þórdís",
  ],
  ["es", ["Zoe", "Ёлкин", "Ева", "أحمد", "伟", "7 Mares"], "#: 7 Mares | Z: Zoe | Е: Ева Ёлкин | أ: أحمد | 伟: 伟"],
])("people are listed in %s under the letters of its alphabet, each heading once: %j", (locale, names, expected) => {
  expect(grouped(names, locale)).toBe(expected);
});
