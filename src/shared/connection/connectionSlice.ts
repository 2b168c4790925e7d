import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** A single failure may have any cause; two in a row count as a lost connection. */
const FAILURES_OF_A_CUT = 2;

const now = () => new Date().toISOString();
/** Adds the time, for "since when". */
const stamped = () => ({ payload: now() });

interface ConnectionState {
  /** Whether changes have been requested, with or without a reply. */
  hasAskedForChanges: boolean;
  isBrowserOffline: boolean;
  failures: number;
  /** Time of the first failure, ISO 8601; null while there is none. */
  since: string | null;
  /** Of the property, on whose clocks it is said; unknown until it is loaded. */
  timeZone?: string;
  /** Number of pending writes by outbox. */
  waiting: Record<string, number>;
}

/** Whether changes arrive here, and writes arrive at the server. */
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
    propertyLoaded(connection, { payload }: PayloadAction<string>) {
      connection.timeZone = payload;
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
    selectTimeZone: ({ timeZone }) => timeZone,
    selectWaiting: ({ waiting }) => waiting,
    /** Whether the last attempt failed. */
    selectIsInTrouble: ({ isBrowserOffline, failures }) => isBrowserOffline || failures > 0,
    /** Since when nothing arrives or writes are pending; null while all is well. */
    selectCutSince: (connection) => (isCutOff(connection) || isAnyWaiting(connection) ? connection.since : null),
  },
});

const isAnyWaiting = ({ waiting }: ConnectionState) => Object.values(waiting).some((count) => count > 0);

function isCutOff({ isBrowserOffline, failures }: ConnectionState) {
  return isBrowserOffline || failures >= FAILURES_OF_A_CUT;
}

export const {
  browserWentOffline,
  browserWentOnline,
  changesAnswered,
  changesUnanswered,
  propertyLoaded,
  waitingCounted,
} = connectionSlice.actions;
export const {
  selectHasAskedForChanges,
  selectIsBrowserOffline,
  selectTimeZone,
  selectWaiting,
  selectIsInTrouble,
  selectCutSince,
} = connectionSlice.selectors;
