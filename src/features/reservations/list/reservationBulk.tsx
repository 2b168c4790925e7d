import { useState } from "react";

import type { BulkRequest as WireRequest } from "@/contract/reservations/reservationActions";
import { cancelReasons } from "@/contract/reservations/reservationLife";
import { bulkMessagePath } from "@/shared/hotel/newPaths";
import { useText } from "@/shared/i18n/useText";
import type { BulkRequest, BulkResult } from "@/shared/list/createBulkSlice";
import type { BulkAction, BulkQuestionProps } from "@/shared/list/listBase";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { put, type Saga } from "@/shared/saga/effects";
import { ConfirmDialog } from "@/shared/ui/overlays/ConfirmDialog";
import { LabelledControl } from "@/shared/ui/fields/LabelledControl";

import { reservationsApi } from "../reservationsApi";
import { deletions } from "./deletions";

/** Arrivals and departures of many are the desk's. */
type Action = Exclude<WireRequest["action"], "checkIn" | "checkOut">;

const reasonOf = (answer: string | undefined) => cancelReasons.find((reason) => reason === answer);

/** A confirmation loses nothing; all else is asked about first. */
const changes = [
  { id: "confirm", label: "bulk.confirm" },
  { id: "cancel", label: "bulk.cancel", Question: (props) => <BulkQuestion action="cancel" {...props} /> },
  { id: "markNoShow", label: "bulk.markNoShow", Question: (props) => <BulkQuestion action="markNoShow" {...props} /> },
  {
    id: "delete",
    label: "bulk.delete",
    Question: (props) => <BulkQuestion action="delete" {...props} />,
    removesRows: true,
  },
] satisfies (BulkAction & { id: Action })[];

/** What can be done with many reservations at once. */
export const reservationBulk = {
  actions: [...changes, { id: "message", label: "bulk.message", pathOf: bulkMessagePath }] satisfies BulkAction[],
  async act({ action: id, ids, answer }: BulkRequest): Promise<BulkResult[]> {
    const action = changes.find((each) => each.id === id)?.id;
    if (!action) return [];
    const results = await reservationsApi.actOnMany({ body: { action, ids, cancelReason: reasonOf(answer) } });
    return results.map(({ customer, ...result }) => ({ ...result, name: customer }));
  },
  *tell({ action }: BulkRequest, done: BulkResult[]): Saga {
    if (action === "delete") {
      yield* put(deletions.actions.offered(done.map(({ id, name }) => ({ id, customer: name }))));
    } else {
      const sentence = { id: "bulk.done", values: { count: done.length } } as const;
      yield* put(noticeShown({ kind: "success", sentence }));
    }
  },
};

interface QuestionProps extends BulkQuestionProps {
  action: Exclude<Action, "confirm">;
}

/** Asks before many reservations are cancelled, marked or deleted; a cancellation needs its reason. */
function BulkQuestion({ action, count, onConfirm, onCancel }: QuestionProps) {
  const { text } = useText();
  const [reason, setReason] = useState<string>();
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
              onChange={({ target: { value } }) => setReason(value || undefined)}
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
