import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

interface HotelChangesState {
  /** The last cursor of the changes that the server has told. */
  heard?: number;
  /** Counts the changes in the hotel's books, whoever made them, while somebody looks at them here. */
  revision: number;
}

const initialState: HotelChangesState = { revision: 0 };

export const hotelChangesSlice = createSlice({
  name: "hotelChanges",
  initialState,
  reducers: {
    hotelWatched() {},
    hotelUnwatched() {},
    hotelHeard(state, { payload: cursor }: PayloadAction<number>) {
      state.heard = cursor;
    },
    hotelChanged(state) {
      state.revision += 1;
    },
  },
  selectors: {
    selectHotelRevision: ({ revision }) => revision,
    /** Whether something has changed since what was read at that cursor. */
    selectIsOutdated: ({ heard = 0 }, asOf: number | undefined) => asOf !== undefined && asOf < heard,
    selectHeard: ({ heard }) => heard,
  },
});

export const { hotelWatched, hotelUnwatched, hotelHeard, hotelChanged } = hotelChangesSlice.actions;
export const { selectHotelRevision, selectIsOutdated, selectHeard } = hotelChangesSlice.selectors;
