import type { ListFilter, ListPage, ListPaging } from "@/contract/list";

import type { ListIndex } from "./ListIndex";

const PER_PAGE = 10;
const MOST_PER_PAGE = 200;

/** The page of a list that a query names; `asOf` is the cursor of the hotel's changes that it includes. */
export function pageOf<Entry, Column extends string, View extends string, Filters extends object, Row>(
  index: ListIndex<Entry, Column, View, Filters>,
  query: ListFilter<Column, View> & Filters & ListPaging,
  toRow: (entry: Entry) => Row,
  asOf: number,
): ListPage<Row, View> {
  const perPage = wholeFrom1(query.perPage, PER_PAGE, MOST_PER_PAGE);
  const start = (wholeFrom1(query.page, 1) - 1) * perPage;
  const { found, total } = index.find(query, start, perPage);
  return { rows: found.map(toRow), total, inView: index.inView, asOf };
}

const wholeFrom1 = (value: unknown, otherwise: number, most = Infinity) =>
  Math.min(most, Math.max(1, Math.floor(Number(value ?? otherwise)) || otherwise));
