import { createSelector, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { AppName, CartItem, HotelNotification } from "@/contract/header";
import type { Sentence } from "@/shared/i18n/sentence";

import { topBarSaves } from "./topBarSaves";

/** The lists of the top bar. */
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
  /** Why a list last failed. */
  problems: Partial<Record<TopBarList, Sentence>>;
  /** The person wants to sign out with unsaved work. */
  isAskingToLeave: boolean;
  /** The person wants to reset the demo's data. */
  isAskingToReset: boolean;
}

const initialState: TopBarState = {
  lists: { cart: [], notifications: [], apps: [] },
  status: { cart: "loading", notifications: "loading", apps: "loading" },
  problems: {},
  isAskingToLeave: false,
  isAskingToReset: false,
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
    listFailed(state, { payload: { name, problem } }: PayloadAction<{ name: TopBarList; problem: Sentence }>) {
      state.status[name] = "failed";
      state.problems[name] = problem;
    },
    signOutChosen() {},
    leaveQuestionAsked(state) {
      state.isAskingToLeave = true;
    },
    leaveQuestionDropped(state) {
      state.isAskingToLeave = false;
    },
    resetChosen(state) {
      state.isAskingToReset = true;
    },
    resetQuestionDropped(state) {
      state.isAskingToReset = false;
    },
    resetConfirmed(state) {
      state.isAskingToReset = false;
    },
  },
  selectors: {
    selectTold: ({ lists }) => lists,
    selectStatus: ({ status }) => status,
    selectProblems: ({ problems }) => problems,
    selectIsAskingToLeave: ({ isAskingToLeave }) => isAskingToLeave,
    selectIsAskingToReset: ({ isAskingToReset }) => isAskingToReset,
  },
});

export const {
  listRequested,
  listLoaded,
  listFailed,
  signOutChosen,
  leaveQuestionAsked,
  leaveQuestionDropped,
  resetChosen,
  resetQuestionDropped,
  resetConfirmed,
} = topBarSlice.actions;
export const { selectStatus, selectProblems, selectIsAskingToLeave, selectIsAskingToReset } = topBarSlice.selectors;

/** The server's lists with pending writes on top. */
export const selectLists = createSelector(
  [topBarSlice.selectors.selectTold, topBarSaves.selectors.selectSaves],
  (told, saves): TopBarLists => {
    const removed = new Set(saves.flatMap(({ what }) => (what.act === "removeCartItem" ? what.itemId : [])));
    const isAllRead = saves.some(({ what }) => what.act === "markNotificationsRead");
    return {
      ...told,
      cart: told.cart.filter(({ id }) => !removed.has(id)),
      notifications: told.notifications.map((one) => ({ ...one, isRead: one.isRead || isAllRead })),
    };
  },
);
