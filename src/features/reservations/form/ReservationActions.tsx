import { useEffect, useId } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { Reservation } from "@/contract/reservations";
import { useText } from "@/shared/i18n/useText";
import { Loading } from "@/shared/ui/Loading";

import { ActionProblem } from "./ActionProblem";
import { FeeDialog } from "./FeeDialog";
import { selectWaitingAction } from "../saves/bookingSaves";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { OverrideDialog } from "./OverrideDialog";
import { Reasons } from "./Reasons";
import { ReservationFacts } from "./ReservationFacts";
import { actionsToShow, type OfferedAction, type OfferedPermission } from "./reservationActions";
import {
  actionAsked,
  actionForgotten,
  actionRequested,
  selectAskedAction,
  selectPendingAction,
} from "./reservationActionSlice";
import { RoomDialog } from "./RoomDialog";

interface ReservationActionsProps {
  hotel: Hotel;
  reservation: Reservation;
  /** An action works on what is saved: changes come first. */
  isChanged: boolean;
}

type WaitingState = Parameters<typeof selectWaitingAction>[0];

const asking = new Set<OfferedAction>(["cancel", "markNoShow", "assignRoom"]);

/** Where the reservation stands, and what can be done with it now; what cannot says why. */
export function ReservationActions({ hotel, reservation, isChanged }: ReservationActionsProps) {
  const id = useId();
  const { text } = useText();
  const dispatch = useDispatch();
  const pending = useSelector(selectPendingAction);
  const waiting = useSelector((state: WaitingState) => selectWaitingAction(state, reservation.id));
  const isBusy = pending !== undefined || waiting !== undefined;
  const asked = useSelector(selectAskedAction);
  const permissions = actionsToShow(reservation);
  const missing = permissions.find(({ action }) => action === "confirm")?.reasons ?? [];
  useEffect(() => () => void dispatch(actionForgotten()), [dispatch]);

  function start({ action, isOverridable }: OfferedPermission) {
    if (isBusy) return;
    if (asking.has(action) || isOverridable) dispatch(actionAsked(action));
    else dispatch(actionRequested({ id: reservation.id, action, request: { version: reservation.version } }));
  }

  const close = () => void dispatch(actionForgotten());

  return (
    <section className="card booking-actions" aria-label={text("booking.actions")}>
      <ReservationFacts hotel={hotel} reservation={reservation} />
      <div className="booking-buttons">
        {permissions.map((permission) => {
          const { action, isAllowed, isOverridable, reasons } = permission;
          const isBlocked = (!isAllowed && !isOverridable) || isChanged;
          const why = isChanged ? `${id}-changed` : `${id}-${action}`;
          return (
            <div key={action} className="booking-action">
              <button
                type="button"
                className={action === "confirm" && isAllowed ? "btn btn-primary" : "btn btn-quiet"}
                aria-disabled={isBlocked || isBusy || undefined}
                aria-describedby={isAllowed && !isChanged ? undefined : why}
                onClick={() => !isBlocked && start(permission)}
              >
                {text(isOverridable ? "booking.override" : `booking.action.${action}`)}
              </button>
              {!isAllowed && (
                <div id={`${id}-${action}`} className="booking-why">
                  <Reasons reasons={reasons} />
                </div>
              )}
            </div>
          );
        })}
        {pending && <Loading />}
      </div>
      <p role="status" className="booking-waits">
        {waiting && text("booking.actionWaits", { action: text(`booking.action.${waiting}`) })}
      </p>
      {isChanged && permissions.length > 0 && (
        <p id={`${id}-changed`} className="form-text">
          {text("booking.saveFirst")}
        </p>
      )}
      {!asked && <ActionProblem hotel={hotel} />}
      {(asked === "cancel" || asked === "markNoShow") && (
        <FeeDialog action={asked} hotel={hotel} reservation={reservation} onClose={close} />
      )}
      {asked === "assignRoom" && <RoomDialog hotel={hotel} reservation={reservation} onClose={close} />}
      {asked === "confirm" && (
        <OverrideDialog hotel={hotel} reservation={reservation} reasons={missing} onClose={close} />
      )}
    </section>
  );
}
