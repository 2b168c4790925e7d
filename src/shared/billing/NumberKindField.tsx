import { useFormikContext } from "formik";

import { numberKinds } from "@/contract/billing/numberKinds";
import { isKindOf, numberKindOf } from "@/domain/account/numberKinds";
import { isTaxIdOf } from "@/domain/account/taxId";
import { useText } from "@/shared/i18n/useText";
import { SelectField } from "@/shared/ui/fields/SelectField";

import { partyIn, type PartyValues } from "./partyValues";

/** The kind of the number: it follows from country and number until a person says it. Of a Spanish NIF it is asked only if told to. */
export function NumberKindField({ isAlwaysAsked = false }: { isAlwaysAsked?: boolean }) {
  const { text } = useText();
  const { values } = useFormikContext<PartyValues>();
  const party = partyIn(values);
  const { country, taxId, numberKind: chosen } = party;
  const isPlain = country === "ES" && (taxId.trim() === "" || isTaxIdOf(country, taxId));
  if (isPlain && !chosen && !isAlwaysAsked) return null;
  const proposed = numberKindOf({ country, taxId });
  const kind = text(proposed ? `invoice.numberKind.${proposed}` : "invoice.numberKind.nif");
  return (
    <SelectField name="numberKind" label={text("invoice.numberKind")}>
      <option value="">{text("invoice.numberKind.proposed", { kind })}</option>
      {numberKinds
        .filter((one) => one === chosen || isKindOf(one, party))
        .map((one) => (
          <option key={one} value={one}>
            {text(`invoice.numberKind.${one}`)}
          </option>
        ))}
    </SelectField>
  );
}
