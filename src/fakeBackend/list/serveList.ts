import type { ListFilter, ListPage, ListPaging } from "@/contract/list";

import type { Context } from "../core/routes";
import type { ListIndex } from "./ListIndex";
import { pageOf } from "./pageOf";

/** The two calls of a list: a page of it, and every row of a filter for a file or the printer. */
export const serveList = <Entry, Column extends string, View extends string, Filters extends object, Row>(
  open: (context: Context) => { list: ListIndex<Entry, Column, View, Filters>; toRow: (entry: Entry) => Row },
) => ({
  page: (
    { query }: { query: ListFilter<Column, View> & Filters & ListPaging },
    context: Context,
  ): ListPage<Row, View> => {
    const { list, toRow } = open(context);
    return pageOf(list, query, toRow, context.db.hotel.revision.count);
  },
  rows: ({ query }: { query: ListFilter<Column, View> & Filters }, context: Context): Row[] => {
    const { list, toRow } = open(context);
    return list.find(query).found.map(toRow);
  },
});
