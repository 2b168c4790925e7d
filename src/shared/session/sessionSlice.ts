import { createAction, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { SignedInUser } from "@/contract/auth";

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
    /** The person has another name, or another portrait. */
    userChanged(state, { payload }: PayloadAction<Partial<Pick<SignedInUser, "username" | "profileImage">>>) {
      if (state.user) Object.assign(state.user, payload);
    },
  },
  selectors: {
    selectIsSignedIn: ({ token }) => token !== null,
    selectHasSignedOut: ({ hasSignedOut }) => hasSignedOut,
    selectUser: ({ user }) => user,
  },
});

export const { signedIn, signedOut, userChanged } = sessionSlice.actions;
export const { selectIsSignedIn, selectHasSignedOut, selectUser } = sessionSlice.selectors;
