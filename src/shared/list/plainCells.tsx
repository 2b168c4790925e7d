import type { ReactNode } from "react";

import type { CivilDate } from "@/contract/property";
import type { CsvCell } from "@/shared/csv/csvOf";
import type { Formats } from "@/shared/format/formats";

import type { ListColumn, ListRow, ListWords, PlainCell } from "./listColumn";

/** A cell of the table or of a card. */
export function drawnCell(column: ListColumn, row: ListRow, words: ListWords): ReactNode {
  if (column.cell) return column.cell(row, words);
  const plain = column.plain(row, words);
  if (typeof plain !== "object") return plain;
  if ("telephone" in plain) return <bdi dir="ltr">{plain.telephone}</bdi>;
  if (!("cents" in plain)) return wordsOf(plain, words);
  return <bdi className={plain.cents === 0 ? "amount is-nothing" : "amount"}>{wordsOf(plain, words)}</bdi>;
}

/** Dates in the same form in every language, so that a spreadsheet sorts them. */
export function csvCell(column: ListColumn, row: ListRow, words: ListWords): CsvCell {
  const plain = column.plain(row, words);
  if (typeof plain !== "object") return plain;
  if ("date" in plain) return [plain.date, plain.timeOfDay].filter(Boolean).join(" ");
  if ("instant" in plain) return words.formats.stamp(plain.instant, words.hotel?.property.timeZone);
  return plain;
}

export const printedCell = (column: ListColumn, row: ListRow, words: ListWords): string =>
  wordsOf(column.plain(row, words), words);

/** "27/03/2026 12:00", in English "27/03/2026 12:00 PM"; without a time of day the date alone. */
export const writtenTime = ({ date, timeOfDay }: { date: CivilDate; timeOfDay?: string }, formats: Formats): string =>
  timeOfDay ? `${formats.date(date)} ${formats.timeOfDay(timeOfDay)}` : formats.date(date);

function wordsOf(plain: PlainCell, { formats, hotel }: ListWords): string {
  if (typeof plain !== "object") return String(plain);
  if ("telephone" in plain) return plain.telephone;
  if ("instant" in plain) return formats.dayAndTime(plain.instant, hotel?.property.timeZone);
  if ("date" in plain) return plain.date && writtenTime({ ...plain, date: plain.date }, formats);
  return hotel ? formats.money({ cents: plain.cents, currency: hotel.property.currency }) : "";
}
