import { latinDigits } from "../text/digits";
import { printable } from "../text/printable";

/** Marks that no one sees: soft hyphen, zero-width letters, signs of direction, byte order mark. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** How far the wide letters of East Asian keyboards are from their plain ones (U+FF01 to U+FF5E). */
const WIDE = 0xfe_e0;

/**
 * A number or an address as it was meant: plain letters and digits for wide ones, digits of Latin script, no invisible
 * marks, and single spaces, also for what cannot be printed. Accents stay.
 */
export const plainText = (typed: string): string =>
  printable(latinDigits(typed.normalize("NFC")).replace(INVISIBLE, ""))
    .replace(/[\uFF01-\uFF5E]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! - WIDE))
    .replace(/\s+/g, " ")
    .trim();
