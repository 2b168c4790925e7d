import type { ReactNode } from "react";

import { type PaymentMethod, paymentMethods } from "@/contract/account/account";
import type { DocumentInput } from "@/contract/billing/billingDocument";
import type { Cents } from "@/contract/property";
import { takesMoney } from "@/domain/account/takesMoney";
import { billingReason } from "@/domain/billing/documentKinds";
import { typedDue } from "@/shared/account/WindowField";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import { ActionForm } from "@/shared/actions/ActionForm";
import { centsOf } from "@/shared/format/centsOf";
import { useProperty } from "@/shared/hotel/useProperty";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { TextField } from "@/shared/ui/fields/TextField";

type MoneyInput = Pick<DocumentInput, "paymentId" | "amount" | "method" | "reference">;

interface MoneyDialogProps<Input> {
  dialog: OpenDialog<Input>;
  /** Money is taken unless this says "refund". */
  action?: "pay" | "refund";
  /** The name of the document or of the account. */
  name: string;
  /** The proposed amount. */
  due: Cents;
  /** The proposed method: money goes back the way it came. */
  method?: PaymentMethod;
  /** The most that can be taken, where there is such a limit. */
  most?: Cents;
  /** Makes the act of the money that was typed. */
  inputOf: (money: Partial<MoneyInput>, documentIds: string[]) => Partial<Input>;
  /** Fields below the others; they may set `documentIds`, the documents that the money is for. */
  children?: ReactNode;
}

/** A debt is not paid by another debt. */
const methods = paymentMethods.filter(takesMoney);

const noMoney: { method: PaymentMethod | ""; reference: string; documentIds: string[] } = {
  method: "",
  reference: "",
  documentIds: [],
};

/** Asks for money that was taken or given back, and proposes what is due. */
export function MoneyDialog<Input>(props: MoneyDialogProps<Input>) {
  const { dialog, action = "pay", name, due, method: usual, most = Infinity, inputOf, children } = props;
  const over = action === "pay" ? "PAYMENT_OVER_OPEN" : "REFUND_OVER_OWED";
  const { text } = useText();
  const { locale } = useLanguage();
  const { currency } = useProperty();

  function faultsOf({ amount, method }: { amount: string; method: string }) {
    const cents = centsOf(amount, locale);
    const against = (code: "PAYMENT_AMOUNT" | typeof over) => ({
      field: "amount",
      reason: billingReason(code, { amount: most, currency }),
    });
    return [
      ...(method === "" ? [{ field: "method", reason: billingReason("PAYMENT_METHOD") }] : []),
      ...(cents > 0 ? [] : [against("PAYMENT_AMOUNT")]),
      ...(cents > most ? [against(over)] : []),
    ];
  }

  return (
    <ActionForm
      dialog={dialog}
      isDrafted
      title={[text(`billing.action.${action}`), name]}
      initialValues={{ ...noMoney, ...(usual && { method: usual }), amount: typedDue(due, locale) }}
      faultsOf={faultsOf}
      inputOf={({ clientId, method, amount, reference, documentIds }) =>
        inputOf(
          {
            paymentId: clientId,
            amount: centsOf(amount, locale),
            ...(method && { method }),
            ...(reference.trim() && { reference: reference.trim() }),
          },
          documentIds,
        )
      }
    >
      {() => (
        <>
          <ChoiceField
            name="method"
            label={text("booking.method")}
            none="–"
            choices={methods}
            wordsOf={(method) => text(`booking.method.${method}`)}
          />
          <TextField name="amount" label={text("booking.amount", { currency })} inputMode="decimal" />
          <TextField name="reference" label={text("booking.reference")} dir="ltr" />
          {children}
        </>
      )}
    </ActionForm>
  );
}
