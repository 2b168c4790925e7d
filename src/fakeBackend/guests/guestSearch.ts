import { searchable, searchWords } from "@/domain/text/textSearch";

import type { GuestEntry } from "./GuestEntry";
import type { GuestRegistry } from "./GuestRegistry";

const MOST = 20;
/** A text that so few digits stand in is not looked for among the telephones: it is part of nearly all of them. */
const FEW_DIGITS = 3;

/**
 * The best first: whose name begins with the text, then those with a word that does, then the rest; who has been here
 * more often before the others. Anonymised guests can no longer book.
 */
export function searchGuests({ list }: Pick<GuestRegistry, "list">, text: string): GuestEntry[] {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const digits = text.replace(/\D/g, "");
  const isPartOfMostPhones = digits !== "" && digits.length <= FEW_DIGITS;
  const isMeant = ({ guest, name }: GuestEntry) =>
    !guest.isAnonymised && (!isPartOfMostPhones || `${name} ${guest.email} ${guest.document}`.includes(digits));
  const found = list.find({ text }).found.filter(isMeant);
  const ranked = found.map((entry) => ({ entry, rank: rankOf(searchable(entry.name), words) }));
  ranked.sort(
    (a, b) =>
      a.rank - b.rank || b.entry.facts.stays - a.entry.facts.stays || (a.entry.guest.id < b.entry.guest.id ? -1 : 1),
  );
  return ranked.slice(0, MOST).map(({ entry }) => entry);
}

function rankOf(name: string, words: readonly string[]): number {
  if (name.startsWith(words.join(" "))) return 0;
  if (words.every((word) => ` ${name}`.replace("\n", " ").includes(` ${word}`))) return 1;
  return words.every((word) => name.includes(word)) ? 2 : 3;
}
