import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

interface ConversationSearch {
  text: string;
  status: "idle" | "searching" | "found" | "failed";
  /** Ids of the results, newest first. */
  found: string[];
  /** The shown one of `found`. */
  index: number;
}

const initialState: ConversationSearch = { text: "", status: "idle", found: [], index: 0 };

/** The search in the conversation on the screen. */
export const conversationSearchSlice = createSlice({
  name: "conversationSearch",
  initialState,
  reducers: {
    searchChanged: (_, { payload: { text } }: PayloadAction<{ chatId: string; text: string }>): ConversationSearch => ({
      ...initialState,
      text,
      status: text.trim() === "" ? "idle" : "searching",
    }),
    searchAnswered(search, { payload: found }: PayloadAction<string[]>) {
      search.status = "found";
      search.found = found;
    },
    searchFailed(search) {
      search.status = "failed";
    },
    /** To the next older result, or with -1 to the next newer one; wraps around. */
    searchStepped(search, { payload: { step } }: PayloadAction<{ chatId: string; step: 1 | -1 }>) {
      const count = search.found.length;
      if (count > 0) search.index = (search.index + step + count) % count;
    },
    searchClosed: () => initialState,
  },
  selectors: { selectSearch: (search) => search },
});

export const { searchChanged, searchAnswered, searchFailed, searchStepped, searchClosed } =
  conversationSearchSlice.actions;
export const { selectSearch } = conversationSearchSlice.selectors;
