import { useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { LabelledControl } from "@/shared/ui/fields/LabelledControl";
import { Text } from "@/shared/ui/layout/Text";
import { ConfirmDialog } from "@/shared/ui/overlays/ConfirmDialog";

import type { SelectedRow } from "../createSelectionSlice";
import type { BulkAction } from "../listBase";
import { RowNames } from "./RowNames";

interface BulkQuestionProps {
  action: BulkAction;
  rows: readonly SelectedRow[];
  /** Those of the rows that are not on the screen. */
  unseen: readonly SelectedRow[];
  onConfirm: (answer?: string) => void;
  onCancel: () => void;
}

/** Asks before something is done with many rows, and names them; what the action has to know is chosen here. */
export function BulkQuestion({ action, rows, unseen, onConfirm, onCancel }: BulkQuestionProps) {
  const { text } = useText();
  const { title = action.label, hint, answer } = action.question ?? {};
  const [chosen, setChosen] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const problem = answer && isChecked && !chosen ? text(answer.missing) : undefined;

  function confirm() {
    setIsChecked(true);
    if (!answer || chosen) onConfirm(chosen);
  }

  return (
    <ConfirmDialog
      isOpen
      title={text(title, { count: rows.length })}
      confirmLabel={text(action.label)}
      cancelLabel={text("actions.back")}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <Text as="p" breaksWords>
        <RowNames rows={rows} />.
      </Text>
      {unseen.length > 0 && (
        <Text as="p" breaksWords>
          <strong>{text("list.unseen", { count: unseen.length })}</strong> <RowNames rows={unseen} />.
        </Text>
      )}
      {hint && <p>{text(hint)}</p>}
      {answer && (
        <LabelledControl label={text(answer.label)} problem={problem}>
          {(control) => (
            <select
              {...control}
              className={problem ? "form-select is-invalid" : "form-select"}
              value={chosen ?? ""}
              aria-required
              onChange={({ target: { value } }) => setChosen(value || undefined)}
            >
              <option value="">{text(answer.choose)}</option>
              {answer.choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {text(label)}
                </option>
              ))}
            </select>
          )}
        </LabelledControl>
      )}
    </ConfirmDialog>
  );
}
