import type { ActionRequest } from "@/contract/reservationActions";
import type { ReservationAction } from "@/contract/reservationLife";
import type { Reservation } from "@/contract/reservations";
import { createActions } from "@/shared/actions/createActions";

import type { BookingRefusal } from "../reservationsApi";

export type ActionInput = Omit<ActionRequest, "version" | "overrideReason">;

/** What is being done with the open reservation: confirming, cancelling, giving it a room. */
export const reservationActions = createActions<ReservationAction, ActionInput, Reservation, BookingRefusal>()(
  "reservationActions",
);
