import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { AppName, CartItem, HotelNotification } from "@/contract/header";

/** What the top bar asks the server for, a list each. */
interface TopBarLists {
  cart: CartItem[];
  notifications: HotelNotification[];
  apps: AppName[];
}

export type TopBarList = keyof TopBarLists;

type Loaded = { [Name in TopBarList]: { name: Name; list: TopBarLists[Name] } }[TopBarList];

interface TopBarState {
  lists: TopBarLists;
  status: Record<TopBarList, "loading" | "loaded" | "failed">;
}

const initialState: TopBarState = {
  lists: { cart: [], notifications: [], apps: [] },
  status: { cart: "loading", notifications: "loading", apps: "loading" },
};

export const topBarSlice = createSlice({
  name: "topBar",
  initialState,
  reducers: {
    listRequested(state, { payload: name }: PayloadAction<TopBarList>) {
      state.status[name] = "loading";
    },
    listLoaded(state, { payload: { name, list } }: PayloadAction<Loaded>) {
      Object.assign(state.lists, { [name]: list });
      state.status[name] = "loaded";
    },
    listFailed(state, { payload: name }: PayloadAction<TopBarList>) {
      state.status[name] = "failed";
    },
    cartItemRemoved(_, _action: PayloadAction<string>) {},
    notificationsRead() {},
  },
  selectors: {
    selectLists: ({ lists }) => lists,
    selectStatus: ({ status }) => status,
  },
});

export const { listRequested, listLoaded, listFailed, cartItemRemoved, notificationsRead } = topBarSlice.actions;
export const { selectLists, selectStatus } = topBarSlice.selectors;
