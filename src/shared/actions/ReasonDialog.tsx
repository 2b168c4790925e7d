import { type ReactNode, useState } from "react";

import { useText } from "@/shared/i18n/useText";

import { ActionDialog, type OpenDialog } from "./ActionDialog";
import { areTooLong, WordsField } from "./WordsField";

interface ReasonDialogProps {
  dialog: OpenDialog<{ reason: string }>;
  /** Names the deed, on the button too. */
  title: string;
  /** What a person should know before. */
  children?: ReactNode;
}

/** Does what takes a reason. */
export function ReasonDialog({ dialog, title, children }: ReasonDialogProps) {
  const { text } = useText();
  const [reason, setReason] = useState("");
  const isMissing = reason.trim() === "";
  return (
    <ActionDialog
      dialog={dialog}
      title={title}
      submitLabel={title}
      isComplete={!isMissing && !areTooLong(reason)}
      onSubmit={() => dialog.act({ reason })}
    >
      {(isChecked) => (
        <>
          {children}
          <WordsField
            label={text("actions.overrideReason")}
            value={reason}
            onChange={setReason}
            problem={isChecked && isMissing ? text("actions.overrideMissing") : undefined}
          />
        </>
      )}
    </ActionDialog>
  );
}
