import { nanoid } from "@reduxjs/toolkit";
import { useState } from "react";

import type { AccountInput } from "@/contract/account/account";
import type { AccountWindow } from "@/contract/account/accountWindows";
import { accountFaults } from "@/domain/account/accountFaults";
import { ActionForm } from "@/shared/actions/ActionForm";
import { centsOf } from "@/shared/format/centsOf";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { TextField } from "@/shared/ui/fields/TextField";

import { ReasonField } from "./ReasonField";
import type { AccountDialogProps } from "./accountLines";
import { BalanceNote, placeIn, WindowField } from "./WindowField";

/** Asks for an allowance: the amount that the hotel takes off the bill, and the reason. */
export function AllowanceDialog({ dialog, account }: AccountDialogProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  // however often it is sent from this dialog, it is posted once
  const [sourceRef] = useState(() => `desk:${nanoid()}`);
  const label = text("booking.action.allow");
  const window = account.windows.find(({ total }) => total > 0)?.window ?? "guest";
  const initialValues = { amount: "", description: "", reason: "", window: window satisfies AccountWindow };

  const inputOf = ({ amount, description, reason, window: chosen }: typeof initialValues): Partial<AccountInput> => ({
    sourceRef,
    description,
    amount: centsOf(amount, locale),
    reason,
    ...placeIn(account, chosen),
  });

  return (
    <ActionForm
      dialog={dialog}
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
