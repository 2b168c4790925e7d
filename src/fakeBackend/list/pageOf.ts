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
  const { start, perPage } = pageBounds(query);
  const { found, total } = index.find(query, start, perPage);
  return { rows: found.map(toRow), total, inView: index.inView, asOf };
}

/** The first place of a page, and its rows, at most `most`. */
export function pageBounds({ page, perPage: asked }: ListPaging, most = MOST_PER_PAGE) {
  const perPage = wholeFrom1(asked, PER_PAGE, most);
  return { start: (wholeFrom1(page, 1) - 1) * perPage, perPage };
}

const wholeFrom1 = (value: unknown, otherwise: number, most = Infinity) =>
  Math.min(most, Math.max(1, Math.floor(Number(value ?? otherwise)) || otherwise));
