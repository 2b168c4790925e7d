import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { ReservationFilter, ReservationRow } from "@/contract/reservationList";

import type { ColumnId } from "./useColumns";

export interface ExportRequest {
  filter: ReservationFilter;
  columns: ColumnId[];
}

interface ExportState {
  /** Whether rows are on their way to a file or to the printer. */
  isFetching: boolean;
  /** What is on the sheet for the printer. */
  sheet?: ExportRequest & { rows: ReservationRow[] };
}

const initialState: ExportState = { isFetching: false };

/** The whole list of a filter, on its way to paper or to a file. */
export const exportSlice = createSlice({
  name: "reservationExport",
  initialState,
  reducers: {
    exportRequested: (_, _action: PayloadAction<ExportRequest>): ExportState => ({ isFetching: true }),
    printRequested: (_, _action: PayloadAction<ExportRequest>): ExportState => ({ isFetching: true }),
    sheetLoaded: (_, { payload: sheet }: PayloadAction<NonNullable<ExportState["sheet"]>>): ExportState => ({
      isFetching: false,
      sheet,
    }),
    exportEnded: (): ExportState => ({ isFetching: false }),
  },
  selectors: {
    selectIsExporting: ({ isFetching }) => isFetching,
    selectSheet: ({ sheet }) => sheet,
  },
});

export const { exportRequested, printRequested, sheetLoaded, exportEnded } = exportSlice.actions;
export const { selectIsExporting, selectSheet } = exportSlice.selectors;
