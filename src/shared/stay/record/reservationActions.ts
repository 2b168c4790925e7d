import type { DeskAction, DeskInput } from "@/contract/reservations/desk";
import type { FolioAction, FolioInput } from "@/contract/reservations/folio";
import type { ActionRequest } from "@/contract/reservations/reservationActions";
import type { ReservationAction } from "@/contract/reservations/reservationLife";
import type { Reservation } from "@/contract/reservations/reservations";
import type { Act } from "@/shared/actions/act";

export type ActionInput = Omit<ActionRequest, "version" | "overrideReason"> & Partial<FolioInput & DeskInput>;

/** With the postings to its folio, and what the desk does besides. */
export type BookingAction = ReservationAction | FolioAction | DeskAction;

export type BookingAct = Act<BookingAction, ActionInput, Reservation>;

/** An act that a press does, named by its action. */
export const pressed = (action: BookingAction): BookingAct => ({ action, label: `booking.action.${action}` });

/** An act that asks for more in a dialog. */
export const asking = (action: BookingAction, renderDialog: BookingAct["renderDialog"]): BookingAct => ({
  ...pressed(action),
  renderDialog,
});
