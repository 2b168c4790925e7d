import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { NetworkFaults } from "@/contract/faults";

interface FaultsState {
  status: "loading" | "loaded" | "applied" | "failed";
  faults: NetworkFaults | null;
}

const initialState: FaultsState = { status: "loading", faults: null };

/** The faults that the fake backend causes on purpose. */
export const faultsSlice = createSlice({
  name: "faults",
  initialState,
  reducers: {
    faultsLoaded: (_, { payload: faults }: PayloadAction<NetworkFaults>): FaultsState => ({ status: "loaded", faults }),
    faultsSubmitted(state, _action: PayloadAction<NetworkFaults>) {
      state.status = "loading";
    },
    faultsApplied: (_, { payload: faults }: PayloadAction<NetworkFaults>): FaultsState => ({
      status: "applied",
      faults,
    }),
    faultsFailed(state) {
      state.status = "failed";
    },
  },
  selectors: {
    selectFaults: ({ faults }) => faults,
    selectFaultsStatus: ({ status }) => status,
  },
});

export const { faultsLoaded, faultsSubmitted, faultsApplied, faultsFailed } = faultsSlice.actions;
export const { selectFaults, selectFaultsStatus } = faultsSlice.selectors;
