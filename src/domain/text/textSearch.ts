import { folded } from "./folded";

/** Letters of a query that are used. */
const LONGEST = 500;

/** Letters that some write as two, in German, Croatian and the languages of the North: "Müller" is found by "mueller". */
const twoLetters: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa", đ: "dj" };
const hasTwoLetters = /[äöüøåđ]/i;
const someTwoLetters = /[äöüøåđ]/gi;

/**
 * Typed or left out as it comes: the apostrophe of "O'Brien", which is found by "obrien" and by "o brien", the dot of
 * "Marcel·la", and hyphens within a number, "F26-000123", "HB-SR4UK".
 */
export const leftOut = /['·]|(?<=[\d\p{L}])-(?=[\d\p{L}]*\d)|(?<=\d[\d\p{L}]*)-(?=[\d\p{L}])/gu;

/** Blanks, commas but those of an amount, hyphens between letters: "Ferrer, Lucía", "Sáez-Nieto". */
const betweenWords = /\s+|[,;](?!\d)|(?<!\d)[,;]|(?<=\p{L})-(?=\p{L})/u;

/**
 * A test for texts that contain every word of `query`, in any order, as parts of words too: "ferrer luc" finds "Lucía
 * Ferrer". Everywhere in the product, a text is searched by this rule.
 */
export function textSearch(query: string): (text: string) => boolean {
  const words = searchWords(query);
  return (text) => {
    const searched = words.length > 0 ? searchable(text) : "";
    return words.every((word) => searched.includes(word));
  };
}

/** The words of a query, folded. A text is found if its `searchable` form contains them all. */
export function searchWords(query: string): string[] {
  const sought = plain(query.slice(0, LONGEST)).trim();
  const words = sought.split(betweenWords).map(withoutEnd).filter(Boolean);
  return words.length > 0 || sought === "" ? words : [sought];
}

/** A text as it is searched: folded, and once more where a letter has a second spelling. To be made once for a text. */
export const searchable = (text: string): string =>
  hasTwoLetters.test(text) ? `${plain(text)}\n${plain(inTwoLetters(text))}` : plain(text);

/** In the second spelling: "Müller" as "Mueller". */
export const inTwoLetters = (letter: string): string =>
  letter.replace(someTwoLetters, (one) => twoLetters[one.toLowerCase()]!);

/** Where somebody is still typing a number: "RSV-", "F26-". */
const withoutEnd = (word: string) => word.replace(/(?<=.)-+$/, "");

const plain = (text: string) => folded(text).replace(leftOut, "");
