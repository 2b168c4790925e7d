import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

export interface Deletion {
  id: string;
  customer: string;
}

interface DeletionState {
  /** The one that is to be deleted if the person says yes. */
  asked: Deletion | null;
  /** Those that have just been deleted together and can still be taken back. */
  undoable: Deletion[];
}

const initialState: DeletionState = { asked: null, undoable: [] };

export const deletionSlice = createSlice({
  name: "reservationDeletion",
  initialState,
  reducers: {
    deletionAsked(state, { payload }: PayloadAction<Deletion>) {
      state.asked = payload;
    },
    deletionDeclined(state) {
      state.asked = null;
    },
    reservationDeleted(state, _action: PayloadAction<Deletion>) {
      state.asked = null;
    },
    deletionsAccepted(state, { payload }: PayloadAction<Deletion[]>) {
      state.undoable = payload;
    },
    deletionsUndone(state, _action: PayloadAction<Deletion[]>) {
      state.undoable = [];
    },
    deletionsExpired(state) {
      state.undoable = [];
    },
  },
  selectors: {
    selectAskedDeletion: ({ asked }) => asked,
    selectDeletions: ({ undoable }) => undoable,
  },
});

export const {
  deletionAsked,
  deletionDeclined,
  reservationDeleted,
  deletionsAccepted,
  deletionsUndone,
  deletionsExpired,
} = deletionSlice.actions;
export const { selectAskedDeletion, selectDeletions } = deletionSlice.selectors;
