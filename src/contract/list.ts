import type { LanguageCode } from "./formats";

/** Without `sort` a list has its own order. Rows that sort as equal keep that order. */
export interface ListFilter<Column extends string, View extends string> {
  /** Words in any order. Each must be part of a searched text; case, accents and spellings of a sign are ignored. */
  text?: string;
  view?: View;
  /** Sorts by one column in the order that people expect. */
  sort?: Column;
  /** ISO 639 code of the language by whose alphabet texts are sorted; Spanish unless given. */
  language?: LanguageCode;
  /** For `sort`; ascending unless given. */
  order?: "asc" | "desc";
}

/** The page of a list. A page past the end is empty; a value that is no number is ignored. */
export interface ListPaging {
  /** From 1; 1 unless given. */
  page?: number;
  /** 10 unless given; at most 200, also where more are asked for. */
  perPage?: number;
}

export interface ListPage<Row, View extends string> {
  rows: Row[];
  /** The number of rows on all pages. */
  total: number;
  /** The number of rows of each saved view, whatever the filter. */
  inView: Record<View, number>;
  /** The cursor of the hotel's changes that this page includes. After a later one of `awaitHotelChanges` it is stale. */
  asOf: number;
}
