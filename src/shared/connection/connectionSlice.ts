import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** One failure may be anything; after the second in a row nothing new arrives. */
const FAILURES_OF_A_CUT = 2;

const now = () => new Date().toISOString();
/** Marks an action with the moment, by which a person is told since when. */
const stamped = () => ({ payload: now() });

interface ConnectionState {
  isBrowserOffline: boolean;
  failures: number;
  /** When the first sign of trouble was seen, ISO 8601; null while there is none. */
  since: string | null;
  /** Messages that go as soon as they can. */
  waiting: number;
}

/** Whether what happens elsewhere still arrives here, and what is said here still arrives there. */
export const connectionSlice = createSlice({
  name: "connection",
  initialState: (): ConnectionState => {
    const isBrowserOffline = !navigator.onLine;
    return { isBrowserOffline, failures: 0, since: isBrowserOffline ? now() : null, waiting: 0 };
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
      connection.failures = 0;
      if (!connection.isBrowserOffline && connection.waiting === 0) connection.since = null;
    },
    changesUnanswered: {
      prepare: stamped,
      reducer(connection, { payload }: PayloadAction<string>) {
        connection.failures += 1;
        connection.since ??= payload;
      },
    },
    waitingCounted: {
      prepare: (count: number) => ({ payload: { count, at: now() } }),
      reducer(connection, { payload: { count, at } }: PayloadAction<{ count: number; at: string }>) {
        connection.waiting = count;
        if (count > 0) connection.since ??= at;
        else if (!isCutOff(connection)) connection.since = null;
      },
    },
  },
  selectors: {
    selectIsBrowserOffline: ({ isBrowserOffline }) => isBrowserOffline,
    selectWaiting: ({ waiting }) => waiting,
    /** Since when nothing arrives, or something waits; null while all is well. */
    selectCutSince: (connection) => (isCutOff(connection) || connection.waiting > 0 ? connection.since : null),
  },
});

function isCutOff({ isBrowserOffline, failures }: ConnectionState) {
  return isBrowserOffline || failures >= FAILURES_OF_A_CUT;
}

export const { browserWentOffline, browserWentOnline, changesAnswered, changesUnanswered, waitingCounted } =
  connectionSlice.actions;
export const { selectIsBrowserOffline, selectWaiting, selectCutSince } = connectionSlice.selectors;
