import type { ListFilter, ListPage, ListPaging } from "@/contract/list";

import type { Context } from "../core/routes";
import type { ListIndex } from "./ListIndex";
import { pageOf } from "./pageOf";

/** The two calls of a list: a page of it, and every row of a filter for a file or the printer. */
export const serveList = <Entry, Column extends string, View extends string, Filters extends object, Row>(
  listIn: (context: Context) => ListIndex<Entry, Column, View, Filters>,
  toRow: (entry: Entry, context: Context) => Row,
) => ({
  page: (
    { query }: { query: ListFilter<Column, View> & Filters & ListPaging },
    context: Context,
  ): ListPage<Row, View> => {
    const { revision } = context.db.hotel;
    return pageOf(listIn(context), query, (entry) => toRow(entry, context), revision.count);
  },
  rows: ({ query }: { query: ListFilter<Column, View> & Filters }, context: Context): Row[] =>
    listIn(context)
      .find(query)
      .found.map((entry) => toRow(entry, context)),
});
