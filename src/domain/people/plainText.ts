/** Marks that no one sees: soft hyphen, zero-width letters, signs of direction, byte order mark. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

/** The zeros of scripts with digits of their own: Arabic, Persian, Devanagari, Bengali, Thai. */
const ZEROS = [0x06_60, 0x06_f0, 0x09_66, 0x09_e6, 0x0e_50];

/** How far the wide letters of East Asian keyboards are from their plain ones (U+FF01 to U+FF5E). */
const WIDE = 0xfe_e0;

/**
 * A number or an address as it was meant: plain letters and digits for wide ones, digits of Latin script, no invisible
 * marks, and single spaces. Accents stay.
 */
export const plainText = (typed: string): string =>
  typed
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(/[\uFF01-\uFF5E]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! - WIDE))
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/\s+/g, " ")
    .trim();

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}
