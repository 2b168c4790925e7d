import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { SignedInUser } from "@/contract/auth";

import { readSession, type StoredSession } from "./storedSession";

interface SessionState extends StoredSession {
  /** The person signed out on purpose: the next one starts at the first page. */
  hasSignedOut: boolean;
  /** The server no longer accepts the session: the person signs in again without leaving the page. */
  isExpired: boolean;
}

export const signOutRequested = createAction("session/signOutRequested");

const begun = (session: StoredSession): SessionState => ({ ...session, hasSignedOut: false, isExpired: false });

/** The signed-in person. Any token opens the app: the specification's only gate. */
export const sessionSlice = createSlice({
  name: "session",
  initialState: (): SessionState => begun(readSession()),
  reducers: {
    signedIn: (_, { payload }: PayloadAction<StoredSession>) => begun(payload),
    signedOut: () => ({ token: null, user: null, hasSignedOut: true, isExpired: false }),
    sessionExpired(state) {
      state.isExpired = true;
    },
    /** The same person continues. */
    sessionRenewed: (_, { payload }: PayloadAction<StoredSession>) => begun(payload),
    /** The person's name or portrait changed. */
    userChanged(state, { payload }: PayloadAction<Partial<Pick<SignedInUser, "username" | "profileImage">>>) {
      if (state.user) Object.assign(state.user, payload);
    },
  },
  selectors: {
    selectIsSignedIn: ({ token }) => token !== null,
    selectIsExpired: ({ isExpired }) => isExpired,
    selectHasSignedOut: ({ hasSignedOut }) => hasSignedOut,
    selectUser: ({ user }) => user,
  },
});

export const { signedIn, signedOut, sessionExpired, sessionRenewed, userChanged } = sessionSlice.actions;
export const { selectIsSignedIn, selectIsExpired, selectHasSignedOut, selectUser } = sessionSlice.selectors;
