import { latinDigits } from "./digits";

/**
 * Letters that have no mark to take off, and variants of one sign, after their plain form. Latin letters by ICAO Doc 9303,
 * part 3, section 6, but ø as o: so it is typed where the key is missing. Arabic letters as they are usual in a search.
 */
const latin = "l ł|o ø|ss ß|i ı|ae æ|oe œ|d đð|th þ|n ŋ|h ħ|t ŧ|q ĸ|e ə";
const variants = `${latin}|σ ς|ي ى|ه ة| \u0640|' ’‘‛′\`´ʼʻʹʿʾ‹›|" «»“”„‟″|- ‐‒–—―−⁃`;
const plainLetters = new Map(
  variants.split("|").flatMap((line) => {
    const [plainForm = "", letters = ""] = line.split(" ");
    return Array.from(letters, (letter) => [letter, plainForm] as const);
  }),
);

/** All but the usual signs of a keyboard. */
const hasOthers = /[^ -_a-~]/;
const others = /[^ -_a-~]/gu;
/** Marks over letters, and what is not seen: soft hyphens, zero-width signs, signs of direction. */
const unseen = /[\p{M}\p{Cf}]/gu;
const blank = /^[^\S\n]|[^\P{Cc}\n]$/u;
const halfLetter = /\p{Cs}/u;

const foldedLetters = new Map<string, string>();

/**
 * A text for comparison and search alone: without case, accents, invisible signs and variants of one sign. "José" and
 * "JOSE" are equal, "Łukasz" and "lukasz", "O’Brien" and "o'brien", full-width and Arabic digits and "104".
 */
export const folded = (text: string): string =>
  hasOthers.test(text) ? text.replace(others, foldedLetter).toLowerCase() : text.toLowerCase();

/** One code point, folded: "" if nothing of it is left, two letters for some ("ß"). */
export function foldedLetter(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const made = halfLetter.test(letter) ? "\uFFFD" : Array.from(plainSign(letter.toLowerCase()), plain).join("");
  foldedLetters.set(letter, made);
  return made;
}

/** Apart from its marks; a sign of the table as it is, for some would fall apart into a space and a mark. */
const plainSign = (sign: string) =>
  plainLetters.has(sign) ? sign : sign.normalize("NFKD").replace(unseen, "").toLowerCase();

function plain(letter: string): string {
  if (blank.test(letter)) return " ";
  return plainLetters.get(letter) ?? latinDigits(letter);
}
