import { useFormikContext } from "formik";
import type { ReactNode } from "react";

import type { PaymentMethod } from "@/contract/account/account";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Cents } from "@/contract/property";
import { useText } from "@/shared/i18n/useText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { TextField } from "@/shared/ui/fields/TextField";

import type { ShownAccount } from "./accountLines";
import { BalanceNote, WindowField } from "./WindowField";

/** Values of every form of money that comes in or goes back. */
export const noMoney = { method: "", amount: "", reference: "", reason: "", window: "guest" as AccountWindow };

export const cards: string[] = ["card", "agency"] satisfies PaymentMethod[];

/** Of what a machine or a bank says of a payment. */
export const hasReference = (method: string) => [...cards, "transfer", "bizum"].includes(method);

interface MoneyFieldsProps {
  account: ShownAccount;
  dueIn: (window: AccountWindow) => Cents;
  methods: readonly PaymentMethod[];
  besideMethod?: ReactNode;
  besideAmount?: ReactNode;
}

/** The window with what is open there, how it is paid, how much, and the reference. */
export function MoneyFields({ account, dueIn, methods, besideMethod, besideAmount }: MoneyFieldsProps) {
  const { text } = useText();
  const { values } = useFormikContext<typeof noMoney>();
  return (
    <>
      <WindowField account={account} dueIn={dueIn} />
      <BalanceNote account={account} />
      <ChoiceField
        name="method"
        label={text("booking.method")}
        none="–"
        choices={methods}
        wordsOf={(method) => text(`booking.method.${method}`)}
      />
      {besideMethod}
      <TextField name="amount" label={text("booking.amount", { currency: account.currency })} inputMode="decimal" />
      {besideAmount}
      {hasReference(values.method) && (
        <TextField name="reference" label={text("booking.reference")} hint={text("booking.referenceHint")} dir="ltr" />
      )}
    </>
  );
}
