import { type ReactNode, useState } from "react";

import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";

import { ActionDialog, type OpenDialog } from "./ActionDialog";
import { areTooLong, WordsField } from "./WordsField";

interface ReasonDialogProps {
  dialog: OpenDialog<{ reason: string }>;
  /** Names the act, on the button too. */
  title: MessageId;
  /** How many letters the act takes, if not as many as a note. */
  limit?: number | undefined;
  /** Hint for the person, above the field. */
  children?: ReactNode;
}

/** Asks for a reason, and nothing else. */
export function ReasonDialog({ dialog, title, limit, children }: ReasonDialogProps) {
  const { text } = useText();
  const [reason, setReason] = useState("");
  const isMissing = reason.trim() === "";
  return (
    <ActionDialog
      dialog={dialog}
      title={text(title)}
      submitLabel={text(title)}
      isComplete={!isMissing && !areTooLong(reason, limit)}
      onSubmit={() => dialog.act({ reason })}
    >
      {(isChecked) => (
        <>
          {children}
          <WordsField
            label={text("actions.overrideReason")}
            value={reason}
            limit={limit}
            onChange={setReason}
            problem={isChecked && isMissing ? text("actions.overrideMissing") : undefined}
          />
        </>
      )}
    </ActionDialog>
  );
}
