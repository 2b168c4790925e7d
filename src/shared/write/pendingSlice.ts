import { createSelector, createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";

import { isInDoubt } from "@/shared/api/failures";

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
  /** It was that when its page went, and a later one sends it again: the person is told. */
  isResent?: true;
  /** Its outcome is not known. It is not sent by itself any more: only the same press again goes under its key. */
  isDoubted?: true;
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
  const isOf = (record: string) => (write: AnyPending) => recordOf(write.what as What) === record;

  return createSlice({
    name,
    initialState: [] as AnyPending[],
    reducers: {
      written: {
        prepare: (what: What, key: string = nanoid()) => ({ payload: { key, time: ownMoment(), what } }),
        reducer(pending, { payload }: PayloadAction<Omit<Pending<What>, "isWaiting">>) {
          const isBefore = isOf(recordOf(payload.what));
          const isWaiting = pending.some((write) => isBefore(write) && write.isWaiting);
          const isDropped = (write: AnyPending) =>
            isBefore(write) && (write.isDoubted || (write.isWaiting && isReplaced(write.what as What, payload.what)));
          return [...pending.filter((write) => !isDropped(write)), { ...payload, isWaiting }];
        },
      },
      /** A write is sent at once. */
      begun: {
        prepare: (what: What, key: string) => ({ payload: { key, time: ownMoment(), what } }),
        reducer: (pending, { payload }: PayloadAction<Omit<Pending<What>, "isWaiting">>) => [
          ...pending.filter((write) => !(write.isDoubted && isOf(recordOf(payload.what))(write))),
          { ...payload, isWaiting: false, isDirect: true },
        ],
      },
      /** A write that was sent at once is done, or has to go through the queue: the record is free. */
      released(pending, { payload: record }: PayloadAction<string>) {
        for (const write of pending.filter(isOf(record))) delete write.isDirect;
      },
      /** A person takes an earlier write back: from now on its inverse is a write, behind those before it. */
      undoPressed: { prepare: (inverse: What) => ({ payload: inverse }), reducer: (pending) => pending },
      /** Writes that another page has left, sorted in by their time: most of them, but not all, are older. */
      adopted(pending, { payload: adopted }: PayloadAction<Pending<What>[]>) {
        const known = new Set(pending.map(({ key }) => key));
        const found = adopted.filter(({ key }) => !known.has(key));
        return [...found.map(asResent), ...pending].toSorted(byMoment);
      },
      /** There is no connection: all writes of the record wait for it. */
      delayed(pending, { payload: record }: PayloadAction<string>) {
        for (const write of pending.filter(isOf(record))) write.isWaiting = !write.isDoubted;
      },
      /** The reply of an earlier write has changed its content. */
      amended(pending, { payload: { key, what } }: PayloadAction<Pick<Pending<What>, "key" | "what">>) {
        const write = pending.find((one) => one.key === key);
        if (write) write.what = what;
      },
      /** The server has carried it out, or refused it, or it is not known which. */
      settled: {
        prepare: (key: string, error?: unknown) => ({
          payload: key,
          meta: { isRefused: error !== undefined, isInDoubt: isInDoubt(error) },
        }),
        reducer: (pending, { payload: key, meta }: PayloadAction<string, string, SettledAs>) =>
          pending.flatMap((write) => {
            if (write.key !== key) return write;
            return meta.isInDoubt ? { key, time: write.time, what: write.what, isWaiting: false, isDoubted: true } : [];
          }),
      },
    },
    selectors: {
      selectPending: createSelector([(pending: AnyPending[]) => pending], (pending) =>
        (pending as Pending<What>[]).filter(({ isDirect, isDoubted }) => !isDirect && !isDoubted),
      ),
      /** With what is sent at once. */
      selectUnderWay: createSelector([(pending: AnyPending[]) => pending], (pending) =>
        (pending as Pending<What>[]).filter(({ isDoubted }) => !isDoubted),
      ),
      /** The key of the same write, whose outcome is not known. */
      selectDoubtedKey: (pending, what: What) =>
        pending.find((write) => write.isDoubted && JSON.stringify(write.what) === JSON.stringify(what))?.key,
    },
  });
}

/** The slice's own types cannot follow a type that is still open. */
type AnyPending = Pending<unknown>;

interface SettledAs {
  isRefused: boolean;
  isInDoubt: boolean;
}

/** As a later page sends it, in its turn. */
const asResent = ({ isDirect, ...write }: AnyPending): AnyPending => (isDirect ? { ...write, isResent: true } : write);

let lastMoment = 0;

/** Now, or the next free millisecond: each pending write has another moment, and a later page sorts them by it. ISO 8601. */
export function ownMoment(): string {
  lastMoment = Math.max(Date.now(), lastMoment + 1);
  return new Date(lastMoment).toISOString();
}

/** The older one first. */
export const byMoment = (a: { time: string }, b: { time: string }) => Number(a.time > b.time) - Number(a.time < b.time);
