import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import { readSession, type StoredSession } from "./storedSession";

interface SessionState extends StoredSession {
  /** The person left on purpose: the next one starts at the beginning and not on their page. */
  hasSignedOut: boolean;
}

export const signOutRequested = createAction("session/signOutRequested");

/** Who is here. A token, whatever its content, opens the app: the specification's only gate. */
export const sessionSlice = createSlice({
  name: "session",
  initialState: (): SessionState => ({ ...readSession(), hasSignedOut: false }),
  reducers: {
    signedIn: (_, { payload }: PayloadAction<StoredSession>) => ({ ...payload, hasSignedOut: false }),
    signedOut: () => ({ token: null, user: null, hasSignedOut: true }),
    userRenamed(state, { payload: username }: PayloadAction<string>) {
      if (state.user) state.user.username = username;
    },
  },
  selectors: {
    selectIsSignedIn: ({ token }) => token !== null,
    selectHasSignedOut: ({ hasSignedOut }) => hasSignedOut,
    selectUser: ({ user }) => user,
  },
});

export const { signedIn, signedOut, userRenamed } = sessionSlice.actions;
export const { selectIsSignedIn, selectHasSignedOut, selectUser } = sessionSlice.selectors;
