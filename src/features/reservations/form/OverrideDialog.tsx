import { type FormEvent, useId, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { Reason } from "@/contract/reasons";
import type { Reservation } from "@/contract/reservations";
import { useText } from "@/shared/i18n/useText";
import { Dialog } from "@/shared/ui/Dialog";

import { ActionProblem } from "./ActionProblem";
import { FieldProblem } from "./FieldProblem";
import type { House } from "../house/houseSlice";
import { Reasons } from "./Reasons";
import { actionRequested, selectPendingAction } from "./reservationActionSlice";

interface OverrideDialogProps {
  house: House;
  reservation: Reservation;
  /** What the rules hold against it. */
  reasons: Reason[];
  onClose: () => void;
}

/** Confirms without the guarantee that the policy asks for; the history keeps who did so, and why. */
export function OverrideDialog({ house, reservation: { id, version }, reasons, onClose }: OverrideDialogProps) {
  const fieldId = useId();
  const { text } = useText();
  const dispatch = useDispatch();
  const pending = useSelector(selectPendingAction);
  const [overrideReason, setOverrideReason] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = overrideReason.trim() === "";
  const problem = isChecked && isMissing ? text("booking.overrideMissing") : undefined;

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    if (isMissing) return event.currentTarget.querySelector("input")?.focus();
    if (!pending) dispatch(actionRequested({ id, action: "confirm", request: { version, overrideReason } }));
  }

  return (
    <Dialog isOpen title={text("booking.override")} onClose={onClose}>
      <form className="form" noValidate onSubmit={confirm}>
        <Reasons reasons={reasons} />
        <div className="field">
          <label className="form-label" htmlFor={fieldId}>
            {text("booking.overrideReason")}
          </label>
          <input
            id={fieldId}
            className={problem ? "form-control is-invalid" : "form-control"}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${fieldId}-problem` : undefined}
            dir="auto"
            maxLength={500}
            autoComplete="off"
            value={overrideReason}
            onChange={({ target }) => setOverrideReason(target.value)}
          />
          <FieldProblem id={`${fieldId}-problem`} problem={problem} />
        </div>
        <ActionProblem house={house} />
        <div className="booking-buttons">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {text("booking.keepReservation")}
          </button>
          <button type="submit" className="btn btn-primary" aria-disabled={pending !== undefined || undefined}>
            {text("booking.override")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
