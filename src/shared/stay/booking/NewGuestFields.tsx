import { useRef } from "react";

import { useText } from "@/shared/i18n/useText";
import { CountryField } from "@/shared/ui/fields/CountryField";
import { TextField } from "@/shared/ui/fields/TextField";
import { useHandedFocus } from "@/shared/ui/fields/useHandedFocus";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";
import { Text } from "@/shared/ui/layout/Text";

/** A guest whom the hotel does not know yet. */
export function NewGuestFields({ onBack }: { onBack: () => void }) {
  const { text } = useText();
  const around = useRef<HTMLDivElement>(null);
  useHandedFocus(around);
  return (
    <FieldGrid ref={around}>
      <TextField name="newGuest.firstName" label={text("booking.firstName")} dir="auto" />
      <TextField
        name="newGuest.lastName"
        label={text("booking.lastName")}
        hint={text("booking.lastNameHint")}
        dir="auto"
      />
      <TextField name="newGuest.email" label={text("booking.email")} inputMode="email" dir="ltr" />
      <TextField name="newGuest.phone" label={text("booking.phone")} type="tel" dir="ltr" />
      <TextField name="newGuest.document" label={text("booking.document")} dir="ltr" />
      <CountryField
        name="newGuest.country"
        label={text("booking.country")}
        unknownLabel={text("booking.countryUnknown")}
      />
      <Text as="div" isWhole>
        <button type="button" className="btn btn-quiet btn-sm" onClick={onBack}>
          {text("booking.guestSearchAgain")}
        </button>
      </Text>
    </FieldGrid>
  );
}
