import { folded } from "@/domain/folded";

import type { GuestEntry } from "./GuestEntry";
import type { GuestRegistry } from "./GuestRegistry";

const MOST = 20;
/** Digits from which on a text is looked for among the telephones. */
const FEWEST_DIGITS = 4;

/**
 * The best first: whose name begins with it, then those with a word that does, then the rest; who has been here more
 * often before the others. Anonymised guests can no longer book.
 */
export function searchGuests({ list }: Pick<GuestRegistry, "list">, text: string): GuestEntry[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isShort = text.replace(/\D/g, "").length < FEWEST_DIGITS;
  const found = list
    .find({ text })
    .found.filter(
      ({ guest, plainName }) =>
        !guest.isAnonymised && !(isShort && isOnlyInPhone(words, `${plainName} ${guest.email} ${guest.document}`)),
    );
  const ranked = found.map((entry) => ({ entry, rank: rankOf(entry.plainName, words) }));
  ranked.sort(
    (a, b) =>
      a.rank - b.rank || b.entry.facts.stays - a.entry.facts.stays || (a.entry.guest.id < b.entry.guest.id ? -1 : 1),
  );
  return ranked.slice(0, MOST).map(({ entry }) => entry);
}

const isOnlyInPhone = (words: readonly string[], others: string) =>
  words.some((word) => /^[\d().+-]+$/.test(word) && !folded(others).includes(word));

function rankOf(name: string, words: readonly string[]): number {
  if (name.startsWith(words.join(" "))) return 0;
  const parts = name.split(" ");
  if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
  return words.every((word) => name.includes(word)) ? 2 : 3;
}
