import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Deletion } from "@/shared/stay/record/deletions";

/** The row whose deletion the person is asked about. One for the list: a dialog in each row is slow to draw. */
export const askedDeletion = createSlice({
  name: "askedDeletion",
  initialState: null as Deletion | null,
  reducers: {
    asked: (_, { payload: deletion }: PayloadAction<Deletion>): Deletion | null => deletion,
    answered: () => null,
  },
  selectors: { selectAsked: (deletion) => deletion },
});
