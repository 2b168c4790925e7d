import { race, take } from "redux-saga/effects";

import type { ListFilter, ListPage, ListPaging } from "@/contract/list";
import { messageOf } from "@/shared/api/messageOf";
import { untilAnswered } from "@/shared/connection/untilAnswered";
import { csvOf } from "@/shared/csv/csvOf";
import { saveFile } from "@/shared/csv/saveFile";
import { formatsOf } from "@/shared/format/formats";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { languageOf } from "@/shared/i18n/languages";
import { currentSpoken } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLatest, onLeading } from "@/shared/feature/watch";

import type { BulkRequest, BulkResult, createBulkSlice } from "./createBulkSlice";
import type { createExportSlice, ExportRequest } from "./createExportSlice";
import type { createListSlice, ListRequest } from "./createListSlice";
import type { createSelectionSlice } from "./createSelectionSlice";
import type { ListQuery } from "./createListQuery";
import type { ListBase } from "./listBase";
import type { ListRow, ListWords } from "./listColumn";
import { csvCell } from "./plainCells";

type Filter = ListFilter<string, string>;
type Page = ListPage<ListRow, string>;

/** As methods, so that calls with a narrower query fit: what a list asks for has passed its own codec. */
interface Calls extends Pick<ListBase<ListRow, string, string>, "columns" | "texts" | "bulk"> {
  call(this: void, request: { query: Filter & ListPaging }): Promise<Page>;
  exportCall(this: void, request: { query: Filter }): Promise<ListRow[]>;
  refreshCall?(this: void, request: { body: Filter & ListPaging }): Promise<Page & { arrived: ListRow[] }>;
}

interface Parts {
  page: ReturnType<typeof createListSlice>;
  selection: ReturnType<typeof createSelectionSlice>;
  bulk: ReturnType<typeof createBulkSlice>;
  sheet: ReturnType<typeof createExportSlice>;
}

export function createListSaga(rules: Calls, { page, selection, bulk, sheet }: Parts) {
  function* load({ query, isRefresh }: ListRequest): Saga {
    try {
      if (isRefresh && rules.refreshCall) {
        const { arrived, ...refreshed } = yield* call(rules.refreshCall, { body: wired(query) });
        yield* put(page.actions.loaded(refreshed));
        yield* put(page.actions.arrived(arrived));
      } else {
        yield* put(page.actions.loaded(yield* ask(query)));
      }
    } catch (error) {
      yield* put(page.actions.failed(messageOf(error))); // the list itself says so, and can retry
    }
  }

  /** A reply that is on its way when a write tells of rows may be older than that: it is asked for again. */
  function* ask(query: ListQuery): Saga<Page> {
    const told = take(page.actions.changed);
    for (;;) {
      const { reply }: { reply?: Page } = yield race({ reply: call(rules.call, { query: wired(query) }), told });
      if (reply) return reply;
    }
  }

  /** Loads the page on the screen in the background; a newer request wins. */
  function* lookAgain(heard = Infinity): Saga {
    const { selectIsLoading, selectRequest, selectHasFailed, selectAsOf } = page.selectors;
    if (yield* select(selectIsLoading)) {
      yield take([page.actions.loaded, page.actions.failed]);
      const asOf = yield* select(selectAsOf);
      if (asOf !== undefined && asOf >= heard) return; // else that reply is older, or may be
    }
    const asked = yield* select(selectRequest);
    if (!asked) return;
    try {
      const newer = yield* untilAnswered(() => ask(asked.query));
      const isAsked = (yield* select(selectRequest)) === asked;
      if (isAsked && !(yield* select(selectHasFailed))) yield* put(page.actions.newerLoaded(newer));
    } catch {
      // the person did not ask for it: the list stays as it is
    }
  }

  function* saveCsv({ filter, columns: ids }: ExportRequest): Saga {
    try {
      const rows = yield* call(rules.exportCall, { query: sortedHere(filter) });
      const { text } = textsOf(currentSpoken());
      const { locale } = languageOf(currentSpoken().code);
      const hotel = yield* select(selectHotel);
      const words: ListWords = { text, formats: formatsOf(locale), hotel, isShown: () => true };
      const columns = ids.flatMap((id) => rules.columns.find((column) => column.id === id) ?? []);
      const head = ["ID", ...columns.map(({ name }) => text(name))];
      const lines = rows.map((row) => [row.id, ...columns.map((column) => csvCell(column, row, words))]);
      const file = csvOf([head, ...lines], locale);
      yield* call(saveFile, `${text(`${rules.texts}.file`)}.csv`, file, "text/csv;charset=utf-8");
      const values = { rows: text(`${rules.texts}.count`, { count: rows.length }) };
      yield* put(noticeShown({ kind: "success", sentence: { id: "list.exported", values } }));
    } finally {
      yield* put(sheet.actions.exportEnded());
    }
  }

  function* loadSheet(request: ExportRequest): Saga {
    try {
      const rows = yield* call(rules.exportCall, { query: sortedHere(request.filter) });
      yield* put(sheet.actions.sheetLoaded({ ...request, rows }));
    } catch (error) {
      yield* put(sheet.actions.exportEnded());
      throw error;
    }
  }

  /** Runs an action on many rows. Refused rows stay selected, to be looked at or tried again; deleted rows do not. */
  function* actOnMany(request: BulkRequest): Saga {
    if (!rules.bulk) return;
    try {
      const results = yield* call(rules.bulk.act, request);
      yield* put(bulk.actions.bulkDone(results));
      const done = results.filter(({ isDone }) => isDone);
      const action = rules.bulk.actions.find(({ id }) => id === request.action);
      if (action?.removesRows) yield* put(page.actions.hidden(done.map(({ id }) => id)));
      if (done.length > 0) yield* rules.bulk.tell(request, done);
      const settled = results.filter((result) => result.isDone || isGone(result));
      yield* put(selection.actions.unselected(settled.map(({ id }) => id)));
      yield* reloadList(page);
    } catch (error) {
      yield* put(bulk.actions.bulkFailed());
      throw error;
    }
  }

  return function* saga() {
    yield onLatest(page.actions.requested, load);
    yield onLatest(page.actions.outdated, lookAgain);
    yield onLeading(sheet.actions.exportRequested, saveCsv);
    yield onLeading(sheet.actions.printRequested, loadSheet);
    yield onLeading(bulk.actions.bulkRequested, actOnMany);
  };
}

/** As the server knows it. */
const wired = ({ display: _, ...query }: ListQuery): Filter & ListPaging => sortedHere(query);

/** Texts in the alphabet of the screen. */
const sortedHere = <Query extends Filter>(query: Query): Query =>
  query.sort === undefined ? query : { ...query, language: currentSpoken().code };

const isGone = ({ reasons }: BulkResult) => reasons.some(({ code }) => code === "GONE");

export function* reloadList({ actions, selectors }: Parts["page"]): Saga {
  const request = yield* select(selectors.selectRequest);
  if (request) yield* put(actions.requested({ query: request.query }));
}
