import { useState } from "react";

import type { Act } from "@/shared/actions/act";
import { ActionDialog, type OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionRow } from "@/shared/actions/ActionRow";
import { areTooLong, WordsField } from "@/shared/actions/WordsField";
import { useText } from "@/shared/i18n/useText";

import { Part, State } from "./Part";
import { type ActInput, type ActName, type ActsRecord, permissions, records } from "./sampleActions";

/** The actions of a record. Each of them is refused at last. */
export function ActionsKit() {
  return (
    <Part name="ActionRow">
      {Object.entries(records).map(([state, record]) => (
        <State key={state} name={state}>
          <Acts record={record} />
        </State>
      ))}
    </Part>
  );
}

const acts: Act<ActName, ActInput, object>[] = [
  { action: "confirm", label: "bulk.confirm", isPrimary: () => true },
  { action: "cancel", label: "bulk.cancel", renderDialog: (dialog) => <CancelDialog dialog={dialog} /> },
  { action: "markNoShow", label: "bulk.markNoShow" },
  { action: "delete", label: "bulk.delete" },
];

function Acts({ record }: { record: ActsRecord }) {
  return (
    <ActionRow
      kit={record.acts}
      record={{ id: "parts", version: 1 }}
      permissions={permissions}
      acts={acts}
      waiting={record === records["waiting for a connection"] ? "confirm" : undefined}
      isChanged={record === records["after changes"]}
    />
  );
}

function CancelDialog({ dialog }: { dialog: OpenDialog<ActInput> }) {
  const { text } = useText();
  const [note, setNote] = useState("");
  const isMissing = note.trim() === "";
  return (
    <ActionDialog
      dialog={dialog}
      title={text("bulk.cancel")}
      submitLabel={text("bulk.cancel")}
      isDanger
      isComplete={!isMissing && !areTooLong(note)}
      onSubmit={() => dialog.act({ note })}
    >
      {(isChecked) => (
        <WordsField
          label={text("bulk.reason")}
          value={note}
          onChange={setNote}
          problem={isChecked && isMissing ? text("bulk.reasonMissing") : undefined}
        />
      )}
    </ActionDialog>
  );
}
