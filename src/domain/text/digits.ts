const digit = /\p{Nd}/u;
/** Most numbers have none of these. */
const otherDigits = /(?![0-9])\p{Nd}/gu;

/** With the digits of every script as those of Latin script: "٨٠" and "۸۰" are "80". */
export const latinDigits = (text: string): string =>
  text.replace(otherDigits, (letter) => digitOf(letter.normalize("NFKC")));

/** The digits of every script follow each other from 0. */
function digitOf(letter: string): string {
  const code = letter.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
