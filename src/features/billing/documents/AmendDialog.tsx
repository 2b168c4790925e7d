import { documentLimits } from "@/contract/billing/billingDocument";
import { reasonFaults } from "@/domain/billing/issueRules";
import { amendFaults } from "@/domain/billing/amendFaults";
import { ActionForm } from "@/shared/actions/ActionForm";
import { NumberKindField } from "@/shared/billing/NumberKindField";
import { partyIn, type PartyValues, partyValues } from "@/shared/billing/partyValues";
import { useText } from "@/shared/i18n/useText";
import { CountryField } from "@/shared/ui/fields/CountryField";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { TextField } from "@/shared/ui/fields/TextField";

import type { DocumentDialogProps } from "./CorrectDialog";

type Values = PartyValues & { reason: string };

/** Asks for what the next record tells of the customer instead: that is all of a record that may differ from the paper. */
export function AmendDialog({ dialog, document }: DocumentDialogProps) {
  const { text } = useText();
  const initialValues: Values = { ...partyValues(document.mended ?? document.customer), reason: "" };
  return (
    <ActionForm
      dialog={dialog}
      isDrafted
      title={[text("billing.action.amend"), document.number]}
      initialValues={initialValues}
      faultsOf={(values) => [...amendFaults(document, { customer: partyIn(values) }), ...reasonFaults(values)]}
      inputOf={(values) => ({ customer: partyIn(values), reason: values.reason })}
    >
      {() => (
        <>
          <p className="form-text">{text("billing.amendHint")}</p>
          <TextField name="name" label={text("invoice.name")} dir="auto" />
          <TextField name="taxId" label={text("invoice.taxId")} dir="ltr" />
          <CountryField name="country" label={text("invoice.country")} unknownLabel="–" />
          <NumberKindField isAlwaysAsked />
          <NotesField name="reason" label={text("billing.reason")} limit={documentLimits.reason} />
        </>
      )}
    </ActionForm>
  );
}
