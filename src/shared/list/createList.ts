import type { ListFilter, ListPage, ListPaging } from "@/contract/list";
import type { Reading } from "@/shared/api/createClient";
import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";
import { put, type Saga } from "@/shared/saga/effects";

import { createBulkSlice } from "./createBulkSlice";
import { createExportSlice } from "./createExportSlice";
import { createListQuery, type ListFilterPart } from "./createListQuery";
import { createListSaga, reloadList } from "./createListSaga";
import { createListSlice } from "./createListSlice";
import { createSelectionSlice } from "./createSelectionSlice";
import { completedColumn, type DeclaredColumn } from "./declaredColumn";
import type { ListBase, ListPrefix } from "./listBase";
import type { ListRow } from "./listColumn";

type PageSlice = ReturnType<typeof createListSlice>;
type SelectorOf<Value> = (state: Parameters<PageSlice["selectors"]["selectRows"]>[0]) => Value;

type Filter<Column extends string, View extends string, Key extends string> = ListFilter<Column, View> &
  Partial<Record<Key, string>>;

interface ListRules<
  Row extends ListRow,
  Column extends string,
  View extends string,
  Key extends string,
  Prefix extends ListPrefix,
> extends Omit<ListBase<Row, Column, View>, "texts" | "columns"> {
  /** The prefix of its texts. */
  texts: Prefix;
  /** The first says who or what the row is: it is the head of the card, and cannot be hidden. */
  columns: readonly DeclaredColumn<Row, Column, Prefix>[];
  filters: readonly ListFilterPart<Key>[];
  /** The list asks again after changes of what it reads. */
  call: ((request: { query: Filter<Column, View, Key> & Required<ListPaging> }) => Promise<ListPage<Row, View>>) &
    Reading;
  /** All rows of a filter: for a file, and for the printer. */
  exportCall: (request: { query: Filter<Column, View, Key> }) => Promise<Row[]>;
  /** Asks elsewhere for new rows first; without it a refresh is a plain load. */
  refreshCall?: (request: {
    body: Filter<Column, View, Key> & Required<ListPaging>;
  }) => Promise<ListPage<Row, View> & { arrived: Row[] }>;
  /** Shows pending writes over the rows: `(rows) => handBacks.over(rows, apply)`. */
  overlay?: Overlay<Row>;
  /** The rows of a record, `foundItemRecord.inRows(apply)`: its acts are shown in them, and its page opens from them. */
  record?: RecordRows<Row>;
}

type Overlay<Row> = (selectRows: SelectorOf<Row[]>) => (state: never) => Row[];

interface RecordRows<Row> {
  overlay: Overlay<Row>;
  pathOf?: (id: string) => string;
  /** The state of the record; each that an act has brought is shown. */
  partsShowing: (show: (record: { id: string }) => Saga) => StatePart[];
}

type OtherSlices = {
  selection: ReturnType<typeof createSelectionSlice>;
  bulk: ReturnType<typeof createBulkSlice>;
  sheet: ReturnType<typeof createExportSlice>;
};
type Every<Part extends "actions" | "selectors"> = OtherSlices["selection"][Part] &
  OtherSlices["bulk"][Part] &
  OtherSlices["sheet"][Part];
type PageSelectors<Row> = Omit<PageSlice["selectors"], "selectRows" | "selectArrived"> & {
  selectRows: SelectorOf<Row[]>;
  selectArrived: SelectorOf<Row[] | undefined>;
};

/** A list: its state, and all that its page is drawn from. */
export interface List<Row extends ListRow = ListRow> extends StatePart, ListBase<Row, string, string> {
  call: Reading;
  filters: readonly ListFilterPart[];
  query: ReturnType<typeof createListQuery>;
  actions: PageSlice["actions"] & Every<"actions">;
  selectors: PageSelectors<Row> & Every<"selectors">;
  /** Asks again for the page on the screen. */
  reload: () => Saga;
}

/** Declares a list of rows that a server filters, sorts and pages. Its query is kept in the address. */
export function createList<
  Row extends ListRow,
  Column extends string,
  View extends string,
  Key extends string,
  Prefix extends ListPrefix,
>(declared: ListRules<Row, Column, View, Key, Prefix>): List<Row> {
  const columns = declared.columns.map((column) => completedColumn<Row>(declared.texts, column));
  const rules = { ...declared, columns };
  const { name, views, filters, displays = {}, record, overlay = record?.overlay } = rules;
  const page = createListSlice(name);
  const selection = createSelectionSlice(`${name}Selection`);
  const bulk = createBulkSlice(`${name}Bulk`);
  const sheet = createExportSlice(`${name}Export`);
  const parts = { page, selection, bulk, sheet };
  // a slice cannot hold rows of a type that is still open
  const selectTold: SelectorOf<Row[]> = (state) => page.selectors.selectRows(state) as Row[];
  function* show(row: ListRow): Saga {
    yield* put(page.actions.changed([row]));
  }
  return {
    pathOf: record?.pathOf,
    ...rules,
    needs: [hotelState, ...(record?.partsShowing(show) ?? [])],
    slices: Object.values(parts),
    query: createListQuery({
      filters,
      views: Object.keys(views),
      displays: Object.keys(displays),
      sortable: columns.filter(({ isSortable }) => isSortable).map(({ id }) => id),
    }),
    actions: { ...page.actions, ...selection.actions, ...bulk.actions, ...sheet.actions },
    selectors: {
      ...selection.selectors,
      ...bulk.selectors,
      ...sheet.selectors,
      ...page.selectors,
      // the store has the slice of the writes too
      selectRows: (overlay?.(selectTold) ?? selectTold) as SelectorOf<Row[]>,
      selectArrived: (state) => page.selectors.selectArrived(state) as Row[] | undefined,
    },
    saga: createListSaga(rules, parts),
    reload: () => reloadList(page),
  };
}
