import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** Ids of the selected rows, over all pages. */
export function createSelectionSlice(name: string) {
  return createSlice({
    name,
    initialState: [] as string[],
    reducers: {
      rowToggled: (ids, { payload: id }: PayloadAction<string>) =>
        ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
      /** Selects all rows of a page, or none where all of them were. */
      pageToggled: (ids, { payload: page }: PayloadAction<string[]>) => {
        const others = ids.filter((id) => !page.includes(id));
        return page.every((id) => ids.includes(id)) ? others : [...others, ...page];
      },
      unselected: (ids, { payload: gone }: PayloadAction<string[]>) => ids.filter((id) => !gone.includes(id)),
      selectionReplaced: (_, { payload: ids }: PayloadAction<string[]>) => ids,
    },
    selectors: {
      selectSelection: (ids) => ids,
      selectIsSelected: (ids, id: string) => ids.includes(id),
    },
  });
}
