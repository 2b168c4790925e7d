import type { BillInput } from "@/contract/account/accountActs";
import type { Billing } from "@/contract/account/accountWindows";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { payerFaults, PayerFields, type PayerInput, payerInput, payerValues } from "@/shared/companies/PayerFields";
import { ProposedPayer } from "@/shared/companies/ProposedPayer";
import { useText } from "@/shared/i18n/useText";

import type { ShownAccount } from "./accountLines";
import { chosenKinds, kindsIn, RoutedFields } from "./RoutedFields";

interface BillDialogProps {
  dialog: OpenDialog<BillInput & PayerInput>;
  account: ShownAccount;
  /** Proposed while there is no such window. */
  proposed: Billing;
}

/** Asks for the payer of the company's window, and for what goes there by itself. */
export const BillDialog = ({ proposed, ...props }: BillDialogProps) =>
  props.account.billing ? (
    <BillForm {...props} billing={props.account.billing} />
  ) : (
    <ProposedPayer proposed={proposed}>{(billing) => <BillForm {...props} billing={billing} />}</ProposedPayer>
  );

function BillForm({ dialog, account, billing }: Omit<BillDialogProps, "proposed"> & { billing: Billing }) {
  const { text } = useText();
  const label = text(account.billing ? "booking.action.billed" : "booking.action.bill");
  const { routed, ...payer } = billing;
  return (
    <ActionForm
      dialog={dialog}
      title={[label, account.name]}
      initialValues={{ ...payerValues(payer), routed: chosenKinds(routed) }}
      faultsOf={payerFaults}
      inputOf={({ routed: chosen, ...values }) => ({ ...payerInput(values), routed: kindsIn(chosen) })}
    >
      {() => (
        <>
          <PayerFields label={text("booking.payer")} />
          <RoutedFields legend={text("booking.routed")} />
        </>
      )}
    </ActionForm>
  );
}
