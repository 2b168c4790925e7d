import { useState } from "react";

import { type CancelReason, cancelReasons } from "@/contract/reservationLife";
import { useText } from "@/shared/i18n/useText";
import { ConfirmDialog } from "@/shared/ui/ConfirmDialog";
import { LabelledControl } from "@/shared/ui/LabelledControl";

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
  const [reason, setReason] = useState<CancelReason>();
  const [isChecked, setIsChecked] = useState(false);
  const problem = isChecked && !reason ? text("bulk.reasonMissing") : undefined;

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
        <LabelledControl label={text("bulk.reason")} problem={problem}>
          {(control) => (
            <select
              {...control}
              className={problem ? "form-select is-invalid" : "form-select"}
              value={reason ?? ""}
              aria-required
              onChange={({ target: { value } }) => setReason(cancelReasons.find((each) => each === value))}
            >
              <option value="">{text("bulk.chooseReason")}</option>
              {cancelReasons.map((each) => (
                <option key={each} value={each}>
                  {text(`cancelReason.${each}`)}
                </option>
              ))}
            </select>
          )}
        </LabelledControl>
      )}
    </ConfirmDialog>
  );
}
