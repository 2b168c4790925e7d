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
  /** What is under way, of a reservation that need not be the open one any more. */
  pending?: Pick<ActionDemand, "id" | "action">;
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
    actionRequested: (state, { payload: { id, action } }: PayloadAction<ActionDemand>) => ({
      ...state,
      pending: { id, action },
      refusal: undefined,
    }),
    actionRefused: (state, { payload: refusal }: PayloadAction<BookingRefusal>) => ({
      ...state,
      pending: undefined,
      refusal,
    }),
    actionDone: (state, { payload: { id } }: PayloadAction<Reservation>) => withoutPending(state, id),
    /** It waits for a connection. */
    actionDelayed: (state, { payload: id }: PayloadAction<string>) => withoutPending(state, id),
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
    selectPendingAction: ({ pending }) => pending?.action,
    selectPendingId: ({ pending }) => pending?.id,
    selectActionRefusal: ({ refusal }) => refusal,
    selectFeePreview: ({ preview }) => preview,
    selectRoomChoices: ({ rooms }) => rooms,
    selectActionProblem: ({ problem }) => problem,
  },
});

/** Its dialog closes with it. */
const withoutPending = (state: ReservationActionState, id: string): ReservationActionState =>
  state.pending?.id === id ? {} : state;

function withoutDetails({ asked, pending, refusal }: ReservationActionState): ReservationActionState {
  return { asked, pending, refusal };
}

export const {
  actionAsked,
  actionRequested,
  actionRefused,
  actionDone,
  actionDelayed,
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
  selectPendingId,
  selectActionRefusal,
  selectFeePreview,
  selectRoomChoices,
  selectActionProblem,
} = reservationActionSlice.selectors;
