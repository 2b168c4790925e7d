import { memo } from "react";

import { useText } from "@/shared/i18n/useText";
import { useLanguage } from "@/shared/i18n/useLanguage";
import { TextField } from "@/shared/ui/TextField";

import { countriesIn } from "./countriesIn";
import { SelectField } from "@/shared/ui/SelectField";

/** Two hundred and fifty options, not drawn anew with each letter that is typed beside them. */
const Countries = memo(function Countries({ locale }: { locale: string }) {
  return countriesIn(locale).map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
});

/** Somebody whom the hotel does not know yet. */
export function NewGuestFields({ onBack }: { onBack: () => void }) {
  const { text } = useText();
  const { locale } = useLanguage();
  return (
    <div className="booking-grid">
      <TextField name="newGuest.firstName" label={text("booking.firstName")} dir="auto" autoComplete="off" autoFocus />
      <TextField name="newGuest.lastName" label={text("booking.lastName")} dir="auto" autoComplete="off" />
      <TextField name="newGuest.email" label={text("booking.email")} type="email" dir="ltr" autoComplete="off" />
      <TextField name="newGuest.phone" label={text("booking.phone")} type="tel" dir="ltr" autoComplete="off" />
      <TextField name="newGuest.document" label={text("booking.document")} dir="ltr" autoComplete="off" />
      <SelectField name="newGuest.country" label={text("booking.country")}>
        <option value="">{text("booking.countryUnknown")}</option>
        <Countries locale={locale} />
      </SelectField>
      <div className="booking-wide">
        <button type="button" className="btn btn-quiet btn-sm" onClick={onBack}>
          {text("booking.guestSearchAgain")}
        </button>
      </div>
    </div>
  );
}
