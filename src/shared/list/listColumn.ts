import type { ReactNode } from "react";

import type { CivilDate } from "@/contract/property";
import type { CsvCell } from "@/shared/csv/csvOf";
import type { Formats } from "@/shared/format/formats";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import type { MessageId } from "@/shared/i18n/catalogues";
import type { Texts } from "@/shared/i18n/texts";

export interface ListRow {
  id: string;
}

/** Texts and formats for cells. A page has hundreds of them: it asks once, for all. */
export interface ListWords {
  text: Texts["text"];
  formats: Formats;
  hotel: Hotel | undefined;
  /** Whether a column is on the screen; the main column tells what matters of those that do not fit. */
  isShown: (column: string) => boolean;
}

/**
 * The value says its kind, so that each place writes it as it has to. An amount is in the currency of the property: a number
 * in a file, money on the screen and on paper. A date, with a time of day or without, and an instant (ISO 8601, shown on
 * the property's clock) are as the language has them; in a file "2026-03-27 12:00". "" is no date.
 */
export type PlainCell = CsvCell | { date: CivilDate; timeOfDay?: string } | { instant: string };

/** One column of a list: for the table, the cards, the file and the printer. */
export interface ListColumn<Row extends ListRow = ListRow, Id extends string = string> {
  id: Id;
  name: MessageId;
  /** Narrowest width in px; a wider table shares out the rest. */
  width: number;
  isNumeric?: boolean;
  isSortable?: boolean;
  /** Columns of low importance are left out first where the table is narrow; without one the column always stays. */
  importance?: number;
  /** Where a card shows it: without its name, or with it; otherwise it does not. */
  card?: "mark" | "fact";
  /** On the screen; without one it is what `plain` says. */
  cell?(row: Row, words: ListWords): ReactNode;
  /** Without colours or links. */
  plain(row: Row, words: ListWords): PlainCell;
}
