import type { BillInput } from "@/contract/account/accountActs";
import type { Billing } from "@/contract/account/accountWindows";
import { billFaults } from "@/domain/account/windowFaults";
import { ActionForm } from "@/shared/actions/ActionForm";
import { useText } from "@/shared/i18n/useText";
import { TextField } from "@/shared/ui/fields/TextField";

import { chosenKinds, kindsIn, RoutedFields } from "./RoutedFields";
import type { AccountDialogProps } from "./accountLines";

interface BillDialogProps extends AccountDialogProps<"bill"> {
  /** Proposed while there is no such window. */
  proposed: Billing;
}

/** Asks for the payer of the company's window, and for what goes there by itself. */
export function BillDialog({ dialog, account, proposed }: BillDialogProps) {
  const { text } = useText();
  const label = text(account.billing ? "booking.action.billed" : "booking.action.bill");
  const { name, taxId, email, routed } = account.billing ?? proposed;
  const initialValues = { payer: name, taxId, email, routed: chosenKinds(routed) };

  const inputOf = ({ routed: chosen, ...payer }: typeof initialValues): BillInput => ({
    ...payer,
    routed: kindsIn(chosen),
  });

  return (
    <ActionForm
      dialog={dialog}
      title={[label, account.name]}
      initialValues={initialValues}
      faultsOf={(values) => billFaults(inputOf(values))}
      inputOf={inputOf}
    >
      {() => (
        <>
          <TextField name="payer" label={text("booking.payer")} dir="auto" />
          <TextField name="taxId" label={text("booking.taxId")} />
          <TextField name="email" inputMode="email" dir="ltr" label={text("booking.payerEmail")} />
          <RoutedFields legend={text("booking.routed")} />
        </>
      )}
    </ActionForm>
  );
}
