import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { RateLine, RateLineChange } from "@/contract/reservations/rateCalendar";
import { onEvery } from "@/shared/feature/watch";
import { call, put, type Saga } from "@/shared/saga/effects";
import { DRAFT_PREFIX } from "@/shared/session/storedSession";
import { isObject } from "@/shared/shapes";
import { readStoredJson, storedKeys, writeStored } from "@/shared/storage";

/** Nights that two desks have changed: the changes of this one, and the lines as the other has left them. */
export interface RateConflict {
  /** Of the write that was refused. */
  key: string;
  changes: RateLineChange[];
  lines: RateLine[];
}

/** Conflicts that a person has yet to settle, one after the other, the oldest first. */
const slice = createSlice({
  name: "rateConflicts",
  initialState: [] as RateConflict[],
  reducers: {
    contradicted(conflicts, { payload }: PayloadAction<RateConflict>) {
      if (!conflicts.some(({ key }) => key === payload.key)) conflicts.push(payload);
    },
    settled: (conflicts, { payload }: PayloadAction<string>) => conflicts.filter(({ key }) => key !== payload),
  },
  selectors: { selectFirst: ([first]) => first },
});

const PREFIX = `${DRAFT_PREFIX}rateConflict:`;

const isConflict = (value: unknown): value is RateConflict =>
  isObject(value) && typeof value.key === "string" && Array.isArray(value.changes) && Array.isArray(value.lines);

/** They survive the page: what was typed is in no other place. */
function* saga(): Saga {
  const { contradicted, settled } = slice.actions;
  yield onEvery(contradicted, function* (conflict): Saga {
    yield* call(writeStored, PREFIX + conflict.key, JSON.stringify(conflict));
  });
  yield onEvery(settled, function* (key): Saga {
    yield* call(writeStored, PREFIX + key, null);
  });
  for (const key of storedKeys(PREFIX)) {
    const conflict = readStoredJson(key, isConflict);
    if (conflict) yield* put(contradicted(conflict));
  }
}

export const rateConflicts = { slices: [slice], saga, ...slice.actions, ...slice.selectors };
