import type { CorrectInput } from "@/contract/account/accountActs";
import { accountFaults } from "@/domain/account/accountFaults";
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
          <p>{text("booking.correcting", { what: line.what, amount: money(line.amount) })}</p>
          {line.charge && isRedemption(line.charge) && (
            <p>{text("booking.correctingPoints", { count: line.charge.points ?? 0 })}</p>
          )}
          <ReasonField />
        </>
      )}
    </ActionForm>
  );
}
