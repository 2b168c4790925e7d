import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Reason } from "@/contract/reservations/reservationReasons";

export interface BulkRequest {
  action: string;
  ids: string[];
  /** The answer to the question that comes before the action. */
  answer?: string;
}

export interface BulkResult {
  id: string;
  name: string;
  isDone: boolean;
  /** Why not. */
  reasons: Reason[];
}

interface BulkState {
  isRunning: boolean;
  /** Rows for which the last action was refused. */
  refused: BulkResult[];
}

const initialState: BulkState = { isRunning: false, refused: [] };

/** One action on many rows. */
export function createBulkSlice(name: string) {
  return createSlice({
    name,
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
}
