import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { CancelReason, ReservationAction } from "@/contract/reservationLife";
import type { FeePreview, RoomChoice } from "@/contract/reservationActions";
import type { Reservation } from "@/contract/reservations";
import type { Sentence } from "@/shared/i18n/sentence";

import type { BookingRefusal } from "../bookingRefusal";
import type { ActionDemand } from "../saves/bookingSaves";
import type { OfferedAction } from "./reservationActions";

interface FeeQuestion {
  id: string;
  action: Extract<ReservationAction, "cancel" | "markNoShow">;
  cancelReason?: CancelReason;
}

interface ReservationActionState {
  /** What a dialog is open about. */
  asked?: OfferedAction;
  pending?: ReservationAction;
  refusal?: BookingRefusal;
  /** What a dialog has to know before it can ask. */
  preview?: FeePreview;
  rooms?: RoomChoice[];
  problem?: Sentence;
}

const initialState: ReservationActionState = {};

/** What is being done with the open reservation: confirming, cancelling, giving it a room. */
export const reservationActionSlice = createSlice({
  name: "reservationAction",
  initialState,
  reducers: {
    actionAsked: (_, { payload: asked }: PayloadAction<OfferedAction>): ReservationActionState => ({ asked }),
    actionRequested: (state, { payload }: PayloadAction<ActionDemand>) => ({
      ...state,
      pending: payload.action,
      refusal: undefined,
    }),
    actionRefused: (state, { payload: refusal }: PayloadAction<BookingRefusal>) => ({
      ...state,
      pending: undefined,
      refusal,
    }),
    /** With a reservation that need not be the open one. */
    actionDone(_state, _action: PayloadAction<Reservation>) {},
    feePreviewRequested: (state, _action: PayloadAction<FeeQuestion>) => withoutDetails(state),
    feePreviewLoaded(state, { payload: preview }: PayloadAction<FeePreview>) {
      state.preview = preview;
    },
    roomChoicesRequested: (state, _action: PayloadAction<string>) => withoutDetails(state),
    roomChoicesLoaded(state, { payload: rooms }: PayloadAction<RoomChoice[]>) {
      state.rooms = rooms;
    },
    actionDetailsFailed(state, { payload: problem }: PayloadAction<Sentence>) {
      state.problem = problem;
    },
    actionForgotten: (): ReservationActionState => ({}),
  },
  selectors: {
    selectAskedAction: ({ asked }) => asked,
    selectPendingAction: ({ pending }) => pending,
    selectActionRefusal: ({ refusal }) => refusal,
    selectFeePreview: ({ preview }) => preview,
    selectRoomChoices: ({ rooms }) => rooms,
    selectActionProblem: ({ problem }) => problem,
  },
});

function withoutDetails({ asked, pending, refusal }: ReservationActionState): ReservationActionState {
  return { asked, pending, refusal };
}

export const {
  actionAsked,
  actionRequested,
  actionRefused,
  actionDone,
  feePreviewRequested,
  feePreviewLoaded,
  roomChoicesRequested,
  roomChoicesLoaded,
  actionDetailsFailed,
  actionForgotten,
} = reservationActionSlice.actions;
export const {
  selectAskedAction,
  selectPendingAction,
  selectActionRefusal,
  selectFeePreview,
  selectRoomChoices,
  selectActionProblem,
} = reservationActionSlice.selectors;
