import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** The reservations that are ticked, by id: from one page of the list to the next. */
export const selectionSlice = createSlice({
  name: "reservationSelection",
  initialState: [] as string[],
  reducers: {
    reservationToggled: (ids, { payload: id }: PayloadAction<string>) =>
      ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
    /** All of a page at once: ticked, unless all of them were. */
    pageToggled: (ids, { payload: page }: PayloadAction<string[]>) => {
      const others = ids.filter((id) => !page.includes(id));
      return page.every((id) => ids.includes(id)) ? others : [...others, ...page];
    },
    reservationsUnticked: (ids, { payload: gone }: PayloadAction<string[]>) => ids.filter((id) => !gone.includes(id)),
    selectionReplaced: (_, { payload: ids }: PayloadAction<string[]>) => ids,
  },
  selectors: {
    selectSelection: (ids) => ids,
    selectIsSelected: (ids, id: string) => ids.includes(id),
  },
});

export const { reservationToggled, pageToggled, reservationsUnticked, selectionReplaced } = selectionSlice.actions;
export const { selectSelection, selectIsSelected } = selectionSlice.selectors;
