import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Versioned } from "./recordRules";

interface OpenState<Shown> {
  status: "loading" | "loaded" | "unknown" | "failed";
  /** None while a new one is written. */
  record?: Shown;
  /** It came with the reply to a save, so that its page need not load it. */
  isFresh: boolean;
}

/** The record that is open. */
export function createOpenSlice<Shown extends Versioned, Name extends string>(name: Name) {
  const initialState = { status: "loading", isFresh: false } as OpenState<Shown>;
  const loaded = (record: Shown, isFresh = false): OpenState<Shown> => ({ status: "loaded", record, isFresh });

  return createSlice({
    name,
    initialState,
    reducers: {
      opened(open, { payload: id }: PayloadAction<string>) {
        return open.isFresh && open.record?.id === id ? { ...open, isFresh: false } : initialState;
      },
      closed: (open, { payload: id }: PayloadAction<string>) => (open.record?.id === id ? initialState : open),
      /** Somebody has changed something, perhaps this record. */
      outdated: (open, _action: PayloadAction<string>) => open,
      /** Somebody types in its form: it stays as the form began. */
      touched: (open) => open,
      loaded: (_, { payload: record }: PayloadAction<Shown>) => loaded(record),
      wasUnknown: (): OpenState<Shown> => ({ status: "unknown", isFresh: false }),
      failed: (): OpenState<Shown> => ({ status: "failed", isFresh: false }),
      /** A save has brought it, with its id if it is new. */
      savedHere: (_, { payload: record }: PayloadAction<Shown>) => loaded(record, true),
      /** An action has brought it. Another one may be open by then, and a late reply may be older than what is shown. */
      changed: (open, { payload: record }: PayloadAction<Shown>) =>
        open.record?.id === record.id && open.record.version <= record.version ? loaded(record, open.isFresh) : open,
    },
    selectors: {
      selectRecord: ({ record }): Shown | undefined => record,
      selectStatus: ({ status }) => status,
    },
  });
}
