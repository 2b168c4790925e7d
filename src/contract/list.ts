import type { LanguageCode } from "./formats";

/** Without `sort` a list has its own order, which rows that are equal keep with it, too. */
export interface ListFilter<Column extends string, View extends string> {
  /** Words in any order, each a part of a searched text; case, accents and variants of a sign are ignored. */
  text?: string;
  /** A saved view. */
  view?: View;
  /** By one column, as people read it. */
  sort?: Column;
  /** In whose alphabet texts are sorted, an ISO 639 code; Spanish if nothing is said. */
  language?: LanguageCode;
  /** Of `sort`: ascending where nothing is said. */
  order?: "asc" | "desc";
}

/** Which page of a list. One past the end is empty; a number that is none counts as not said. */
export interface ListPaging {
  /** From 1, which is also meant where nothing is said. */
  page?: number;
  /** 10 where nothing is said, and at most 200: of more, 200 come. */
  perPage?: number;
}

export interface ListPage<Row, View extends string> {
  rows: Row[];
  /** Rows of all pages. */
  total: number;
  /** Rows of each saved view, ignoring the filter. */
  inView: Record<View, number>;
  /** The cursor of the hotel's changes that this page includes. After a later one of `awaitHotelChanges` it is stale. */
  asOf: number;
}
