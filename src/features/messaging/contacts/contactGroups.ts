import type { Contact } from "@/contract/messaging/contacts";
import { foldedLetter } from "@/domain/text/folded";
import { inOrderOf } from "@/domain/text/inOrderOf";

import { chatName } from "../chat/chatName";

/** People in a piece of the list, which is drawn or omitted as a whole. */
const PIECE = 3;

export interface ContactPiece {
  letter: string;
  /** The first of its letter, with the heading above. */
  isFirst: boolean;
  contacts: Contact[];
}

/** The contacts in the alphabetical order of a language. */
export function inAlphabeticalOrder(contacts: Contact[], locale: string): Contact[] {
  const compare = inOrderOf(locale);
  return contacts
    .map((contact) => ({ contact, name: chatName(contact) }))
    .toSorted((a, b) => compare(a.name, b.name))
    .map(({ contact }) => contact);
}

/** Contacts in alphabetical order by first letter: "Ángel" is under A, in Spanish "Ñusta" under Ñ. */
export function contactGroups(ordered: Contact[], locale: string): ContactPiece[] {
  const { compare } = new Intl.Collator(locale, { sensitivity: "base" });
  const letters = new Map<string, string>(); // cached: thousands of names begin with a few dozen letters
  const pieces: ContactPiece[] = [];
  for (const contact of ordered) {
    const [first = ""] = chatName(contact);
    const letter = letters.get(first) ?? letterOf(first, compare);
    letters.set(first, letter);
    const last = pieces.at(-1);
    if (last?.letter === letter && last.contacts.length < PIECE) last.contacts.push(contact);
    else pieces.push({ letter, isFirst: last?.letter !== letter, contacts: [contact] });
  }
  return pieces;
}

function letterOf(first: string, compare: Intl.Collator["compare"]): string {
  if (!/\p{L}/u.test(first)) return "#";
  const plain = foldedLetter(first);
  const [letter = first] = compare(first, plain) === 0 ? plain : first; // "Æ" is sorted as "ae", under A
  return letter.toUpperCase();
}
