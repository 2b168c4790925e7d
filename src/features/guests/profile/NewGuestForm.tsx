import { useText } from "@/shared/i18n/useText";
import { RecordForm } from "@/shared/record/RecordForm";
import { SaveButton } from "@/shared/record/SaveButton";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";

import { ContactFields } from "./guestFields";
import { guestForm } from "./guestForm";
import { SameGuests } from "./SameGuests";
import { useGuestWords } from "./useGuestWords";

/** Only what a reservation needs. The rest is asked for at the desk, in the profile. */
export function NewGuestForm() {
  const { text } = useText();
  const { fields } = useGuestWords();
  return (
    <RecordForm {...guestForm} record={undefined} fields={fields}>
      <p className="form-text">{text("guests.newHint")}</p>
      <FieldGrid>
        <ContactFields isFocused />
      </FieldGrid>
      <SameGuests />
      <SaveButton />
    </RecordForm>
  );
}
