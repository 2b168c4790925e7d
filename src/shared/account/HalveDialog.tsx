import type { HalveInput } from "@/contract/account/accountActs";
import { halvesOf } from "@/domain/account/halves";
import { sumsOf } from "@/domain/account/windows";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { payerFaults, PayerFields, type PayerInput, payerInput, payerValues } from "@/shared/companies/PayerFields";
import { useText } from "@/shared/i18n/useText";
import { Warning } from "@/shared/ui/states/Warning";

import { deskReference, type ShownAccount } from "./accountLines";

interface HalveDialogProps {
  dialog: OpenDialog<HalveInput & PayerInput>;
  account: ShownAccount;
  /** Who is likely to pay the other half, while there is no second window. */
  proposed: string;
}

/** Says what each of two payers will pay, and asks for the second one where there is none. */
export function HalveDialog({ dialog, account, proposed }: HalveDialogProps) {
  const { text } = useText();
  const { money } = useBookingFormat(account);
  const label = text("booking.action.halve");
  const { guest, company } = halvesOf(account).totals;
  const { paid } = sumsOf(account.windows, "guest");
  return (
    <ActionForm
      dialog={dialog}
      title={[label, account.name]}
      initialValues={payerValues({ name: proposed || text("booking.otherGuest"), taxId: "", email: "" })}
      faultsOf={(values) => (account.billing ? [] : payerFaults(values))}
      inputOf={(values) => ({ sourceRef: deskReference(values), ...payerInput(values) })}
    >
      {() => (
        <>
          <p>{text("booking.halves", { guest: money(guest), other: money(company) })}</p>
          {paid > guest && (
            <Warning>{text("booking.halvesPaid", { paid: money(paid), amount: money(paid - guest) })}</Warning>
          )}
          {!account.billing && <PayerFields label={text("booking.halvePayer")} isNameOnly />}
        </>
      )}
    </ActionForm>
  );
}
