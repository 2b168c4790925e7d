import { useEffect, useEffectEvent, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import { type CancelReason, cancelReasons } from "@/contract/reservationLife";
import type { Reservation } from "@/contract/reservations";
import { ActionDialog, type OpenDialog } from "@/shared/actions/ActionDialog";
import { areTooLong, WordsField } from "@/shared/actions/WordsField";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { LabelledControl } from "@/shared/ui/fields/LabelledControl";
import { Loading } from "@/shared/ui/Loading";
import { LoadProblem } from "@/shared/ui/LoadProblem";

import { useBookingFormat } from "../form/useBookingFormat";
import { feePreviewRequested, selectDetailsProblem, selectFeePreview } from "./actionDetailsSlice";
import type { ActionInput } from "./reservationActions";

interface FeeDialogProps {
  dialog: OpenDialog<ActionInput>;
  action: "cancel" | "markNoShow";
  hotel: Hotel;
  reservation: Reservation;
}

/** Says what it would cost before a reservation is cancelled, or its guest marked as not having come. */
export function FeeDialog({ dialog, action, hotel, reservation: { id, version } }: FeeDialogProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { money } = useBookingFormat(hotel.property);
  const preview = useSelector(selectFeePreview);
  const problem = useSelector(selectDetailsProblem);
  const [cancelReason, setCancelReason] = useState<CancelReason>();
  const [note, setNote] = useState("");
  const isReasonMissing = action === "cancel" && !cancelReason;
  const askFee = () => void dispatch(feePreviewRequested({ id, action, cancelReason }));
  const askFeeAgain = useEffectEvent(askFee);
  useEffect(() => askFeeAgain(), [cancelReason, version]);

  return (
    <ActionDialog
      dialog={dialog}
      title={text(`booking.action.${action}`)}
      submitLabel={text(`booking.confirm.${action}`)}
      isDanger
      isComplete={!isReasonMissing && !areTooLong(note)}
      onSubmit={() => dialog.act({ cancelReason, note: note || undefined })}
    >
      {(isChecked) => (
        <>
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
            <CancelReasonField
              value={cancelReason}
              onChange={setCancelReason}
              problem={isChecked && isReasonMissing ? text("reason.REASON_MISSING") : undefined}
            />
          )}
          <WordsField label={text("booking.actionNote")} value={note} onChange={setNote} />
        </>
      )}
    </ActionDialog>
  );
}

interface CancelReasonFieldProps {
  value: CancelReason | undefined;
  onChange: (reason: CancelReason | undefined) => void;
  problem: string | undefined;
}

function CancelReasonField({ value, onChange, problem }: CancelReasonFieldProps) {
  const { text } = useText();
  return (
    <LabelledControl label={text("bulk.reason")} problem={problem}>
      {(control) => (
        <select
          {...control}
          className={problem ? "form-select is-invalid" : "form-select"}
          value={value ?? ""}
          onChange={({ target }) => onChange(cancelReasons.find((reason) => reason === target.value))}
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
  );
}
