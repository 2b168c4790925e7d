import type { AllowInput } from "@/contract/account/accountActs";
import type { AccountWindow } from "@/contract/account/accountWindows";
import { accountFaults } from "@/domain/account/accountFaults";
import { ActionForm, type OwnId } from "@/shared/actions/ActionForm";
import { centsOf } from "@/shared/format/centsOf";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { TextField } from "@/shared/ui/fields/TextField";

import { ReasonField } from "./ReasonField";
import { type AccountDialogProps, deskReference } from "./accountLines";
import { BalanceNote, placeIn, WindowField } from "./WindowField";

/** Asks for an allowance: the amount that the hotel takes off the bill, and the reason. */
export function AllowanceDialog({ dialog, account }: AccountDialogProps<"allow">) {
  const { text } = useText();
  const { locale } = useLanguage();
  const label = text("booking.action.allow");
  const window = account.windows.find(({ total }) => total > 0)?.window ?? "guest";
  const initialValues = { amount: "", description: "", reason: "", window: window satisfies AccountWindow };

  const inputOf = (typed: typeof initialValues & OwnId): AllowInput => ({
    sourceRef: deskReference(typed),
    description: typed.description,
    amount: centsOf(typed.amount, locale),
    reason: typed.reason,
    ...placeIn(account, typed.window),
  });

  return (
    <ActionForm
      dialog={dialog}
      isDrafted
      title={[label, account.name]}
      initialValues={initialValues}
      faultsOf={(values) => accountFaults("allow", inputOf(values), account)}
      inputOf={inputOf}
    >
      {() => (
        <>
          <WindowField account={account} />
          <BalanceNote account={account} />
          <TextField name="amount" label={text("booking.amount", { currency: account.currency })} inputMode="decimal" />
          <TextField
            name="description"
            label={text("booking.folioWhat")}
            hint={text("booking.allowanceHint")}
            dir="auto"
          />
          <ReasonField />
        </>
      )}
    </ActionForm>
  );
}
