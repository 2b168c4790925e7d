import { createSelector, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { AppName, CartItem, HotelNotification } from "@/contract/header";
import type { Sentence } from "@/shared/i18n/sentence";

import { topBarSaves } from "./topBarSaves";

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
  /** Why a list failed last. */
  problems: Partial<Record<TopBarList, Sentence>>;
  /** Somebody wants to sign out while something on the screen is not saved. */
  isAskingToLeave: boolean;
  /** Somebody wants the demo's data as they were at first. */
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

/** As the person left them, whether the server has heard of it or not. */
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
