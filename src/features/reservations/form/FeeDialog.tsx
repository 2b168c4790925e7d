import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import { type CancelReason, cancelReasons } from "@/contract/reservationLife";
import type { Reservation } from "@/contract/reservations";
import { useText } from "@/shared/i18n/useText";
import { Dialog } from "@/shared/ui/Dialog";
import { LoadProblem } from "@/shared/ui/LoadProblem";
import { Loading } from "@/shared/ui/Loading";
import { LabelledControl } from "@/shared/ui/LabelledControl";

import { ActionProblem } from "./ActionProblem";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import {
  actionRequested,
  feePreviewRequested,
  selectActionProblem,
  selectFeePreview,
  selectPendingAction,
} from "./reservationActionSlice";
import { useBookingFormat } from "./useBookingFormat";
import { areTooLong, WordsField } from "./WordsField";

interface FeeDialogProps {
  action: "cancel" | "markNoShow";
  hotel: Hotel;
  reservation: Reservation;
  onClose: () => void;
}

/** Says what it would cost before a reservation is cancelled, or its guest marked as not having come. */
export function FeeDialog({ action, hotel, reservation: { id, version }, onClose }: FeeDialogProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { money } = useBookingFormat(hotel.property);
  const preview = useSelector(selectFeePreview);
  const problem = useSelector(selectActionProblem);
  const pending = useSelector(selectPendingAction);
  const [cancelReason, setCancelReason] = useState<CancelReason>();
  const [note, setNote] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const isReasonMissing = action === "cancel" && !cancelReason;
  const reasonProblem = isChecked && isReasonMissing ? text("reason.REASON_MISSING") : undefined;
  const askFee = () => void dispatch(feePreviewRequested({ id, action, cancelReason }));
  const askFeeAnew = useEffectEvent(askFee);
  useEffect(() => askFeeAnew(), [cancelReason, version]);

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    if (isReasonMissing) return event.currentTarget.querySelector("select")?.focus();
    if (areTooLong(note)) return event.currentTarget.querySelector("input")?.focus();
    if (!pending)
      dispatch(actionRequested({ id, action, request: { version, cancelReason, note: note || undefined } }));
  }

  return (
    <Dialog isOpen title={text(`booking.action.${action}`)} onClose={onClose}>
      <form className="form" noValidate onSubmit={confirm}>
        {problem && <LoadProblem sentence={text("booking.feeFailed")} onRetry={askFee} />}
        {!preview && !problem && <Loading />}
        {preview && (
          <dl className="booking-prices" aria-live="polite">
            <div>
              <dt>{text("booking.feeToday")}</dt>
              <dd>{money(preview.fee)}</dd>
            </div>
            {preview.refund > 0 && (
              <div>
                <dt>{text("booking.refund")}</dt>
                <dd>{money(preview.refund)}</dd>
              </div>
            )}
          </dl>
        )}
        {action === "cancel" && (
          <LabelledControl label={text("bulk.reason")} problem={reasonProblem}>
            {(control) => (
              <select
                {...control}
                className={reasonProblem ? "form-select is-invalid" : "form-select"}
                value={cancelReason ?? ""}
                onChange={({ target }) => setCancelReason(cancelReasons.find((reason) => reason === target.value))}
              >
                <option value="">{text("bulk.chooseReason")}</option>
                {cancelReasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {text(`cancelReason.${reason}`)}
                  </option>
                ))}
              </select>
            )}
          </LabelledControl>
        )}
        <WordsField label={text("booking.actionNote")} value={note} onChange={setNote} />
        <ActionProblem hotel={hotel} />
        <div className="booking-buttons">
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            {text("booking.keepReservation")}
          </button>
          <button type="submit" className="btn btn-danger" aria-disabled={pending !== undefined || undefined}>
            {text(`booking.confirm.${action}`)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
