import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** One failure may be anything; after the second in a row nothing new arrives. */
const FAILURES_OF_A_CUT = 2;

const now = () => new Date().toISOString();
/** Marks an action with the moment, by which a person is told since when. */
const stamped = () => ({ payload: now() });

interface ConnectionState {
  /** Whether what happens elsewhere has been asked for, with or without an answer. */
  hasAskedForChanges: boolean;
  isBrowserOffline: boolean;
  failures: number;
  /** When the first sign of trouble was seen, ISO 8601; null while there is none. */
  since: string | null;
  /** How much goes as soon as it can, by the outbox that it is in. */
  waiting: Record<string, number>;
}

/** Whether what happens elsewhere still arrives here, and what is said here still arrives there. */
export const connectionSlice = createSlice({
  name: "connection",
  initialState: (): ConnectionState => {
    const isBrowserOffline = !navigator.onLine;
    return {
      hasAskedForChanges: false,
      isBrowserOffline,
      failures: 0,
      since: isBrowserOffline ? now() : null,
      waiting: {},
    };
  },
  reducers: {
    browserWentOffline: {
      prepare: stamped,
      reducer(connection, { payload }: PayloadAction<string>) {
        connection.isBrowserOffline = true;
        connection.since ??= payload;
      },
    },
    browserWentOnline(connection) {
      connection.isBrowserOffline = false;
    },
    changesAnswered(connection) {
      connection.hasAskedForChanges = true;
      connection.failures = 0;
      if (!connection.isBrowserOffline && !isAnyWaiting(connection)) connection.since = null;
    },
    changesUnanswered: {
      prepare: stamped,
      reducer(connection, { payload }: PayloadAction<string>) {
        connection.hasAskedForChanges = true;
        connection.failures += 1;
        connection.since ??= payload;
      },
    },
    waitingCounted: {
      prepare: (outbox: string, count: number) => ({ payload: { outbox, count, at: now() } }),
      reducer(connection, { payload }: PayloadAction<{ outbox: string; count: number; at: string }>) {
        connection.waiting[payload.outbox] = payload.count;
        if (isAnyWaiting(connection)) connection.since ??= payload.at;
        else if (!isCutOff(connection)) connection.since = null;
      },
    },
  },
  selectors: {
    selectHasAskedForChanges: ({ hasAskedForChanges }) => hasAskedForChanges,
    selectIsBrowserOffline: ({ isBrowserOffline }) => isBrowserOffline,
    selectWaiting: ({ waiting }) => waiting,
    /** Whether the last that was heard of it is that it fails. */
    selectIsInTrouble: ({ isBrowserOffline, failures }) => isBrowserOffline || failures > 0,
    /** Since when nothing arrives, or something waits; null while all is well. */
    selectCutSince: (connection) => (isCutOff(connection) || isAnyWaiting(connection) ? connection.since : null),
  },
});

const isAnyWaiting = ({ waiting }: ConnectionState) => Object.values(waiting).some((count) => count > 0);

function isCutOff({ isBrowserOffline, failures }: ConnectionState) {
  return isBrowserOffline || failures >= FAILURES_OF_A_CUT;
}

export const { browserWentOffline, browserWentOnline, changesAnswered, changesUnanswered, waitingCounted } =
  connectionSlice.actions;
export const { selectHasAskedForChanges, selectIsBrowserOffline, selectWaiting, selectIsInTrouble, selectCutSince } =
  connectionSlice.selectors;
