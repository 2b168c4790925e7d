import { useState } from "react";

import type { ReasonOf } from "@/contract/reasons";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import { Reasons } from "@/shared/ui/states/Reasons";

import { ActionDialog, type OpenDialog } from "./ActionDialog";
import { areTooLong, WordsField } from "./WordsField";

/** How an action is called that is done against the rules. */
export interface OverrideWords {
  /** Of its button, and of the dialog. */
  label: string;
  /** Of the field for the reason. */
  reasonLabel: string;
  /** Says that the reason is missing. */
  missing: string;
}

interface OverrideDialogProps {
  dialog: OpenDialog<object>;
  words: OverrideWords;
  /** What the rules hold against it. */
  reasons: ReasonOf<WordedCode>[];
}

/** Does against the rules what somebody answers for; the history keeps who did so, and why. */
export function OverrideDialog({ dialog, words, reasons }: OverrideDialogProps) {
  const [overrideReason, setOverrideReason] = useState("");
  const isMissing = overrideReason.trim() === "";
  return (
    <ActionDialog
      dialog={dialog}
      title={words.label}
      submitLabel={words.label}
      isComplete={!isMissing && !areTooLong(overrideReason)}
      onSubmit={() => dialog.act({}, overrideReason)}
    >
      {(isChecked) => (
        <>
          <Reasons reasons={reasons} />
          <WordsField
            label={words.reasonLabel}
            value={overrideReason}
            onChange={setOverrideReason}
            problem={isChecked && isMissing ? words.missing : undefined}
          />
        </>
      )}
    </ActionDialog>
  );
}
