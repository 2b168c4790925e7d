import type { GuestData } from "@/contract/people/guest";

import { emailKey } from "../people/emails";
import { nameKey } from "../people/nameKey";
import { fullName } from "../people/names";

export type Named = Pick<GuestData, "firstName" | "lastName" | "email">;

/** Words shorter than this are too alike for a slip: "Ana" and "Ada" are two people. */
const FEWEST_LETTERS = 4;

/**
 * Whether a booking's other name is the same person spelled otherwise. Without case and marks, or in another order, a name is
 * the same. A slip of the keyboard, an initial or a surname more is a correction too, unless the e-mails tell two people.
 */
export function isSamePerson(one: Named, other: Named): boolean {
  const [mine, theirs] = [one, other].map((name) => nameKey(fullName(name)).split(" ").filter(Boolean));
  if (!mine?.length || !theirs?.length) return false;
  if (mine.toSorted().join(" ") === theirs.toSorted().join(" ")) return true;
  const [email, otherEmail] = [emailKey(one.email), emailKey(other.email)];
  if (email !== "" && otherEmail !== "" && email !== otherEmail && editsBetween(email, otherEmail) > 2) return false;
  const [fewer, more] = mine.length <= theirs.length ? [mine, theirs] : [theirs, mine];
  const isOfOneAddress = email !== "" && email === otherEmail;
  return (fewer.length > 1 || isOfOneAddress) && hasEach(fewer, more);
}

/** Each word of the shorter name has a word of its own in the longer. */
function hasEach(fewer: readonly string[], more: readonly string[]): boolean {
  const left = [...more];
  const take = (isOf: (word: string) => boolean) => {
    const place = left.findIndex(isOf);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  };
  const inexact = fewer.filter((word) => !take((other) => other === word));
  return inexact.every((word) => take((other) => isInitial(word, other) || isSlip(word, other)));
}

const isInitial = (one: string, other: string) => (one.length === 1 || other.length === 1) && one[0] === other[0];

/** First and last letter stay: "Mario" and "María", "Luis" and "Luisa" are two people. */
function isSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < FEWEST_LETTERS || one[0] !== other[0] || one.at(-1) !== other.at(-1)) return false;
  return editsBetween(one, other) <= (shorter > 6 ? 2 : 1);
}

/** Letters that are missing, too many, changed, or changed with their neighbour. */
function editsBetween(one: string, other: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, place) => place)];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let place = 1; place <= other.length; place += 1) {
      const isSame = one[row - 1] === other[place - 1];
      const isSwapped = row > 1 && place > 1 && one[row - 1] === other[place - 2] && one[row - 2] === other[place - 1];
      next.push(
        Math.min(
          last![place]! + 1,
          next[place - 1]! + 1,
          last![place - 1]! + (isSame ? 0 : 1),
          isSwapped ? before![place - 2]! + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return last![other.length]!;
}
