import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Day } from "@/contract/day/day";

interface DayState {
  status: "loading" | "loaded" | "failed";
  /** The last that came: it stays on the screen while a newer one is on its way, or fails to come. */
  day?: Day;
  /** When it came, an ISO instant. */
  loadedAt: string;
}

const initialState: DayState = { status: "loading", loadedAt: "" };

export const daySlice = createSlice({
  name: "day",
  initialState,
  reducers: {
    dayRequested(state) {
      state.status = "loading";
    },
    dayLoaded: (_, { payload: { day, at } }: PayloadAction<{ day: Day; at: string }>): DayState => ({
      status: "loaded",
      day,
      loadedAt: at,
    }),
    dayFailed(state) {
      state.status = "failed";
    },
  },
  selectors: {
    selectDay: ({ day }) => day,
    selectDayStatus: ({ status }) => status,
    selectDayLoadedAt: ({ loadedAt }) => loadedAt,
  },
});

export const { dayRequested, dayLoaded, dayFailed } = daySlice.actions;
export const { selectDay, selectDayStatus, selectDayLoadedAt } = daySlice.selectors;
