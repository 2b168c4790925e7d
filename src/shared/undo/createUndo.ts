import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

interface UndoState {
  asked: unknown;
  undoable: unknown[];
}

const initialState: UndoState = { asked: null, undoable: [] };

/** Acts that are asked about before they are done, and that can be undone for a while. The sagas are the area's. */
export function createUndo<What>() {
  return <Name extends string>(name: Name) => {
    const slice = createSlice({
      name,
      initialState,
      reducers: {
        asked: (state, { payload: what }: PayloadAction<What>) => ({ ...state, asked: what }),
        declined: (state) => ({ ...state, asked: null }),
        /** The person has said yes. */
        confirmed: (state, _action: PayloadAction<What>) => ({ ...state, asked: null }),
        /** Acts that were done together, and can be undone together. */
        offered: (state, { payload: undoable }: PayloadAction<What[]>) => ({ ...state, undoable }),
        undone: (state, _action: PayloadAction<What[]>) => ({ ...state, undoable: [] }),
        expired: (state) => ({ ...state, undoable: [] }),
      },
      selectors: {
        // the slice's own types cannot follow a type that is still open
        selectAsked: ({ asked }) => asked as What | null,
        selectUndoable: ({ undoable }) => undoable as What[],
      },
    });
    return slice;
  };
}

export type Undo<What> = ReturnType<ReturnType<typeof createUndo<What>>>;
