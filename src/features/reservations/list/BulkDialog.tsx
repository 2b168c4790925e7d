import { useId, useState } from "react";

import { type CancelReason, cancelReasons } from "@/contract/reservationLife";
import { useText } from "@/shared/i18n/useText";
import { ConfirmDialog } from "@/shared/ui/ConfirmDialog";

import type { BulkAction } from "./BulkActions";

interface BulkDialogProps {
  action: Exclude<BulkAction, "confirm">;
  count: number;
  onConfirm: (reason?: CancelReason) => void;
  onCancel: () => void;
}

/** Asks before many reservations are cancelled, marked or deleted; a cancellation needs its reason. */
export function BulkDialog({ action, count, onConfirm, onCancel }: BulkDialogProps) {
  const { text } = useText();
  const id = useId();
  const [reason, setReason] = useState<CancelReason>();
  const [isChecked, setIsChecked] = useState(false);
  const problem = isChecked && !reason && text("bulk.reasonMissing");

  function confirm() {
    setIsChecked(true);
    if (action !== "cancel") onConfirm();
    else if (reason) onConfirm(reason);
  }

  return (
    <ConfirmDialog
      isOpen
      title={text(`bulk.${action}.title`, { count })}
      confirmLabel={text(`bulk.${action}`)}
      cancelLabel={text("bulk.back")}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <p>{text(action === "delete" ? "bulk.deleteHint" : "bulk.fees")}</p>
      {action === "cancel" && (
        <>
          <label className="form-label" htmlFor={id}>
            {text("bulk.reason")}
          </label>
          <select
            id={id}
            className={problem ? "form-select is-invalid" : "form-select"}
            value={reason ?? ""}
            aria-required
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={({ target: { value } }) => setReason(cancelReasons.find((each) => each === value))}
          >
            <option value="">{text("bulk.chooseReason")}</option>
            {cancelReasons.map((each) => (
              <option key={each} value={each}>
                {text(`cancelReason.${each}`)}
              </option>
            ))}
          </select>
          {problem && (
            <div id={`${id}-problem`} className="field-problem" role="alert">
              {problem}
            </div>
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
