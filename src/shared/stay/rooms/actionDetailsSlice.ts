import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { FeePreview, RoomChoice } from "@/contract/reservations/reservationActions";
import type { CancelReason } from "@/contract/reservations/reservationLife";
import type { Sentence } from "@/shared/i18n/sentence";

import { reservationRecord } from "../record/reservationRecord";

interface FeeQuestion {
  id: string;
  action: "cancel" | "markNoShow";
  cancelReason?: CancelReason;
}

interface ActionDetails {
  preview?: FeePreview;
  rooms?: RoomChoice[];
  problem?: Sentence;
}

const initialState: ActionDetails = {};

/** Data that a dialog needs before it can ask: of no use to the next one. */
export const actionDetailsSlice = createSlice({
  name: "actionDetails",
  initialState,
  reducers: {
    feePreviewRequested: (_, _action: PayloadAction<FeeQuestion>) => initialState,
    feePreviewLoaded: (_, { payload: preview }: PayloadAction<FeePreview>) => ({ preview }),
    roomChoicesRequested: (_, _action: PayloadAction<string>) => initialState,
    roomChoicesLoaded: (_, { payload: rooms }: PayloadAction<RoomChoice[]>) => ({ rooms }),
    actionDetailsFailed: (_, { payload: problem }: PayloadAction<Sentence>) => ({ problem }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(reservationRecord.acts.actions.asked, () => initialState)
      .addCase(reservationRecord.acts.actions.forgotten, () => initialState),
  selectors: {
    selectFeePreview: ({ preview }) => preview,
    selectRoomChoices: ({ rooms }) => rooms,
    selectDetailsProblem: ({ problem }) => problem,
  },
});

export const { feePreviewRequested, feePreviewLoaded, roomChoicesRequested, roomChoicesLoaded, actionDetailsFailed } =
  actionDetailsSlice.actions;
export const { selectFeePreview, selectRoomChoices, selectDetailsProblem } = actionDetailsSlice.selectors;
