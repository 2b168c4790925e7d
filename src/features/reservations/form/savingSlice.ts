import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Reservation, ReservationDraft } from "@/contract/reservations";

import type { BookingRefusal } from "./bookingRefusal";

export interface SaveRequest {
  /** None: a new reservation, which `clientId` makes once however often it is asked for. */
  id?: string;
  clientId: string;
  version: number;
  draft: ReservationDraft;
}

export interface Saving {
  status: "idle" | "saving" | "refused" | "saved";
  /** Of the form that it is about. */
  clientId?: string;
  refusal?: BookingRefusal;
  saved?: Reservation;
}

const initialState: Saving = { status: "idle" };

/** The open form on its way to the server. */
export const savingSlice = createSlice({
  name: "reservationSaving",
  initialState,
  reducers: {
    saveRequested: (_, { payload: { clientId } }: PayloadAction<SaveRequest>): Saving => ({
      status: "saving",
      clientId,
    }),
    saveRefused: ({ clientId }, { payload: refusal }: PayloadAction<BookingRefusal>): Saving => ({
      status: "refused",
      clientId,
      refusal,
    }),
    reservationSaved: ({ clientId }, { payload: saved }: PayloadAction<Reservation>): Saving => ({
      status: "saved",
      clientId,
      saved,
    }),
  },
  selectors: {
    /** How it goes with one form; what became of another is not its business. */
    selectSaving: (saving, clientId: string) => (saving.clientId === clientId ? saving : initialState),
  },
});

export const { saveRequested, saveRefused, reservationSaved } = savingSlice.actions;
export const { selectSaving } = savingSlice.selectors;
