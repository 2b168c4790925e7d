import type { LanguageCode } from "./formats";

/** Filters and order of every list, besides its own filters. */
export interface ListFilter<Column extends string, View extends string> {
  /** Words in any order, each a part of a searched text; case, accents and variants of a sign are ignored. */
  text?: string;
  /** A saved view. */
  view?: View;
  sort?: Column;
  /** In whose alphabet texts are sorted, an ISO 639 code; Spanish if nothing is said. */
  language?: LanguageCode;
  order?: "asc" | "desc";
}

/** Which page of a list. */
export interface ListPaging {
  /** From 1. */
  page?: number;
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
