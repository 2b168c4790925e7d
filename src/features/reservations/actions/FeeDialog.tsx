import { useEffect, useEffectEvent, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import { type CancelReason, cancelReasons } from "@/contract/reservations/reservationLife";
import type { Reservation } from "@/contract/reservations/reservations";
import { paidTotal } from "@/domain/account/balance";
import { isCountedReason } from "@/domain/reservations/countedReasons";
import { ActionDialog, type OpenDialog } from "@/shared/actions/ActionDialog";
import { areTooLong, WordsField } from "@/shared/actions/WordsField";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { Check } from "@/shared/ui/fields/switches/Check";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Facts } from "@/shared/ui/layout/Facts";
import { Muted } from "@/shared/ui/layout/Muted";
import { Loading } from "@/shared/ui/states/Loading";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";

import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { feePreviewRequested, selectDetailsProblem, selectFeePreview } from "@/shared/stay/rooms/actionDetailsSlice";
import type { ActionInput } from "@/shared/stay/record/reservationRecord";

interface FeeDialogProps {
  dialog: OpenDialog<ActionInput>;
  hotel: Hotel;
  reservation: Reservation;
}

/** Says what it would cost before a guest is marked as not having come. */
export function NoShowDialog({ dialog, hotel, reservation }: FeeDialogProps) {
  const { text } = useText();
  const [note, setNote] = useState("");
  return (
    <ActionDialog
      dialog={dialog}
      title={text("booking.action.markNoShow")}
      submitLabel={text("booking.confirm.markNoShow")}
      isDanger
      isComplete={!areTooLong(note)}
      onSubmit={() => dialog.act({ note: note || undefined })}
    >
      {() => (
        <>
          <Fee action="markNoShow" label={text("booking.noShowFee")} hotel={hotel} reservation={reservation} />
          <WordsField label={text("booking.actionNote")} value={note} onChange={setNote} />
        </>
      )}
    </ActionDialog>
  );
}

/** Asks why a reservation is cancelled, and says what it would cost, which may be waived. */
export function CancelDialog({ dialog, hotel, reservation }: FeeDialogProps) {
  const { text } = useText();
  const fee = useSelector(selectFeePreview)?.fee ?? 0;
  const [chosen, setCancelReason] = useState<CancelReason | "">("");
  const cancelReason = chosen || undefined;
  const [note, setNote] = useState("");
  const [isWaiving, setIsWaiving] = useState(false);
  const isWaived = fee > 0 && isWaiving;
  const isUnexplained = isWaived && note.trim() === "";
  return (
    <ActionDialog
      dialog={dialog}
      title={text("booking.action.cancel")}
      submitLabel={text("booking.confirm.cancel")}
      isDanger
      isComplete={cancelReason !== undefined && !isUnexplained && !areTooLong(note)}
      onSubmit={() => dialog.act({ cancelReason, note: note || undefined, waiveFee: isWaived || undefined })}
    >
      {(isChecked) => (
        <>
          <Fee
            action="cancel"
            label={text("booking.feeToday")}
            hotel={hotel}
            reservation={reservation}
            cancelReason={cancelReason}
            isWaived={isWaived}
          />
          <ChoiceControl
            label={text("bulk.reason")}
            value={chosen}
            choices={[
              ["", text("bulk.chooseReason")],
              ...cancelReasons.map((reason) => [reason, text(`cancelReason.${reason}`)] as const),
            ]}
            onChange={setCancelReason}
            problem={isChecked && !cancelReason ? text("reason.REASON_MISSING") : undefined}
          />
          {cancelReason && !isCountedReason(cancelReason) && <Muted as="p">{text("booking.reasonNotCounted")}</Muted>}
          {fee > 0 && (
            <Check
              label={text("booking.waiveFee")}
              checked={isWaiving}
              onChange={({ target }) => setIsWaiving(target.checked)}
            />
          )}
          <WordsField
            label={text(isWaived ? "booking.waiverReason" : "booking.actionNote")}
            value={note}
            onChange={setNote}
            problem={isChecked && isUnexplained ? text("reason.WAIVER_REASON_MISSING") : undefined}
          />
        </>
      )}
    </ActionDialog>
  );
}

interface FeeProps extends Omit<FeeDialogProps, "dialog"> {
  action: "cancel" | "markNoShow";
  label: string;
  cancelReason?: CancelReason;
  isWaived?: boolean;
}

/** The fee and what is paid back, as the server works them out. */
function Fee({ action, label, cancelReason, isWaived = false, hotel, reservation }: FeeProps) {
  const { id, version, payments } = reservation;
  const { text } = useText();
  const dispatch = useDispatch();
  const { money } = useBookingFormat(hotel.property);
  const preview = useSelector(selectFeePreview);
  const problem = useSelector(selectDetailsProblem);
  const askFee = () => void dispatch(feePreviewRequested({ id, action, cancelReason }));
  const askFeeAgain = useEffectEvent(askFee);
  useEffect(() => askFeeAgain(), [cancelReason, version]);
  if (problem) return <LoadProblem sentence={text("booking.feeFailed")} onRetry={askFee} />;
  if (!preview) return <Loading />;
  const { fee, feeCause, refund: left } = preview;
  const refund = isWaived ? paidTotal(payments) : left;
  return (
    <>
      <Facts
        shape="sums"
        aria-live="polite"
        facts={[
          { label, value: money(isWaived ? 0 : fee) },
          { label: text("booking.refund"), value: refund > 0 && money(refund) },
        ]}
      />
      {feeCause === "N1" && fee > 0 && !isWaived && <Muted as="p">{text("booking.feeNoVat")}</Muted>}
    </>
  );
}
