import { createSelector, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { ReservationPage, ReservationRow } from "@/contract/reservationList";
import type { Sentence } from "@/shared/i18n/sentence";

import { bookingSaves } from "../saves/bookingSaves";
import type { ListQuery } from "./listQuery";

export interface ListRequest {
  query: ListQuery;
  /** Whether the channels are to be asked first for what came in. */
  isRefresh?: boolean;
}

interface ReservationsState {
  status: "loading" | "loaded" | "failed";
  request?: ListRequest;
  page?: ReservationPage;
  problem?: Sentence;
  /** The same page as it is by now, with other rows or in another order: it waits until somebody wants to see it. */
  newerPage?: ReservationPage;
  /** What came in with the last refresh; undefined until there was one. */
  arrived?: ReservationRow[];
  /** Gone from the screen, whatever an older answer says: deleted, and not taken back. */
  hiddenIds: string[];
}

const initialState: ReservationsState = { status: "loading", hiddenIds: [] };

/** The page of the list that is on the screen, and what is on its way. */
export const reservationsSlice = createSlice({
  name: "reservations",
  initialState,
  reducers: {
    reservationsRequested(state, { payload: request }: PayloadAction<ListRequest>) {
      state.status = "loading";
      state.request = request;
      if (request.isRefresh) state.arrived = undefined;
    },
    reservationsLoaded(state, { payload: page }: PayloadAction<ReservationPage>) {
      state.status = "loaded";
      state.page = page;
      state.newerPage = undefined;
    },
    /** Somebody has changed something; what is asked for meanwhile shows it anyway. */
    reservationsOutdated() {},
    newerPageLoaded(state, { payload: page }: PayloadAction<ReservationPage>) {
      const isSame = page.rows.map(({ id }) => id).join() === state.page?.rows.map(({ id }) => id).join();
      if (isSame) state.page = page;
      else if (state.page) state.page.inView = page.inView;
      state.newerPage = isSame ? undefined : page;
    },
    newerPageShown(state) {
      state.page = state.newerPage ?? state.page;
      state.newerPage = undefined;
    },
    reservationsArrived(state, { payload: arrived }: PayloadAction<ReservationRow[]>) {
      state.arrived = arrived;
    },
    reservationsFailed(state, { payload: problem }: PayloadAction<Sentence>) {
      state.status = "failed";
      state.problem = problem;
    },
    reservationsHidden(state, { payload: ids }: PayloadAction<string[]>) {
      state.hiddenIds.push(...ids);
    },
    reservationsShownAgain(state, { payload: ids }: PayloadAction<string[]>) {
      state.hiddenIds = state.hiddenIds.filter((id) => !ids.includes(id));
    },
  },
  extraReducers: (builder) =>
    builder.addCase(bookingSaves.actions.adopted, ({ hiddenIds }, { payload: saves }) => {
      for (const { what } of saves) if (what.kind === "deletion" && what.act === "delete") hiddenIds.push(what.id);
    }),
  selectors: {
    selectIsLoading: ({ status }) => status === "loading",
    selectHasListFailed: ({ status }) => status === "failed",
    /** Those that are asked for; after a refresh that failed they are still those from before. */
    selectAreRowsRight: ({ status, request }) => status !== "failed" || request?.isRefresh === true,
    selectListProblem: ({ problem }) => problem,
    selectListRequest: ({ request }) => request,
    selectIsRefreshing: ({ status, request }) => status === "loading" && request?.isRefresh === true,
    selectRows: createSelector(
      [(state: ReservationsState) => state.page?.rows, ({ hiddenIds }: ReservationsState) => hiddenIds],
      (rows = [], hiddenIds) => rows.filter(({ id }) => !hiddenIds.includes(id)),
    ),
    selectHasNewerPage: ({ newerPage }) => newerPage !== undefined,
    selectTotal: ({ page }) => page?.total ?? 0,
    selectInView: ({ page }) => page?.inView,
    /** The last page there is, where the one asked for lies behind it: its rows were deleted, say. */
    selectPageInstead: ({ status, request, page }) =>
      status === "loaded" && request && page && page.rows.length === 0 && page.total > 0
        ? Math.ceil(page.total / request.query.perPage)
        : undefined,
    selectAsOf: ({ page, newerPage }) => (newerPage ?? page)?.asOf,
    selectArrived: ({ arrived }) => arrived,
  },
});

export const {
  reservationsRequested,
  reservationsLoaded,
  reservationsOutdated,
  newerPageLoaded,
  newerPageShown,
  reservationsArrived,
  reservationsFailed,
  reservationsHidden,
  reservationsShownAgain,
} = reservationsSlice.actions;
export const {
  selectIsLoading,
  selectHasListFailed,
  selectAreRowsRight,
  selectListProblem,
  selectListRequest,
  selectIsRefreshing,
  selectRows,
  selectHasNewerPage,
  selectTotal,
  selectInView,
  selectPageInstead,
  selectAsOf,
  selectArrived,
} = reservationsSlice.selectors;
