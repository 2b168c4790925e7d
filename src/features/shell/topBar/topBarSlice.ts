import { createSlice } from "@reduxjs/toolkit";

const initialState = {
  /** Somebody wants to sign out while something on the screen is not saved. */
  isAskingToLeave: false,
  /** Somebody wants the demo's data as they were at first. */
  isAskingToReset: false,
};

export const topBarSlice = createSlice({
  name: "topBar",
  initialState,
  reducers: {
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
    selectIsAskingToLeave: ({ isAskingToLeave }) => isAskingToLeave,
    selectIsAskingToReset: ({ isAskingToReset }) => isAskingToReset,
  },
});

export const {
  signOutChosen,
  leaveQuestionAsked,
  leaveQuestionDropped,
  resetChosen,
  resetQuestionDropped,
  resetConfirmed,
} = topBarSlice.actions;
export const { selectIsAskingToLeave, selectIsAskingToReset } = topBarSlice.selectors;
