import { useText } from "@/shared/i18n/useText";

import { FormSection } from "./FormSection";
import { NoteField } from "./NoteField";

export function NotesSection() {
  const { text } = useText();
  return (
    <FormSection title={text("booking.notes")}>
      <NoteField name="notes.request" label={text("booking.note.request")} />
      <NoteField name="notes.guest" label={text("booking.note.guest")} />
      <NoteField name="notes.internal" label={text("booking.note.internal")} hint={text("booking.note.internalHint")} />
    </FormSection>
  );
}
