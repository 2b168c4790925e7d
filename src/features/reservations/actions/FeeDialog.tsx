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

/** Says what it would cost before a guest is marked as not having come, which may be waived. */
export function NoShowDialog({ dialog, hotel, reservation }: FeeDialogProps) {
  const { text } = useText();
  const waiver = useWaiver();
  return (
    <ActionDialog
      dialog={dialog}
      title={text("booking.action.markNoShow")}
      submitLabel={text("booking.confirm.markNoShow")}
      isDanger
      isComplete={waiver.isComplete}
      onSubmit={() => dialog.act(waiver.input)}
    >
      {(isChecked) => (
        <>
          <Fee
            action="markNoShow"
            label={text("booking.noShowFee")}
            hotel={hotel}
            reservation={reservation}
            isWaived={waiver.isWaived}
          />
          <WaiverFields waiver={waiver} isChecked={isChecked} />
        </>
      )}
    </ActionDialog>
  );
}

/** Asks why a reservation is cancelled, and says what it would cost, which may be waived. */
export function CancelDialog({ dialog, hotel, reservation }: FeeDialogProps) {
  const { text } = useText();
  const [chosen, setCancelReason] = useState<CancelReason | "">("");
  const cancelReason = chosen || undefined;
  const waiver = useWaiver();
  return (
    <ActionDialog
      dialog={dialog}
      title={text("booking.action.cancel")}
      submitLabel={text("booking.confirm.cancel")}
      isDanger
      isComplete={cancelReason !== undefined && waiver.isComplete}
      onSubmit={() => dialog.act({ cancelReason, ...waiver.input })}
    >
      {(isChecked) => (
        <>
          <Fee
            action="cancel"
            label={text("booking.feeToday")}
            hotel={hotel}
            reservation={reservation}
            cancelReason={cancelReason}
            isWaived={waiver.isWaived}
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
          <WaiverFields waiver={waiver} isChecked={isChecked} />
        </>
      )}
    </ActionDialog>
  );
}

/** Whether the fee is waived, with a note that then says why. */
function useWaiver() {
  const fee = useSelector(selectFeePreview)?.fee ?? 0;
  const [note, setNote] = useState("");
  const [isWaiving, setIsWaiving] = useState(false);
  const isWaived = fee > 0 && isWaiving;
  const isUnexplained = isWaived && note.trim() === "";
  return {
    isOffered: fee > 0,
    isWaiving,
    setIsWaiving,
    isWaived,
    isUnexplained,
    note,
    setNote,
    isComplete: !isUnexplained && !areTooLong(note),
    input: { note: note || undefined, waiveFee: isWaived || undefined },
  };
}

function WaiverFields({ waiver, isChecked }: { waiver: ReturnType<typeof useWaiver>; isChecked: boolean }) {
  const { text } = useText();
  return (
    <>
      {waiver.isOffered && (
        <Check
          label={text("booking.waiveFee")}
          checked={waiver.isWaiving}
          onChange={({ target }) => waiver.setIsWaiving(target.checked)}
        />
      )}
      <WordsField
        label={text(waiver.isWaived ? "booking.waiverReason" : "booking.actionNote")}
        value={waiver.note}
        onChange={waiver.setNote}
        problem={isChecked && waiver.isUnexplained ? text("reason.WAIVER_REASON_MISSING") : undefined}
      />
    </>
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
