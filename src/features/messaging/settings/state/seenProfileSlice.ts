import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { SeenProfile } from "@/contract/messaging/profile";

interface SeenProfileState {
  status: "loading" | "loaded" | "failed";
  profile: SeenProfile | null;
}

const initialState: SeenProfileState = { status: "loading", profile: null };

/** The own profile as another person sees it. */
export const seenProfileSlice = createSlice({
  name: "seenProfile",
  initialState,
  reducers: {
    /** The payload is the id of that contact. */
    seenProfileRequested(seen, _action: PayloadAction<string>) {
      seen.status = "loading";
    },
    seenProfileLoaded: (_, { payload }: PayloadAction<SeenProfile>): SeenProfileState => ({
      status: "loaded",
      profile: payload,
    }),
    seenProfileFailed: (): SeenProfileState => ({ status: "failed", profile: null }),
  },
  selectors: { selectSeenProfile: (seen) => seen },
});

export const { seenProfileRequested, seenProfileLoaded, seenProfileFailed } = seenProfileSlice.actions;
export const { selectSeenProfile } = seenProfileSlice.selectors;
