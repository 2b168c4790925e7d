import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Profile } from "@/contract/messaging/profile";

interface ProfileState {
  status: "loading" | "loaded" | "failed";
  profile: Profile | null;
}

const initialState: ProfileState = { status: "loading", profile: null };

/** The person's own profile, from the server. */
export const profileSlice = createSlice({
  name: "profile",
  initialState,
  reducers: {
    profileRequested(state) {
      state.status = "loading";
    },
    profileLoaded: (_, { payload: profile }: PayloadAction<Profile>): ProfileState => ({ status: "loaded", profile }),
    profileFailed(state) {
      state.status = "failed";
    },
  },
  selectors: { selectProfile: ({ profile }) => profile, selectProfileStatus: ({ status }) => status },
});

export const { profileRequested, profileLoaded, profileFailed } = profileSlice.actions;
export const { selectProfile, selectProfileStatus } = profileSlice.selectors;
