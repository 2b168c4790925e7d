import { useEffect, useEffectEvent, useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import { type CancelReason, cancelReasons } from "@/contract/reservations/reservationLife";
import type { Reservation } from "@/contract/reservations/reservations";
import { paidTotal } from "@/domain/account/balance";
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
  action: "cancel" | "markNoShow";
  hotel: Hotel;
  reservation: Reservation;
}

/** Says what it would cost before a reservation is cancelled, or its guest marked as not having come. */
export function FeeDialog({ dialog, action, hotel, reservation: { id, version, payments } }: FeeDialogProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { money } = useBookingFormat(hotel.property);
  const preview = useSelector(selectFeePreview);
  const problem = useSelector(selectDetailsProblem);
  const [chosen, setCancelReason] = useState<CancelReason | "">("");
  const cancelReason = chosen || undefined;
  const [note, setNote] = useState("");
  const [isWaiving, setIsWaiving] = useState(false);
  const canWaive = action === "cancel" && preview !== undefined && preview.fee > 0;
  const isWaived = canWaive && isWaiving;
  const isUnexplained = isWaived && note.trim() === "";
  const isWithoutVat = preview !== undefined && preview.feeCause === "N1" && preview.fee > 0 && !isWaived;
  const refund = isWaived ? paidTotal(payments) : (preview?.refund ?? 0);
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
      isComplete={!isReasonMissing && !isUnexplained && !areTooLong(note)}
      onSubmit={() => dialog.act({ cancelReason, note: note || undefined, waiveFee: isWaived || undefined })}
    >
      {(isChecked) => (
        <>
          {problem && <LoadProblem sentence={text("booking.feeFailed")} onRetry={askFee} />}
          {!preview && !problem && <Loading />}
          {preview && (
            <Facts
              shape="sums"
              aria-live="polite"
              facts={[
                {
                  label: text(action === "cancel" ? "booking.feeToday" : "booking.noShowFee"),
                  value: money(isWaived ? 0 : preview.fee),
                },
                { label: text("booking.refund"), value: refund > 0 && money(refund) },
              ]}
            />
          )}
          {isWithoutVat && <Muted as="p">{text("booking.feeNoVat")}</Muted>}
          {action === "cancel" && (
            <ChoiceControl
              label={text("bulk.reason")}
              value={chosen}
              choices={[
                ["", text("bulk.chooseReason")],
                ...cancelReasons.map((reason) => [reason, text(`cancelReason.${reason}`)] as const),
              ]}
              onChange={setCancelReason}
              problem={isChecked && isReasonMissing ? text("reason.REASON_MISSING") : undefined}
            />
          )}
          {canWaive && (
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
