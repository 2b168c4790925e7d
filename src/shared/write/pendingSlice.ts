import { createSelector, createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";

/** A write that the server has not answered yet. */
export interface Pending<What> {
  /** The call's `Idempotency-Key`: the server carries it out once, however often it comes. */
  key: string;
  /** ISO 8601 instant, different for each write. */
  time: string;
  /** For a connection; then it is sent without a further click. */
  isWaiting: boolean;
  /** It is on its way outside of the queue: others of its record wait behind it, and nothing shows it as pending. */
  isDirect?: true;
  what: What;
}

export interface WriteRules<What> {
  /** The record it changes: the writes of one record go one after the other. */
  recordOf: (what: What) => string;
  /** Whether the older one, of the same record and still waiting, need not be sent any more. */
  isReplaced?: (older: What, newer: What) => boolean;
  /** Checks what is read back from the browser's storage. */
  isWhat: (value: unknown) => value is What;
}

/** The pending writes of one kind, the oldest first. */
export function createPendingSlice<What, Name extends string>(
  name: Name,
  { recordOf, isReplaced = () => false }: WriteRules<What>,
) {
  return createSlice({
    name,
    initialState: [] as AnyPending[],
    reducers: {
      written: {
        prepare: (what: What, key: string = nanoid()) => ({ payload: { key, time: ownMoment(), what } }),
        reducer(pending, { payload }: PayloadAction<Omit<Pending<What>, "isWaiting">>) {
          const isBefore = ({ what }: AnyPending) => recordOf(what as What) === recordOf(payload.what);
          const isWaiting = pending.some((write) => isBefore(write) && write.isWaiting);
          const isDropped = (write: AnyPending) =>
            write.isWaiting && isBefore(write) && isReplaced(write.what as What, payload.what);
          return [...pending.filter((write) => !isDropped(write)), { ...payload, isWaiting }];
        },
      },
      /** A write is sent at once. */
      begun: {
        prepare: (what: What, key: string) => ({ payload: { key, time: ownMoment(), what } }),
        reducer: (pending, { payload }: PayloadAction<Omit<Pending<What>, "isWaiting">>) => [
          ...pending,
          { ...payload, isWaiting: false, isDirect: true },
        ],
      },
      /** A write that was sent at once is done, or has to go through the queue: the record is free. */
      released(pending, { payload: record }: PayloadAction<string>) {
        for (const write of pending) if (recordOf(write.what as What) === record) delete write.isDirect;
      },
      /** A person takes an earlier write back: from now on its inverse is a write, behind those before it. */
      undoPressed: { prepare: (inverse: What) => ({ payload: inverse }), reducer: (pending) => pending },
      /** Writes that another page has left, sorted in by their time: most of them, but not all, are older. */
      adopted(pending, { payload: adopted }: PayloadAction<Pending<What>[]>) {
        const known = new Set(pending.map(({ key }) => key));
        return [...adopted.filter(({ key }) => !known.has(key)), ...pending].toSorted(byMoment);
      },
      /** There is no connection: all writes of the record wait for it. */
      delayed(pending, { payload: record }: PayloadAction<string>) {
        for (const write of pending) if (recordOf(write.what as What) === record) write.isWaiting = true;
      },
      /** The reply of an earlier write has changed its content. */
      amended(pending, { payload: { key, what } }: PayloadAction<Pick<Pending<What>, "key" | "what">>) {
        const write = pending.find((one) => one.key === key);
        if (write) write.what = what;
      },
      /** The server has carried it out, or refused it. */
      settled: {
        prepare: (key: string, isRefused = false) => ({ payload: key, meta: { isRefused } }),
        reducer: (pending, { payload: key }: PayloadAction<string, string, { isRefused: boolean }>) =>
          pending.filter((write) => write.key !== key),
      },
    },
    selectors: {
      selectPending: createSelector([(pending: AnyPending[]) => pending], (pending) =>
        (pending as Pending<What>[]).filter(({ isDirect }) => !isDirect),
      ),
      /** With what is sent at once. */
      selectUnderWay: (pending) => pending as Pending<What>[],
    },
  });
}

/** The slice's own types cannot follow a type that is still open. */
type AnyPending = Pending<unknown>;

let lastMoment = 0;

/** Now, or the next free millisecond: each pending write has another moment, and a later page sorts them by it. ISO 8601. */
export function ownMoment(): string {
  lastMoment = Math.max(Date.now(), lastMoment + 1);
  return new Date(lastMoment).toISOString();
}

/** The older one first. */
export const byMoment = (a: { time: string }, b: { time: string }) => Number(a.time > b.time) - Number(a.time < b.time);
