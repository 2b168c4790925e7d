import type { HalveInput } from "@/contract/account/accountActs";
import { halvesOf } from "@/domain/account/halves";
import { billFaults } from "@/domain/account/windowFaults";
import { sumsOf } from "@/domain/account/windows";
import { ActionForm, type OwnId } from "@/shared/actions/ActionForm";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { TextField } from "@/shared/ui/fields/TextField";
import { Warning } from "@/shared/ui/states/Warning";

import { type AccountDialogProps, deskReference } from "./accountLines";

interface HalveDialogProps extends AccountDialogProps<"halve"> {
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
  const inputOf = ({ payer, ...id }: { payer: string } & OwnId): HalveInput => ({
    sourceRef: deskReference(id),
    payer,
  });
  return (
    <ActionForm
      dialog={dialog}
      title={[label, account.name]}
      initialValues={{ payer: proposed || text("booking.otherGuest") }}
      faultsOf={(values) => (account.billing ? [] : billFaults(inputOf(values)))}
      inputOf={inputOf}
    >
      {() => (
        <>
          <p>{text("booking.halves", { guest: money(guest), other: money(company) })}</p>
          {paid > guest && (
            <Warning>{text("booking.halvesPaid", { paid: money(paid), amount: money(paid - guest) })}</Warning>
          )}
          {!account.billing && <TextField name="payer" label={text("booking.halvePayer")} dir="auto" />}
        </>
      )}
    </ActionForm>
  );
}
