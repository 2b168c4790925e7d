import type { GuestData } from "@/contract/people/guest";

import { folded } from "../text/folded";

export type NamedPerson = Pick<GuestData, "firstName" | "lastName" | "email" | "phone" | "document">;

/** Replaces a name that was taken out. */
const REDACTED = "[…]";

/** Digits of a telephone that tell it: without the country's prefix. */
const OWN_DIGITS = 9;
const FEWEST_SIGNS = 6;

/** Particles are shorter. */
const FEWEST_LETTERS = 4;

/** Before one surname of several, which alone may be somebody else's: "Sra. Ferrer". */
const titles = "sra?|srta|senora?|don|dona|mrs?|ms|miss|herrn?|frau|m|mme|madame|monsieur|signora?|sig";

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
const spaced = (signs: string, between: string) => Array.from(signs, escaped).join(between);
const wordsOf = (text: string) => folded(text).split(/\s+/).filter(Boolean);
const inWords = (words: readonly string[]) => words.map(escaped).join("[\\s,-]+");
/** With the name first, and as in a list. */
const inBothOrders = (names: readonly string[], surnames: readonly string[]) => [
  inWords([...names, ...surnames]),
  inWords([...surnames, ...names]),
];
const inEdges = (pattern: string) => `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;

interface Patterns {
  /** Whole surname in any order, name and surname, title and surname, mail, telephone, document. */
  sure: string[];
  /** One surname of several. */
  likely: string[];
}

/** Patterns, for folded texts, by which a text names a person. */
function patternsOf({ firstName, lastName, email, phone, document }: NamedPerson): Patterns {
  const [names, surnames] = [wordsOf(firstName), wordsOf(lastName)];
  const surname = surnames.length > 1 ? (surnames.find((word) => word.length >= FEWEST_LETTERS) ?? "") : "";
  const digits = phone.replaceAll(/\D/g, "").slice(-OWN_DIGITS);
  const signs = folded(document).replaceAll(/[^\p{L}\p{N}]/gu, "");
  const turned = surnames.map((_, place) => [...surnames.slice(place), ...surnames.slice(0, place)]);
  const called = surnames.filter((word) => surnames.length > 1 && word.length >= FEWEST_LETTERS);
  const titled = (words: readonly string[]) => `(?:${titles})\\.?\\s+${inWords(words)}`;
  const sure = [
    ...(surnames.length > 0
      ? turned.flatMap((words) => [inWords(words), ...inBothOrders(names, words), titled(words)])
      : [inWords(names)]),
    ...(names.length > 0 ? called.flatMap((word) => inBothOrders(names, [word])) : []),
    ...(surname ? [titled([surname])] : []),
    escaped(folded(email.trim())),
    signs.length < FEWEST_SIGNS ? "" : spaced(signs, "[\\s.-]*"),
  ];
  // a telephone may have its prefix before it
  const dialled = digits.length < FEWEST_SIGNS ? [] : [`${spaced(digits, "[\\s().-]*")}(?!\\d)`];
  return {
    sure: [...sure.filter(Boolean).map(inEdges), ...dialled],
    likely: surname ? [inEdges(escaped(surname))] : [],
  };
}

export interface Mentions {
  isIn: (text: string) => boolean;
  /** Not by one of several surnames alone. */
  isSurelyIn: (text: string) => boolean;
  /** The text without what tells who it is. */
  redacted: (text: string) => string;
}

/** Finds a person in texts by all that they were ever called, whatever the accents, capitals and spaces. */
export function mentionsOf(people: readonly NamedPerson[]): Mentions {
  const all = people.map(patternsOf);
  const sure = all.flatMap((one) => one.sure);
  const [surely, any] = [sure, [...sure, ...all.flatMap(({ likely }) => likely)]].map((patterns) => {
    // the longest first: a name with its surname, not the surname alone
    const inOrder = [...new Set(patterns)].toSorted((one, other) => other.length - one.length);
    return inOrder.length > 0 ? new RegExp(inOrder.join("|"), "gu") : undefined;
  });
  const finds = (pattern: RegExp | undefined) => (text: string) =>
    pattern !== undefined && text !== "" && folded(text).search(pattern) >= 0;

  function redacted(text: string): string {
    // each letter with the place of its first sign in the folded text
    let length = 0;
    const letters = Array.from(text, (letter) => {
      const at = length;
      length += folded(letter).length;
      return { letter, at };
    });
    const found = any ? [...folded(text).matchAll(any)].map(({ 0: part, index }) => [index, index + part.length]) : [];
    return letters
      .map(({ letter, at }) => {
        const range = found.find(([from, to]) => from! <= at && at < to!);
        if (!range) return letter;
        return range[0] === at ? REDACTED : "";
      })
      .join("");
  }

  return { isIn: finds(any), isSurelyIn: finds(surely), redacted };
}
