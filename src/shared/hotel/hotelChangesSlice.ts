import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

interface HotelChangesState {
  /** How many parts of the page want to hear of changes. */
  watchers: number;
  /** The last cursor of the hotel's changes that the server has told, this desk's own included. */
  heard?: number;
}

const initialState: HotelChangesState = { watchers: 0 };

export const hotelChangesSlice = createSlice({
  name: "hotelChanges",
  initialState,
  reducers: {
    hotelWatched(state) {
      state.watchers += 1;
    },
    hotelUnwatched(state) {
      state.watchers = Math.max(0, state.watchers - 1); // a page may leave after a sign-out
    },
    hotelHeard(state, { payload: cursor }: PayloadAction<number>) {
      state.heard = cursor;
    },
  },
  selectors: {
    /** Whether something has changed since what was read at that cursor. */
    selectIsOutdated: ({ heard = 0 }, asOf: number | undefined) => asOf !== undefined && asOf < heard,
    selectHeard: ({ heard }) => heard,
    selectIsWatched: ({ watchers }) => watchers > 0,
  },
});

export const { hotelWatched, hotelUnwatched, hotelHeard } = hotelChangesSlice.actions;
export const { selectIsOutdated, selectHeard, selectIsWatched } = hotelChangesSlice.selectors;
