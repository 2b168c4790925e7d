import { plainText } from "../people/plainText";

/** Digits that may be a card's, with blanks, dots and hyphens between them. */
const runs = /\d+(?:[ .-]+\d+)*/g;

const FEWEST = 13;
const MOST = 19;

/**
 * Whether a text has a card number in it: 13 to 19 digits that fulfil Luhn's rule (ISO/IEC 7812-1), in one or several groups.
 * No text may keep it: PCI DSS allows the last four digits at most.
 */
export function holdsCardNumber(text: string): boolean {
  for (const [run] of plainText(text).matchAll(runs)) {
    const groups = run.split(/[ .-]+/);
    for (let from = 0; from < groups.length; from += 1) {
      let digits = "";
      for (const group of groups.slice(from)) {
        digits += group;
        if (digits.length >= FEWEST && digits.length <= MOST && isLuhn(digits)) return true;
      }
    }
  }
  return false;
}

/** From the right, each second digit counts twice, less nine where that has two digits; the sum ends with 0. */
function isLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = at % 2 === 1 ? digit * 2 : digit;
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
