import { type FormEvent, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { Reason } from "@/contract/reasons";
import type { Reservation } from "@/contract/reservations";
import { useText } from "@/shared/i18n/useText";
import { Dialog } from "@/shared/ui/Dialog";

import { ActionProblem } from "./ActionProblem";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { Reasons } from "./Reasons";
import { actionRequested, selectPendingAction } from "./reservationActionSlice";
import { areTooLong, WordsField } from "./WordsField";

interface OverrideDialogProps {
  hotel: Hotel;
  reservation: Reservation;
  /** What the rules hold against it. */
  reasons: Reason[];
  onClose: () => void;
}

/** Confirms without the guarantee that the policy asks for; the history keeps who did so, and why. */
export function OverrideDialog({ hotel, reservation: { id, version }, reasons, onClose }: OverrideDialogProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const pending = useSelector(selectPendingAction);
  const [overrideReason, setOverrideReason] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = overrideReason.trim() === "";

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    if (isMissing || areTooLong(overrideReason)) return event.currentTarget.querySelector("input")?.focus();
    if (!pending) dispatch(actionRequested({ id, action: "confirm", request: { version, overrideReason } }));
  }

  return (
    <Dialog isOpen title={text("booking.override")} onClose={onClose}>
      <form className="form" noValidate onSubmit={confirm}>
        <Reasons reasons={reasons} />
        <WordsField
          label={text("booking.overrideReason")}
          value={overrideReason}
          onChange={setOverrideReason}
          problem={isChecked && isMissing ? text("booking.overrideMissing") : undefined}
        />
        <ActionProblem hotel={hotel} />
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
