import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

export interface Deletion {
  id: string;
  customer: string;
}

/** The reservations that have just been deleted together and can still be taken back. */
export const deletionSlice = createSlice({
  name: "reservationDeletion",
  initialState: [] as Deletion[],
  reducers: {
    reservationDeleted: (deletions, _action: PayloadAction<Deletion>) => deletions,
    deletionsAccepted: (_, { payload }: PayloadAction<Deletion[]>) => payload,
    deletionsUndone: (_, _action: PayloadAction<Deletion[]>) => [],
    deletionsExpired: () => [],
  },
  selectors: { selectDeletions: (deletions) => deletions },
});

export const { reservationDeleted, deletionsAccepted, deletionsUndone, deletionsExpired } = deletionSlice.actions;
export const { selectDeletions } = deletionSlice.selectors;
