import { createSlice } from "@reduxjs/toolkit";

/** Counts what has changed in the hotel's books, whoever did it, while somebody looks at them here. */
export const hotelChangesSlice = createSlice({
  name: "hotelChanges",
  initialState: 0,
  reducers: {
    hotelWatched: (revision) => revision,
    hotelUnwatched: (revision) => revision,
    hotelChanged: (revision) => revision + 1,
  },
  selectors: { selectHotelRevision: (revision) => revision },
});

export const { hotelWatched, hotelUnwatched, hotelChanged } = hotelChangesSlice.actions;
export const { selectHotelRevision } = hotelChangesSlice.selectors;
