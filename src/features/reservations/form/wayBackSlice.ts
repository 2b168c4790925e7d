import { createSlice } from "@reduxjs/toolkit";

import { paths } from "@/shared/routing/paths";

import { dayRequested } from "../day/daySlice";
import { reservationList } from "../list/reservationList";

const initialState: string = paths.reservations;

/** Where a reservation was opened from: the day, or the list as it was left. */
export const wayBackSlice = createSlice({
  name: "wayBack",
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(dayRequested, () => paths.bookingHome)
      .addCase(reservationList.actions.requested, (_, { payload: { query } }) => {
        const address = reservationList.query.address(query);
        return address ? `${paths.reservations}?${address}` : paths.reservations;
      }),
  selectors: { selectWayBack: (path) => path },
});

export const { selectWayBack } = wayBackSlice.selectors;
