import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

interface HotelChangesState {
  /** The last cursor of the changes in the hotel's books, whoever made them, that the server has told. */
  heard?: number;
}

const initialState: HotelChangesState = {};

export const hotelChangesSlice = createSlice({
  name: "hotelChanges",
  initialState,
  reducers: {
    hotelWatched() {},
    hotelUnwatched() {},
    hotelHeard(state, { payload: cursor }: PayloadAction<number>) {
      state.heard = cursor;
    },
  },
  selectors: {
    /** Whether something has changed since what was read at that cursor. */
    selectIsOutdated: ({ heard = 0 }, asOf: number | undefined) => asOf !== undefined && asOf < heard,
    selectHeard: ({ heard }) => heard,
  },
});

export const { hotelWatched, hotelUnwatched, hotelHeard } = hotelChangesSlice.actions;
export const { selectIsOutdated, selectHeard } = hotelChangesSlice.selectors;
