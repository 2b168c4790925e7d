import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** Counts that the frame shows as badges. The area counts; the frame does not know the area. */
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
