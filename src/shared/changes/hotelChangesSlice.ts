import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { HotelChanges } from "@/contract/hotelChanges";
import type { Topic } from "@/contract/topics";

interface HotelChangesState {
  /** How many parts of the page want to hear of changes. */
  watchers: number;
  /** The changes that the server has told last, those of this page included. */
  heard?: HotelChanges;
}

const initialState: HotelChangesState = { watchers: 0 };

export const hotelChangesSlice = createSlice({
  name: "hotelChanges",
  initialState,
  reducers: {
    hotelWatched(state) {
      state.watchers += 1;
    },
    hotelUnwatched(state) {
      state.watchers = Math.max(0, state.watchers - 1); // a page may leave after a sign-out
    },
    hotelHeard(state, { payload: changes }: PayloadAction<HotelChanges>) {
      state.heard = changes;
    },
  },
  selectors: {
    /** The cursor of the last known change of the topics; undefined before the server has told any. */
    selectHeard: ({ heard }, reads: readonly Topic[]) =>
      heard && Math.max(0, ...reads.map((topic) => heard.lastOf[topic])),
    selectIsWatched: ({ watchers }) => watchers > 0,
  },
});

export const { hotelWatched, hotelUnwatched, hotelHeard } = hotelChangesSlice.actions;
export const { selectHeard, selectIsWatched } = hotelChangesSlice.selectors;

/** Whether something has changed since what was read at that cursor. */
export const selectIsOutdated = (
  state: Parameters<typeof selectHeard>[0],
  asOf: number | undefined,
  reads: readonly Topic[],
): boolean => asOf !== undefined && asOf < (selectHeard(state, reads) ?? 0);
