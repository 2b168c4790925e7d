import { createSelector, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { ListPage } from "@/contract/list";
import type { Sentence } from "@/shared/i18n/sentence";

import { type ListQuery, pageInstead } from "./createListQuery";
import type { ListRow } from "./listColumn";

export interface ListRequest {
  query: ListQuery;
  /** Whether the server first asks elsewhere for what is new. */
  isRefresh?: boolean;
}

type Page = ListPage<ListRow, string>;

interface ListState {
  status: "loading" | "loaded" | "failed";
  request?: ListRequest;
  page?: Page;
  /** Whether the request is for what `page` shows. */
  isAgain: boolean;
  problem?: Sentence;
  /** The same page as it is now, with other rows or in another order: it waits until the person wants to see it. */
  newerPage?: Page;
  /** Rows that the last refresh brought; undefined until there was one. */
  arrived?: ListRow[];
  /** Deleted and not restored: kept off the screen whatever an older reply says. */
  hiddenIds: string[];
}

const initialState: ListState = { status: "loading", isAgain: false, hiddenIds: [] };

const asOf = ({ page, newerPage }: ListState) => (newerPage ?? page)?.asOf;

const isOlder = (reply: Page, known: ListState) => reply.asOf < (asOf(known) ?? 0);

/** The page of the list that is on the screen, and the request under way. */
export function createListSlice(name: string) {
  return createSlice({
    name,
    initialState,
    reducers: {
      requested(state, { payload: request }: PayloadAction<ListRequest>) {
        const isSame = JSON.stringify(state.request?.query) === JSON.stringify(request.query);
        state.isAgain = isSame && (state.isAgain || state.status === "loaded");
        state.status = "loading";
        state.request = request;
        if (request.isRefresh) state.arrived = undefined;
      },
      loaded(state, { payload: page }: PayloadAction<Page>) {
        state.status = "loaded";
        if (state.isAgain && isOlder(page, state)) return;
        state.page = page;
        state.newerPage = undefined;
      },
      /** The data has changed elsewhere: by the change with that cursor, where it is known. */
      outdated(_, { payload: _heard }: PayloadAction<number | undefined>) {},
      newerLoaded(state, { payload: page }: PayloadAction<Page>) {
        if (isOlder(page, state)) return;
        const isSame = page.rows.map(({ id }) => id).join() === state.page?.rows.map(({ id }) => id).join();
        if (isSame) state.page = page;
        else if (state.page) state.page.inView = page.inView;
        state.newerPage = isSame ? undefined : page;
      },
      newerShown(state) {
        state.page = state.newerPage ?? state.page;
        state.newerPage = undefined;
      },
      arrived(state, { payload: rows }: PayloadAction<ListRow[]>) {
        state.arrived = rows;
      },
      /** New values of single rows, such as the reply to a write. The rows keep their places. */
      changed(state, { payload: rows }: PayloadAction<ListRow[]>) {
        for (const page of [state.page, state.newerPage]) {
          if (page) page.rows = page.rows.map((row) => rows.find(({ id }) => id === row.id) ?? row);
        }
      },
      failed(state, { payload: problem }: PayloadAction<Sentence>) {
        state.status = "failed";
        state.problem = problem;
      },
      hidden(state, { payload: ids }: PayloadAction<string[]>) {
        state.hiddenIds.push(...ids);
      },
      shownAgain(state, { payload: ids }: PayloadAction<string[]>) {
        state.hiddenIds = state.hiddenIds.filter((id) => !ids.includes(id));
      },
    },
    selectors: {
      selectIsLoading: ({ status }) => status === "loading",
      selectHasFailed: ({ status }) => status === "failed",
      /** Whether the rows are those of the request; after a failed refresh they still are. */
      selectAreRowsRight: ({ status, request }) => status !== "failed" || request?.isRefresh === true,
      selectProblem: ({ problem }) => problem,
      selectRequest: ({ request }) => request,
      selectIsRefreshing: ({ status, request }) => status === "loading" && request?.isRefresh === true,
      selectRows: createSelector(
        [(state: ListState) => state.page?.rows, ({ hiddenIds }: ListState) => hiddenIds],
        (rows = [], hiddenIds) => rows.filter(({ id }) => !hiddenIds.includes(id)),
      ),
      selectHasNewerPage: ({ newerPage }) => newerPage !== undefined,
      selectTotal: ({ page }) => page?.total ?? 0,
      selectInView: ({ page }) => page?.inView,
      selectPageInstead: ({ status, request, page }) =>
        status === "loaded" && request && page ? pageInstead(page, request.query.perPage) : undefined,
      selectAsOf: asOf,
      selectArrived: ({ arrived }) => arrived,
    },
  });
}
