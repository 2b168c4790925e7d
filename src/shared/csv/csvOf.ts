/** A number is written with the language's decimal sign, so that a spreadsheet can compute with it. */
export type CsvCell = string | number;

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Beginnings that a spreadsheet takes for a formula, also after blanks; the wide forms are those of East Asian
 * keyboards.
 */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/** The file's text: a line per row, cells separated by `;` as European spreadsheets expect, marked as UTF-8. */
export function csvOf(lines: CsvCell[][], locale: string): string {
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 });
  const cellOf = (cell: CsvCell) => (typeof cell === "number" ? numbers.format(cell) : quoted(harmless(cell)));
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(cellOf).join(";")}\r\n`).join("");
}

/** A name that begins like a formula must not run as one in a spreadsheet. */
const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[;"\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
