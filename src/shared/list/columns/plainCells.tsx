import type { ReactNode } from "react";

import type { CsvCell } from "@/shared/csv/csvOf";

import type { ListColumn, ListRow, ListWords, PlainCell } from "./listColumn";

/** A cell of the table or of a card. */
export function drawnCell(column: ListColumn, row: ListRow, words: ListWords): ReactNode {
  if (column.cell) return column.cell(row, words);
  const plain = column.plain(row, words);
  if (typeof plain !== "object") return plain;
  return <bdi className={plain.cents === 0 ? "amount is-nothing" : "amount"}>{wordsOf(plain, words)}</bdi>;
}

/** Amounts in units of the currency, so that a spreadsheet adds them up. */
export function csvCell(column: ListColumn, row: ListRow, words: ListWords): CsvCell {
  const plain = column.plain(row, words);
  return typeof plain === "object" ? plain.cents / 100 : plain;
}

export const printedCell = (column: ListColumn, row: ListRow, words: ListWords): string =>
  wordsOf(column.plain(row, words), words);

function wordsOf(plain: PlainCell, { formats, hotel }: ListWords): string {
  if (typeof plain !== "object") return String(plain);
  return hotel ? formats.money({ cents: plain.cents, currency: hotel.property.currency }) : "";
}
