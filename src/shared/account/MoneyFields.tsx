import { useFormikContext } from "formik";

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

interface MethodFieldsProps {
  account: ShownAccount;
  dueIn: (window: AccountWindow) => Cents;
  methods: readonly PaymentMethod[];
}

/** The window, what is open there, and how it is paid. */
export function MethodFields({ account, dueIn, methods }: MethodFieldsProps) {
  const { text } = useText();
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
    </>
  );
}

export function AmountField({ account: { currency } }: Pick<MethodFieldsProps, "account">) {
  const { text } = useText();
  return <TextField name="amount" label={text("booking.amount", { currency })} inputMode="decimal" />;
}

export function ReferenceField() {
  const { text } = useText();
  const { values } = useFormikContext<typeof noMoney>();
  if (!hasReference(values.method)) return null;
  return (
    <TextField name="reference" label={text("booking.reference")} hint={text("booking.referenceHint")} dir="ltr" />
  );
}
