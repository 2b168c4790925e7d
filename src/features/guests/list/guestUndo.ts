import { createAction } from "@reduxjs/toolkit";

import { undoSlice } from "@/shared/undo/undoSlice";

/** The last act on guests that can be undone. */
export const guestUndo = undoSlice("guestUndo");

/** A row's request to delete its guest. The record imports the list, so the list cannot import its writes. */
export const guestDeletionRequested = createAction<{ id: string; name: string }>("guestDeletionRequested");
