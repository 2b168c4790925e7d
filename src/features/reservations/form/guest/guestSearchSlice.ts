import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Guest } from "@/contract/guest";

interface GuestSearchState {
  status: "idle" | "loading" | "loaded" | "failed";
  found: Guest[];
  /** Who has the e-mail, telephone or document of the guest that is being written down. */
  duplicates: Guest[];
}

const initialState: GuestSearchState = { status: "idle", found: [], duplicates: [] };

export type GuestIdentity = Partial<Pick<Guest, "email" | "phone" | "document">>;

/** The hotel's guests, as far as a form has looked for them. */
export const guestSearchSlice = createSlice({
  name: "guestSearch",
  initialState,
  reducers: {
    guestsSought(state, { payload: text }: PayloadAction<string>) {
      state.status = text.trim() ? "loading" : "idle";
      if (!text.trim()) state.found = [];
    },
    guestsFound(state, { payload: found }: PayloadAction<Guest[]>) {
      state.status = "loaded";
      state.found = found;
    },
    guestSearchFailed(state) {
      state.status = "failed";
      state.found = [];
    },
    duplicatesSought(_state, _action: PayloadAction<GuestIdentity>) {},
    duplicatesFound(state, { payload: duplicates }: PayloadAction<Guest[]>) {
      state.duplicates = duplicates;
    },
    guestSearchForgotten: () => initialState,
  },
  selectors: {
    selectFoundGuests: ({ found }) => found,
    selectGuestSearchStatus: ({ status }) => status,
    selectDuplicates: ({ duplicates }) => duplicates,
  },
});

export const { guestsSought, guestsFound, guestSearchFailed, duplicatesSought, duplicatesFound, guestSearchForgotten } =
  guestSearchSlice.actions;
export const { selectFoundGuests, selectGuestSearchStatus, selectDuplicates } = guestSearchSlice.selectors;
