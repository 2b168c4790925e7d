/** What every list can be asked for, besides its own filters. */
export interface ListFilter<Column extends string, View extends string> {
  /** Part of what the list searches; letter case and accents do not count. */
  text?: string;
  /** A saved view. */
  view?: View;
  sort?: Column;
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
  /** Rows of each saved view, whatever the filter. */
  inView: Record<View, number>;
  /** The cursor of the hotel's changes that this page includes. After a later one of `awaitHotelChanges` it is stale. */
  asOf: number;
}
