import { useField } from "formik";
import { memo } from "react";

import { documentTypes, guestPreferences } from "@/contract/people/guest";
import { noteLimits } from "@/contract/reservations/reservationDraft";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { CountryField } from "@/shared/ui/fields/CountryField";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { SwitchField } from "@/shared/ui/fields/switches/SwitchField";
import { TagsField } from "@/shared/ui/fields/TagsField";
import { TextField } from "@/shared/ui/fields/TextField";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";

import { EmployerField } from "./EmployerField";
import { SameGuests } from "./SameGuests";
import { useGuestWords } from "./useGuestWords";

const contact = [
  { name: "firstName", dir: "auto" },
  { name: "lastName", dir: "auto" },
  { name: "email", dir: "ltr", inputMode: "email" },
  { name: "phone", dir: "ltr", type: "tel" },
] as const;

/** Who it is and how they are reached. */
export function ContactFields({ isFocused = false }: { isFocused?: boolean }) {
  const { text } = useText();
  const { labelOf } = useGuestWords();
  return contact.map(({ name, ...input }, place) => (
    <TextField
      key={name}
      name={name}
      label={labelOf(name)}
      hint={name === "lastName" ? text("booking.lastNameHint") : undefined}
      {...input}
      autoFocus={isFocused && place === 0}
    />
  ));
}

/** Fields of the register of travellers, and the further data that the hotel keeps. */
export function DataFields({ id }: { id: string }) {
  const { text } = useText();
  const { labelOf } = useGuestWords();
  return (
    <>
      <FieldGrid>
        <ContactFields />
        <ChoiceField
          name="documentType"
          label={labelOf("documentType")}
          none={text("booking.countryUnknown")}
          choices={documentTypes}
          wordsOf={(type) => text(`documentType.${type}`)}
        />
        <TextField name="document" label={labelOf("document")} dir="ltr" />
        <CountryField name="country" label={labelOf("country")} unknownLabel={text("booking.countryUnknown")} />
        <DateField name="birthDate" label={labelOf("birthDate")} isBirth />
      </FieldGrid>
      <EmployerField />
      <SameGuests exceptId={id} />
      <SwitchField name="isVip" label={labelOf("isVip")} />
      <NotesField name="notes" label={labelOf("notes")} limit={noteLimits.letters} />
    </>
  );
}

export function PreferenceFields() {
  const { text } = useText();
  const { labelOf } = useGuestWords();
  const tags = guestPreferences.map((tag) => ({ tag, label: text(`guestPreference.${tag}`) }));
  return (
    <>
      <TagsField name="preferences" label={labelOf("preferences")} tags={tags} />
      <NotesField name="allergies" label={labelOf("allergies")} limit={noteLimits.letters} />
    </>
  );
}

/** The languages that the guests of a hotel speak, most of them; another one that is stored stays. */
const spoken = "ar bg ca cs da de el en es eu fi fr gl he hi hu it ja ko nl no pl pt ro ru sv tr uk zh".split(" ");

export const CommunicationFields = memo(function CommunicationFields() {
  const { text } = useText();
  const { language } = useFormat();
  const { labelOf } = useGuestWords();
  const [{ value }] = useField<string>("language");
  const codes = value === "" || spoken.includes(value) ? spoken : [value, ...spoken];
  return (
    <>
      <ChoiceField
        name="language"
        label={labelOf("language")}
        hint={text("guests.languageHint")}
        none={text("booking.countryUnknown")}
        choices={codes}
        wordsOf={(code) => language(code)}
      />
      <SwitchField name="hasMarketingConsent" label={labelOf("hasMarketingConsent")} />
      <p className="form-text">{text("guests.consentHint")}</p>
    </>
  );
});
