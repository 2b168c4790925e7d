import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { BulkRequest, BulkResult } from "@/contract/reservationActions";

interface BulkState {
  isRunning: boolean;
  /** What could not be done the last time, each with its reasons. */
  refused: BulkResult[];
}

const initialState: BulkState = { isRunning: false, refused: [] };

/** One action on many reservations. */
export const bulkSlice = createSlice({
  name: "bulkAction",
  initialState,
  reducers: {
    bulkRequested: (_, _action: PayloadAction<BulkRequest>): BulkState => ({ isRunning: true, refused: [] }),
    bulkDone: (_, { payload: results }: PayloadAction<BulkResult[]>): BulkState => ({
      isRunning: false,
      refused: results.filter(({ isDone }) => !isDone),
    }),
    bulkFailed: () => initialState,
    bulkReportClosed: () => initialState,
  },
  selectors: {
    selectIsBulkRunning: ({ isRunning }) => isRunning,
    selectBulkRefused: ({ refused }) => refused,
  },
});

export const { bulkRequested, bulkDone, bulkFailed, bulkReportClosed } = bulkSlice.actions;
export const { selectIsBulkRunning, selectBulkRefused } = bulkSlice.selectors;
