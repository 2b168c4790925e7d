import { type CompletedGuest, completedFields } from "@/contract/reservations/desk";
import { documentTypes, type Guest } from "@/contract/people/guest";
import { personFaults } from "@/domain/people/writtenPerson";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { CountryField } from "@/shared/ui/fields/CountryField";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { birthDateIn } from "@/shared/ui/fields/dates/dateText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { TextField } from "@/shared/ui/fields/TextField";

import { useDocumentKind } from "./useDocumentKind";
import type { ActionInput } from "@/shared/stay/record/reservationRecord";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";

interface RegisterDialogProps {
  dialog: OpenDialog<ActionInput>;
  hotel: Hotel;
  guest: Guest;
}

function FollowedKind() {
  useDocumentKind();
  return null;
}

/** Asks the guest at the desk for the fields of the register of travellers. */
export function RegisterDialog({ dialog, hotel: { property }, guest }: RegisterDialogProps) {
  const { text } = useText();
  const initialValues = Object.fromEntries(completedFields.map((field) => [field, guest[field]])) as CompletedGuest;
  const givenIn = (values: CompletedGuest) => ({ ...values, birthDate: birthDateIn(values.birthDate) });

  return (
    <ActionForm
      dialog={dialog}
      title={text("desk.check.guest")}
      submitLabel={text("desk.saveData")}
      initialValues={initialValues}
      faultsOf={(values) => personFaults(givenIn(values), property.businessDate)}
      inputOf={(values) => ({ guest: givenIn(values) })}
    >
      {() => (
        <FieldGrid>
          <FollowedKind />
          <TextField name="firstName" label={text("booking.firstName")} dir="auto" />
          <TextField name="lastName" label={text("booking.lastName")} hint={text("booking.lastNameHint")} dir="auto" />
          <ChoiceField
            name="documentType"
            label={text("guests.field.documentType")}
            none="–"
            choices={documentTypes}
            wordsOf={(type) => text(`documentType.${type}`)}
          />
          <TextField name="document" label={text("booking.document")} dir="ltr" />
          <CountryField name="country" label={text("booking.country")} unknownLabel={text("booking.countryUnknown")} />
          <DateField name="birthDate" label={text("guests.field.birthDate")} today={property.businessDate} isBirth />
        </FieldGrid>
      )}
    </ActionForm>
  );
}
