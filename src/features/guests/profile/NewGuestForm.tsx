import { useText } from "@/shared/i18n/useText";
import { RecordForm } from "@/shared/record/RecordForm";
import { SaveButton } from "@/shared/record/SaveButton";
import { Columns } from "@/shared/ui/layout/Columns";

import { ContactFields } from "./guestFields";
import { guestRecord, newGuest } from "./guestRecord";
import { guestRefusals, guestSchema } from "./guestSchema";
import { SameGuests } from "./SameGuests";
import { useGuestWords } from "./useGuestWords";

/** Only what a reservation needs. The rest is asked for at the desk, in the profile. */
export function NewGuestForm() {
  const { text } = useText();
  const { fields } = useGuestWords();
  return (
    <RecordForm
      form={guestRecord}
      record={undefined}
      newValues={newGuest}
      schema={guestSchema}
      fields={fields}
      refusals={guestRefusals}
    >
      <p className="form-text">{text("guests.newHint")}</p>
      <Columns least={13} keepsWidth gap={16} rowGap={14} align="start" className="form-grid">
        <ContactFields isFocused />
      </Columns>
      <SameGuests />
      <SaveButton />
    </RecordForm>
  );
}
