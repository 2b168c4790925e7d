import { useText } from "@/shared/i18n/useText";
import { FormSection } from "@/shared/record/sections/FormSection";
import { RecordForm } from "@/shared/record/RecordForm";
import { SaveButton } from "@/shared/record/SaveButton";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { TextField } from "@/shared/ui/fields/TextField";

import { Part, Sent, State } from "./Part";
import { forms, guest, guestSchema } from "./sampleRecords";

/** The others are sent at once, to show what follows. */
const unpressed = new Set(["usual", "a draft is left"]);

export function RecordKit() {
  return (
    <Part name="RecordForm">
      {Object.entries(forms).map(([state, { kind }]) => (
        <State key={state} name={state}>
          <GuestForm kind={kind} isPressed={!unpressed.has(state)} />
        </State>
      ))}
    </Part>
  );
}

type GuestFormProps = Pick<(typeof forms)["usual"], "kind"> & { isPressed: boolean };

function GuestForm({ kind, isPressed }: GuestFormProps) {
  const { text } = useText();
  const name = text("column.customer");
  const room = text("column.room");
  const notes = text("bulk.reason");
  return (
    <RecordForm
      form={kind}
      record={guest}
      newValues={() => kind.rules.valuesOf(guest)}
      schema={guestSchema}
      fields={[
        { name: "name", label: name },
        { name: "room", label: room },
        { name: "notes", label: notes },
      ]}
      refusals={{ fields: { NO_ROOM: "room" }, values: {} }}
    >
      {isPressed && <Sent />}
      <FormSection title={text("reservation.edit")}>
        <TextField name="name" label={name} dir="auto" />
        <TextField name="room" label={room} />
        <NotesField name="notes" label={notes} limit={200} />
        <SaveButton />
      </FormSection>
    </RecordForm>
  );
}
