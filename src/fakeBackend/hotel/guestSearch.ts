import type { Guest } from "@/contract/guests";

import { folded } from "./folded";

const MOST = 20;

/** The best first: whose name begins with it, then those with a word that does, then the rest; the known before the new. */
export function searchGuests(guests: Iterable<Guest>, text: string): Guest[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const digits = text.replace(/\D/g, "");
  const found: { guest: Guest; rank: number }[] = [];
  for (const guest of guests) {
    const rank = rankOf(guest, words, digits);
    if (rank !== undefined) found.push({ guest, rank });
  }
  found.sort((a, b) => a.rank - b.rank || b.guest.stays - a.guest.stays || (a.guest.id < b.guest.id ? -1 : 1));
  return found.slice(0, MOST).map(({ guest }) => guest);
}

function rankOf({ firstName, lastName, email, phone, document }: Guest, words: string[], digits: string) {
  const name = folded(`${firstName} ${lastName}`);
  if (words.every((word) => name.includes(word))) {
    if (name.startsWith(words.join(" "))) return 0;
    const parts = name.split(" ");
    return words.every((word) => parts.some((part) => part.startsWith(word))) ? 1 : 2;
  }
  if (digits.length >= 4 && phone.replace(/\D/g, "").includes(digits)) return 3;
  const rest = folded(`${email} ${document}`);
  return words.every((word) => rest.includes(word)) ? 3 : undefined;
}
