import type { Cents } from "@/contract/property";

/**
 * A text; a number or an amount, which a spreadsheet can compute with; a telephone, which may begin with `+`. Dates are
 * texts, as ISO has them.
 */
export type CsvCell = string | number | { cents: Cents } | { telephone: string };

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Beginnings that a spreadsheet takes for a formula, also after blanks and marks that are not seen; the wide forms are
 * those of East Asian keyboards. With quotes before them they are told apart from those that the file has marked.
 */
const FORMULA = /^'*[\s\p{Cf}]*[=+\-−@＝＋－＠]/u;

/** One telephone, or several with a slash between them: digits, blanks and `+ ( ) . -`, and the word for an extension. */
const TELEPHONE = /^\(?\+?\(?\d[\d\s().-]*(?:ext\. \d+)?(?:\s*\/\s*\(?\+?\(?\d[\d\s().-]*(?:ext\. \d+)?)*$/;

/** The file's text: a line per row, cells separated by `;` as European spreadsheets expect, marked as UTF-8. */
export function csvOf(lines: CsvCell[][], locale: string): string {
  const decimalSign = decimalSignOf(locale);
  const cellOf = (cell: CsvCell) => {
    if (typeof cell === "string") return quoted(harmless(cell));
    if (typeof cell === "number") return String(Math.round(cell * 100) / 100).replace(".", decimalSign);
    if ("cents" in cell) return (cell.cents / 100).toFixed(2).replace(".", decimalSign);
    return quoted(TELEPHONE.test(cell.telephone) ? cell.telephone : harmless(cell.telephone));
  };
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(cellOf).join(";")}\r\n`).join("");
}

/** `Intl` itself would write marks of direction before a negative number in Arabic, which a spreadsheet takes for text. */
const decimalSignOf = (locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: "latn" }).formatToParts(0.5).find(({ type }) => type === "decimal")
    ?.value ?? ".";

/** A name that begins like a formula must not run as one in a spreadsheet. */
const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

/** A text of a file as it was before `harmless`. */
export const asWritten = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

const quoted = (text: string) => (/[;"\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
