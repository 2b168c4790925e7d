import { useEffect, useId, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { Reservation } from "@/contract/reservations";
import { useText } from "@/shared/i18n/useText";
import { Alert } from "@/shared/ui/Alert";
import { Loading } from "@/shared/ui/Loading";

import { FeeDialog } from "./FeeDialog";
import type { House } from "./houseSlice";
import { Reasons } from "./Reasons";
import { ReservationFacts } from "./ReservationFacts";
import { actionForgotten, actionRequested, selectActionRefusal, selectPendingAction } from "./reservationActionSlice";
import { actionsToShow, type OfferedAction } from "./reservationActions";
import { RoomDialog } from "./RoomDialog";

interface ReservationActionsProps {
  house: House;
  reservation: Reservation;
  /** An action works on what is saved: changes come first. */
  isChanged: boolean;
}

const asking = new Set<OfferedAction>(["cancel", "markNoShow", "assignRoom"]);

/** Where the reservation stands, and what can be done with it now; what cannot says why. */
export function ReservationActions({ house, reservation, isChanged }: ReservationActionsProps) {
  const id = useId();
  const { text, say } = useText();
  const dispatch = useDispatch();
  const pending = useSelector(selectPendingAction);
  const refusal = useSelector(selectActionRefusal);
  const [asked, setAsked] = useState<{ action: OfferedAction; version: number }>();
  // a dialog is about the reservation as it stood: once that has changed, it is done
  const open = asked?.version === reservation.version ? asked.action : undefined;
  const permissions = actionsToShow(reservation);
  useEffect(() => () => void dispatch(actionForgotten()), [dispatch]);

  function start(action: OfferedAction) {
    if (pending) return;
    if (asking.has(action)) setAsked({ action, version: reservation.version });
    else dispatch(actionRequested({ id: reservation.id, action, request: { version: reservation.version } }));
  }

  function close() {
    setAsked(undefined);
    dispatch(actionForgotten());
  }

  return (
    <section className="card booking-actions" aria-label={text("booking.actions")}>
      <ReservationFacts house={house} reservation={reservation} />
      <div className="booking-buttons">
        {permissions.map(({ action, isAllowed, reasons }) => {
          const isBlocked = !isAllowed || isChanged;
          const why = isChanged ? `${id}-changed` : `${id}-${action}`;
          return (
            <div key={action} className="booking-action">
              <button
                type="button"
                className={action === "confirm" ? "btn btn-primary" : "btn btn-quiet"}
                aria-disabled={isBlocked || pending !== undefined || undefined}
                aria-describedby={isBlocked ? why : undefined}
                onClick={() => !isBlocked && start(action)}
              >
                {text(`booking.action.${action}`)}
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
      {isChanged && permissions.length > 0 && (
        <p id={`${id}-changed`} className="form-text">
          {text("booking.saveFirst")}
        </p>
      )}
      {refusal && !open && (
        <Alert kind="danger">
          {refusal.reasons.length > 0 ? <Reasons reasons={refusal.reasons} /> : say(refusal.message)}
        </Alert>
      )}
      {(open === "cancel" || open === "markNoShow") && (
        <FeeDialog action={open} house={house} reservation={reservation} onClose={close} />
      )}
      {open === "assignRoom" && <RoomDialog reservation={reservation} onClose={close} />}
    </section>
  );
}
