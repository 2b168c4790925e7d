import { searchable } from "./textSearch";

/** How a typed word fits a text, the best first: a word of it, the beginning of one, a part of one, one with a letter wrong. */
export const wordFit = { whole: 0, start: 1, part: 2, misspelt: 3, none: 4 } as const;
export type WordFit = (typeof wordFit)[keyof typeof wordFit];

/**
 * Between words, and between a letter and a number: "RSV-000305" and "rsv305" are two words; after a number where no
 * blank is written: "305退房".
 */
const between = /[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{Script=Han})/u;
const leadingZeros = /^0+(?=\d)/;

/** One letter or digit is a part of almost every name and number, and says nothing of it. */
const tooShort = /^[\p{N}\p{Script=Latin}]$/u;

/** Shorter ones have too many neighbours, and a number with another digit is another number. */
const forgiven = /^\p{L}{4,}$/u;

/** The words of a text, folded for a comparison, numbers without leading zeros. */
export const foldedWords = (text: string): string[] =>
  searchable(text)
    .split(between)
    .filter(Boolean)
    .map((word) => word.replace(leadingZeros, ""));

/** How all typed words fit the words of a text, in any order: as the one that fits worst. */
export const fitOf = (typed: readonly string[], words: readonly string[]): WordFit =>
  typed.reduce<WordFit>((worst, word) => worseOf(worst, wordFitOf(word, words)), wordFit.whole);

const worseOf = (one: WordFit, other: WordFit) => (one > other ? one : other);

function wordFitOf(typed: string, words: readonly string[]): WordFit {
  if (words.includes(typed)) return wordFit.whole;
  if (words.some((word) => word.startsWith(typed))) return wordFit.start;
  if (!tooShort.test(typed) && words.some((word) => word.includes(typed))) return wordFit.part;
  if (!forgiven.test(typed)) return wordFit.none;
  const isNear = words.some((word) => isOneOff(typed, word) || isOneOff(typed, word.slice(0, typed.length)));
  return isNear ? wordFit.misspelt : wordFit.none;
}

/** Whether one letter is left out, added or another one, or two have changed places. */
function isOneOff(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const restOf = (text: string, skipped: number) => text.slice(same + skipped);
  const isSwapped = typed[same] === word[same + 1] && typed[same + 1] === word[same];
  return (
    restOf(typed, 1) === restOf(word, 1) ||
    restOf(typed, 1) === restOf(word, 0) ||
    restOf(typed, 0) === restOf(word, 1) ||
    (isSwapped && restOf(typed, 2) === restOf(word, 2))
  );
}
