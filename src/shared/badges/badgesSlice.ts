import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** What waits for the person in an area, as the frame shows it: the area counts, and the frame need not know it. */
export const badgesSlice = createSlice({
  name: "badges",
  initialState: { unreadMessages: 0 },
  reducers: {
    unreadMessagesCounted(badges, { payload: count }: PayloadAction<number>) {
      badges.unreadMessages = count;
    },
  },
  selectors: { selectUnreadMessages: ({ unreadMessages }) => unreadMessages },
});

export const { unreadMessagesCounted } = badgesSlice.actions;
export const { selectUnreadMessages } = badgesSlice.selectors;
