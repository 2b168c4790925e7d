import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Reservation, ReservationDraft } from "@/contract/reservations";

import type { BookingRefusal } from "../bookingRefusal";
import type { SaveRequest } from "../saves/bookingSaves";

export interface Saving {
  /** Waiting is for a connection; then it goes by itself. */
  status: "idle" | "saving" | "waiting" | "refused" | "saved";
  /** Of the form that it is about. */
  clientId?: string;
  /** What was sent off. */
  draft?: ReservationDraft;
  refusal?: BookingRefusal;
  saved?: Reservation;
}

interface SavingState {
  form: Saving;
  /** Why a form was refused that is not open any more, by the form. */
  refusals: Record<string, BookingRefusal>;
}

interface SavedReservation {
  clientId: string;
  reservation: Reservation;
  /** Whether the form is still open, and waits for nothing else. */
  isOpen: boolean;
}

const idle: Saving = { status: "idle" };
const initialState: SavingState = { form: idle, refusals: {} };

/** The open form on its way to the server, and what became of those that were left meanwhile. */
export const savingSlice = createSlice({
  name: "reservationSaving",
  initialState,
  reducers: {
    saveRequested(saving, { payload: { clientId, draft } }: PayloadAction<SaveRequest>) {
      saving.form = { status: "saving", clientId, draft };
      delete saving.refusals[clientId];
    },
    /** There is no connection. */
    saveDelayed({ form }, { payload: clientId }: PayloadAction<string>) {
      if (form.clientId === clientId) form.status = "waiting";
    },
    saveRefused(saving, { payload }: PayloadAction<{ clientId: string; refusal: BookingRefusal }>) {
      const { clientId, refusal } = payload;
      if (saving.form.clientId === clientId) Object.assign(saving.form, { status: "refused", refusal });
      else saving.refusals[clientId] = refusal;
    },
    reservationSaved(saving, { payload }: PayloadAction<SavedReservation>) {
      const { clientId, reservation: saved, isOpen } = payload;
      if (isOpen) Object.assign(saving.form, { status: "saved", saved, refusal: undefined });
      delete saving.refusals[clientId];
    },
    /** A form is opened again that waits, or has been refused meanwhile. */
    formReopened(saving, { payload }: PayloadAction<{ clientId: string; waiting?: SaveRequest }>) {
      const { clientId, waiting } = payload;
      const refusal = saving.refusals[clientId];
      if (waiting) saving.form = { status: "waiting", clientId, draft: waiting.draft };
      else saving.form = { status: refusal ? "refused" : "idle", clientId, refusal };
    },
    formLeft(saving, { payload: clientId }: PayloadAction<string>) {
      if (saving.form.clientId === clientId) saving.form = idle;
    },
  },
  selectors: {
    /** How it goes with one form; what became of another is not its business. */
    selectSaving: ({ form }, clientId: string) => (form.clientId === clientId ? form : idle),
  },
});

export const { saveRequested, saveDelayed, saveRefused, reservationSaved, formReopened, formLeft } =
  savingSlice.actions;
export const { selectSaving } = savingSlice.selectors;
