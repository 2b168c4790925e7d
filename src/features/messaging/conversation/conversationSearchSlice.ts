import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

interface ConversationSearch {
  text: string;
  status: "idle" | "searching" | "found" | "failed";
  /** Ids of the messages that were found, newest first. */
  found: string[];
  /** The one that is shown, of `found`. */
  index: number;
}

const initialState: ConversationSearch = { text: "", status: "idle", found: [], index: 0 };

/** The search within the conversation on the screen. */
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
    /** To the next older message that was found, or with -1 to the next newer one; round the ends. */
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
