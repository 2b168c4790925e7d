import { useText } from "@/shared/i18n/useText";
import { CountryField } from "@/shared/ui/fields/CountryField";
import { TextField } from "@/shared/ui/fields/TextField";

import { NumberKindField } from "./NumberKindField";

interface PartyFieldsProps {
  nameHint?: string;
  /** A company of the list: its number has no kind of its own. */
  isCompany?: boolean;
}

/** The law's data of the customer of a full invoice: the `PartyValues` of the form around them. */
export function PartyFields({ nameHint, isCompany = false }: PartyFieldsProps) {
  const { text } = useText();
  return (
    <>
      <TextField name="name" label={text("invoice.name")} hint={nameHint} dir="auto" />
      <TextField name="taxId" label={text("invoice.taxId")} dir="ltr" />
      <TextField name="address" label={text("invoice.address")} dir="auto" />
      <CountryField name="country" label={text("invoice.country")} unknownLabel="–" />
      {!isCompany && <NumberKindField />}
    </>
  );
}
