import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Reservation } from "@/contract/reservations";

import { reservationActions } from "../actions/reservationActions";
import { reservationSaved } from "./savingSlice";

interface OpenReservation {
  status: "loading" | "loaded" | "unknown" | "failed";
  /** None while a new one is written down. */
  reservation?: Reservation;
  /** It came with the answer to a save, so that its page need not ask for it. */
  isFresh: boolean;
}

const initialState: OpenReservation = { status: "loading", isFresh: false };

/** The reservation that is open. */
export const reservationSlice = createSlice({
  name: "reservation",
  initialState,
  reducers: {
    reservationOpened(open, { payload: id }: PayloadAction<string>): OpenReservation {
      const isAtHand = open.isFresh && open.reservation?.id === id;
      return isAtHand ? { ...open, isFresh: false } : initialState;
    },
    reservationClosed: (open, { payload: id }: PayloadAction<string>) =>
      open.reservation?.id === id ? initialState : open,
    /** Somebody has changed something, this one perhaps. */
    reservationOutdated: (open, _action: PayloadAction<string>) => open,
    /** Somebody writes in its form: it stays what that began with. */
    reservationTouched: (open) => open,
    reservationLoaded: (_, { payload: reservation }: PayloadAction<Reservation>): OpenReservation => ({
      status: "loaded",
      reservation,
      isFresh: false,
    }),
    reservationUnknown: (): OpenReservation => ({ status: "unknown", isFresh: false }),
    reservationFailed: (): OpenReservation => ({ status: "failed", isFresh: false }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(reservationSaved, (open, { payload: { reservation, isOpen } }) =>
        isOpen ? { status: "loaded", reservation, isFresh: true } : open,
      )
      .addCase(reservationActions.actions.done, (open, { payload: reservation }) => {
        if (open.reservation?.id === reservation.id) open.reservation = reservation;
      })
      .addCase(reservationActions.actions.refused, (open, { payload: { current } }) => {
        if (current) open.reservation = current;
      }),
  selectors: {
    selectReservation: ({ reservation }) => reservation,
    selectReservationStatus: ({ status }) => status,
  },
});

export const {
  reservationOpened,
  reservationClosed,
  reservationOutdated,
  reservationTouched,
  reservationLoaded,
  reservationUnknown,
  reservationFailed,
} = reservationSlice.actions;
export const { selectReservation, selectReservationStatus } = reservationSlice.selectors;
