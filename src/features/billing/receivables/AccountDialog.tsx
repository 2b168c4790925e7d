import type { Party } from "@/contract/billing/billingDocument";
import type { ReceivableAccount, ReceivableDraft } from "@/contract/billing/receivable";
import { customerFaults } from "@/domain/billing/issueRules";
import { emailFaults, limitFaults, termFaults } from "@/domain/billing/settingReasons";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { PartyFields } from "@/shared/billing/PartyFields";
import { centsOf, typedCents } from "@/shared/format/centsOf";
import { wholeNumber } from "@/shared/format/wholeNumber";
import { useProperty } from "@/shared/hotel/useProperty";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { TextField } from "@/shared/ui/fields/TextField";

import type { ReceivableInput } from "./receivableRecord";

export type AccountTerms = Pick<ReceivableAccount, keyof ReceivableDraft>;

interface AccountTermsDialogProps {
  dialog: OpenDialog<ReceivableInput>;
  account: AccountTerms;
}

/** Whom an account is of, how much it may owe, and for how long. */
export function AccountDialog({ dialog, account: { customer, email, limit, termDays } }: AccountTermsDialogProps) {
  const { name, taxId, address, country } = customer;
  const { text } = useText();
  const { locale } = useLanguage();
  const { currency } = useProperty();
  const draftOf = (values: Record<Exclude<keyof Party, "numberKind"> | "email" | "limit" | "termDays", string>) => ({
    customer: { name: values.name, taxId: values.taxId, address: values.address, country: values.country },
    email: values.email.trim(),
    limit: centsOf(values.limit, locale),
    termDays: wholeNumber(values.termDays),
  });
  return (
    <ActionForm
      dialog={dialog}
      isDrafted
      title={customer.name ? [text("receivables.edit"), customer.name] : text("receivables.new")}
      submitLabel={text(customer.name ? "record.save" : "receivables.create")}
      initialValues={{
        name,
        taxId,
        address,
        country,
        email,
        limit: typedCents(limit, locale),
        termDays: String(termDays),
      }}
      faultsOf={(values) => {
        const draft = draftOf(values);
        const { customer: party, limit: most } = draft;
        return [
          ...customerFaults(party),
          ...emailFaults(draft.email),
          ...limitFaults(most, "limit"),
          ...termFaults(draft.termDays),
        ];
      }}
      inputOf={(values) => ({ draft: draftOf(values) })}
    >
      {() => (
        <>
          <PartyFields isCompany />
          <TextField name="email" label={text("receivables.email")} inputMode="email" dir="ltr" />
          <TextField
            name="limit"
            label={text("receivables.limit", { currency })}
            hint={text("receivables.limitHint")}
            inputMode="decimal"
          />
          <TextField name="termDays" label={text("receivables.termDays")} inputMode="numeric" />
        </>
      )}
    </ActionForm>
  );
}
