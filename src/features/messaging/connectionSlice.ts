import { createSlice } from "@reduxjs/toolkit";

/** One failure may be anything; after the second in a row nothing new arrives. */
const FAILURES_OF_A_CUT = 2;

/** Whether what happens elsewhere still arrives here. */
export const connectionSlice = createSlice({
  name: "connection",
  initialState: () => ({ isBrowserOffline: !navigator.onLine, failures: 0 }),
  reducers: {
    browserWentOffline(connection) {
      connection.isBrowserOffline = true;
    },
    browserWentOnline(connection) {
      connection.isBrowserOffline = false;
    },
    changesAnswered(connection) {
      connection.failures = 0;
    },
    changesUnanswered(connection) {
      connection.failures += 1;
    },
  },
  selectors: {
    selectIsCutOff: ({ isBrowserOffline, failures }) => isBrowserOffline || failures >= FAILURES_OF_A_CUT,
  },
});

export const { browserWentOffline, browserWentOnline, changesAnswered, changesUnanswered } = connectionSlice.actions;
export const { selectIsCutOff } = connectionSlice.selectors;
