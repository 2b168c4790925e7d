import { useState } from "react";

import type { ReasonOf } from "@/contract/reasons";
import type { WordedCode } from "@/shared/i18n/reasonOf";
import { useText } from "@/shared/i18n/useText";
import { Reasons } from "@/shared/ui/states/Reasons";

import type { OverrideWords } from "./act";
import { ActionDialog, type OpenDialog } from "./ActionDialog";
import { areTooLong, WordsField } from "./WordsField";

interface OverrideDialogProps {
  dialog: OpenDialog<object>;
  words: OverrideWords;
  /** Reasons of the rules against it. */
  reasons: ReasonOf<WordedCode>[];
}

/** Does against the rules what somebody answers for; the history keeps who did so, and why. */
export function OverrideDialog({ dialog, words, reasons }: OverrideDialogProps) {
  const { text } = useText();
  const label = text(words.label);
  const [overrideReason, setOverrideReason] = useState("");
  const isMissing = overrideReason.trim() === "";
  return (
    <ActionDialog
      dialog={dialog}
      title={label}
      submitLabel={label}
      isComplete={!isMissing && !areTooLong(overrideReason)}
      onSubmit={() => dialog.act({}, overrideReason)}
    >
      {(isChecked) => (
        <>
          <Reasons reasons={reasons} />
          <WordsField
            label={text(words.reasonLabel ?? "actions.overrideReason")}
            value={overrideReason}
            onChange={setOverrideReason}
            problem={isChecked && isMissing ? text(words.missing ?? "actions.overrideMissing") : undefined}
          />
        </>
      )}
    </ActionDialog>
  );
}
