import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { ListQuery } from "./createListQuery";
import type { ListRow } from "./listColumn";

export interface ExportRequest {
  /** A query without its page. */
  filter: Partial<ListQuery>;
  /** Ids of the columns, in order. */
  columns: string[];
}

interface ExportState {
  isFetching: boolean;
  /** Rows of the sheet that is to be printed. */
  sheet?: ExportRequest & { rows: ListRow[] };
}

const initialState: ExportState = { isFetching: false };

/** All rows of a filter, on their way to a file or to the printer. */
export function createExportSlice(name: string) {
  return createSlice({
    name,
    initialState,
    reducers: {
      exportRequested: (_, _action: PayloadAction<ExportRequest>): ExportState => ({ isFetching: true }),
      printRequested: (_, _action: PayloadAction<ExportRequest>): ExportState => ({ isFetching: true }),
      sheetLoaded: (_, { payload: sheet }: PayloadAction<NonNullable<ExportState["sheet"]>>): ExportState => ({
        isFetching: false,
        sheet,
      }),
      exportEnded: (): ExportState => ({ isFetching: false }),
    },
    selectors: {
      selectIsExporting: ({ isFetching }) => isFetching,
      selectSheet: ({ sheet }) => sheet,
    },
  });
}
