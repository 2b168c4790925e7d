import type { CorrectInput } from "@/contract/account/accountActs";
import { accountFaults } from "@/domain/account/accountFaults";
import { linesOfAct, standingInAct } from "@/domain/account/correctionLines";
import { chargedTotal } from "@/domain/account/balance";
import { isRedemption } from "@/domain/account/corrections";
import { ActionForm } from "@/shared/actions/ActionForm";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";

import { type AccountDialogProps, useAccountLines } from "./accountLines";
import { ReasonField } from "./ReasonField";

/** Asks why the line is corrected that the dialog is about. */
export function CorrectionDialog({ dialog, account }: AccountDialogProps<"correct">) {
  const { text } = useText();
  const { money } = useBookingFormat(account);
  const line = useAccountLines(account).find(({ id }) => id === dialog.about);
  const label = text("booking.action.correct");
  const inputOf = ({ reason }: { reason: string }): CorrectInput => ({ chargeId: dialog.about, reason });
  if (!line) return null;
  const { charge } = line;
  const charges = [...account.charges, ...account.upcoming];
  // an allowance goes with all its rates
  const others = charge ? standingInAct(charge, charges).filter(({ id }) => id !== charge.id) : [];
  const points = charge ? linesOfAct(charge, charges).reduce((sum, one) => sum + (one.points ?? 0), 0) : 0;
  return (
    <ActionForm
      dialog={dialog}
      title={[label, account.name]}
      initialValues={{ reason: "" }}
      faultsOf={(values) => accountFaults("correct", inputOf(values), account)}
      inputOf={inputOf}
    >
      {() => (
        <>
          <p>{text("booking.correcting", { what: line.what, amount: money(line.amount + chargedTotal(others)) })}</p>
          {charge && isRedemption(charge) && <p>{text("booking.correctingPoints", { count: points })}</p>}
          <ReasonField />
        </>
      )}
    </ActionForm>
  );
}
