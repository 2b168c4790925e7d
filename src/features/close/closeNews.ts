import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { SolutionReply } from "@/contract/day/close";
import type { CivilDate } from "@/contract/property";
import { undoSlice } from "@/shared/undo/undoSlice";

export const closeUndo = undoSlice("closeUndo");

interface CloseNews {
  /** Rows of the last solution that were left out. */
  refused: SolutionReply["refused"];
  /** The day that was closed here: its report is in view. */
  closed?: CivilDate;
}

const initialState: CloseNews = { refused: [] };

/** Results of what a person did in the close, until they have read them. */
export const closeNews = createSlice({
  name: "closeNews",
  initialState,
  reducers: {
    rowsLeftOut: (news, { payload: refused }: PayloadAction<CloseNews["refused"]>) => ({ ...news, refused }),
    dayClosed: (_, { payload: closed }: PayloadAction<CivilDate>): CloseNews => ({ ...initialState, closed }),
    newsRead: () => initialState,
  },
  selectors: { selectNews: (news) => news },
});
