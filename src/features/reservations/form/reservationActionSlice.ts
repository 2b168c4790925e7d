import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { ActionRequest, FeePreview, Reservation, ReservationAction, RoomChoice } from "@/contract/reservations";
import type { Sentence } from "@/shared/i18n/sentence";

import type { BookingRefusal } from "./bookingRefusal";

interface ActionDemand {
  id: string;
  action: ReservationAction;
  request: ActionRequest;
}

type FeeAction = Extract<ReservationAction, "cancel" | "markNoShow">;

interface ReservationActionState {
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
    actionDone: (_, _action: PayloadAction<Reservation>): ReservationActionState => ({}),
    feePreviewRequested: (_, _action: PayloadAction<{ id: string; action: FeeAction }>): ReservationActionState => ({}),
    feePreviewLoaded(state, { payload: preview }: PayloadAction<FeePreview>) {
      state.preview = preview;
    },
    roomChoicesRequested: (_, _action: PayloadAction<string>): ReservationActionState => ({}),
    roomChoicesLoaded(state, { payload: rooms }: PayloadAction<RoomChoice[]>) {
      state.rooms = rooms;
    },
    actionDetailsFailed(state, { payload: problem }: PayloadAction<Sentence>) {
      state.problem = problem;
    },
    actionForgotten: (): ReservationActionState => ({}),
  },
  selectors: {
    selectPendingAction: ({ pending }) => pending,
    selectActionRefusal: ({ refusal }) => refusal,
    selectFeePreview: ({ preview }) => preview,
    selectRoomChoices: ({ rooms }) => rooms,
    selectActionProblem: ({ problem }) => problem,
  },
});

export const {
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
export const { selectPendingAction, selectActionRefusal, selectFeePreview, selectRoomChoices, selectActionProblem } =
  reservationActionSlice.selectors;
