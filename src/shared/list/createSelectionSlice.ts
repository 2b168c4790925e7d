import { createSelector, createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** A row that is selected, with its name: the row itself may be on another page, or outside of the filter by now. */
export interface SelectedRow {
  id: string;
  name: string;
}

/** The selected rows, over all pages. */
export function createSelectionSlice(name: string) {
  return createSlice({
    name,
    initialState: [] as SelectedRow[],
    reducers: {
      rowToggled: (rows, { payload: row }: PayloadAction<SelectedRow>) =>
        includes(rows, row.id) ? rows.filter(({ id }) => id !== row.id) : [...rows, row],
      /** Selects all rows of a page, or none where all of them were. */
      pageToggled: (rows, { payload: page }: PayloadAction<SelectedRow[]>) => {
        const others = rows.filter(({ id }) => !includes(page, id));
        return page.every(({ id }) => includes(rows, id)) ? others : [...others, ...page];
      },
      unselected: (rows, { payload: gone }: PayloadAction<string[]>) => rows.filter(({ id }) => !gone.includes(id)),
      selectionReplaced: (_, { payload: rows }: PayloadAction<SelectedRow[]>) => rows,
    },
    selectors: {
      selectSelected: (rows) => rows,
      /** Ids of the selected rows. */
      selectSelection: createSelector([(rows: SelectedRow[]) => rows], (rows) => rows.map(({ id }) => id)),
      selectIsSelected: (rows, id: string) => includes(rows, id),
    },
  });
}

const includes = (rows: readonly SelectedRow[], id: string) => rows.some((row) => row.id === id);
