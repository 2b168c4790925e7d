import { useFormikContext } from "formik";
import { type ReactNode } from "react";

import { type AccountInput, type Payment, type PaymentMethod, paymentMethods } from "@/contract/account/account";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Cents } from "@/contract/property";
import { accountFaults } from "@/domain/account/accountFaults";
import { refundableBy } from "@/domain/account/limits";
import { changeOf } from "@/domain/account/posting";
import { takesMoney } from "@/domain/account/takesMoney";
import { inWindow, sumsOf } from "@/domain/account/windows";
import { ActionForm, type OwnId } from "@/shared/actions/ActionForm";
import { centsOf } from "@/shared/format/centsOf";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { SwitchField } from "@/shared/ui/fields/switches/SwitchField";
import { TextField } from "@/shared/ui/fields/TextField";
import { Text } from "@/shared/ui/layout/Text";

import { ReasonField } from "./ReasonField";
import { type AccountDialogProps, deskReference } from "./accountLines";
import { BalanceNote, placeIn, typedDue, WindowField } from "./WindowField";

interface PaymentDialogProps extends AccountDialogProps {
  action: "pay" | "refund";
  /** Proposed instead of the balance. */
  deposit?: Cents;
  /** Proposed at the desk, so that a press takes the payment. */
  usualMethod?: PaymentMethod;
  /** The field of the stay that pays, which sets the value `stay`. Without it no other room can pay. */
  room?: ReactNode;
}

const noPayment = {
  method: "",
  amount: "",
  tendered: "",
  isDeposit: false,
  isDeclined: false,
  reference: "",
  reason: "",
  window: "guest" as AccountWindow,
  stay: null as { id: string } | null,
};

type Values = typeof noPayment;

const cards: string[] = ["card", "agency"] satisfies PaymentMethod[];

/** Of what a machine or a bank says of a payment. */
const hasReference = ({ method }: Values) => [...cards, "transfer", "bizum"].includes(method);

/** Asks for a payment or a refund, and proposes what is due. */
export function PaymentDialog({ dialog, account, action, deposit = 0, usualMethod, room }: PaymentDialogProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const label = text(`booking.action.${action}`);
  const { currency, payments, windows } = account;
  const paidIn = (window: AccountWindow) => inWindow(payments, window);

  /** The amount to pay or to give back: by the means that can take most of it. */
  function dueIn(window: AccountWindow): Cents {
    const { balance } = sumsOf(windows, window);
    if (action === "pay") return balance;
    return Math.min(-balance, Math.max(...paymentMethods.map((method) => refundableBy(method, paidIn(window)))));
  }

  function inputOf(typed: Values & OwnId): Partial<AccountInput> {
    const method = paymentMethods.find((one) => one === typed.method);
    const isTendered = method === "cash" && action === "pay" && typed.tendered.trim() !== "";
    const isMoney = method === undefined || takesMoney(method);
    return {
      sourceRef: deskReference(typed),
      method,
      amount: centsOf(typed.amount, locale),
      reason: typed.reason,
      ...(hasReference(typed) && { reference: typed.reference }),
      ...(isDeclined(typed) && { isDeclined: true }),
      ...(isTendered ? { tendered: centsOf(typed.tendered, locale) } : {}),
      ...(method === "room" ? { stayId: typed.stay?.id ?? "" } : {}),
      ...(action === "pay" && isMoney ? { isDeposit: typed.isDeposit } : {}),
      ...placeIn(account, typed.window),
    };
  }

  const isDeclined = (typed: Values) => action === "pay" && cards.includes(typed.method) && typed.isDeclined;
  const window = windows.find((one) => dueIn(one.window) > 0)?.window ?? "guest";
  const amount = typedDue(deposit || dueIn(window), locale);
  const methodsIn = (chosen: AccountWindow) =>
    paymentMethods.filter((method) =>
      action === "pay" ? room !== undefined || method !== "room" : refundableBy(method, paidIn(chosen)) > 0,
    );
  // money goes back the way it came unless the person says otherwise
  const isOffered = ({ amount: paid, method }: Payment) => paid > 0 && methodsIn(window).includes(method);
  const paidBy = action === "refund" ? paidIn(window).findLast(isOffered)?.method : "";

  return (
    <ActionForm
      dialog={dialog}
      isDrafted
      title={[label, account.name]}
      submitLabel={(values) => (isDeclined(values) ? text("booking.noteDeclined") : label)}
      initialValues={{ ...noPayment, method: usualMethod ?? paidBy ?? "", window, amount, isDeposit: deposit > 0 }}
      faultsOf={(values) => accountFaults(action, inputOf(values), account)}
      inputOf={inputOf}
    >
      {(values) => {
        const isPayment = action === "pay";
        const isOwed = isPayment && values.method === "receivable";
        const isByRoom = isPayment && values.method === "room";
        return (
          <>
            <WindowField account={account} dueIn={dueIn} />
            <BalanceNote account={account} />
            <ChoiceField
              name="method"
              label={text("booking.method")}
              none="–"
              choices={methodsIn(values.window)}
              wordsOf={(method) => text(`booking.method.${method}`)}
            />
            {isByRoom && room}
            <TextField name="amount" label={text("booking.amount", { currency })} inputMode="decimal" />
            {isPayment && <HalfButton due={dueIn(values.window)} />}
            {hasReference(values) && (
              <TextField
                name="reference"
                label={text("booking.reference")}
                hint={text("booking.referenceHint")}
                dir="ltr"
              />
            )}
            {isPayment && cards.includes(values.method) && (
              <SwitchField name="isDeclined" label={text("booking.isDeclined")} />
            )}
            {isPayment && values.method === "cash" && <TenderedField account={account} values={values} />}
            {isPayment && !isByRoom && !isOwed && !account.closed && !isDeclined(values) && (
              <SwitchField name="isDeposit" label={text("booking.isDeposit")} />
            )}
            {(!isPayment || isOwed || isDeclined(values)) && <ReasonField isOptional={!isOwed} />}
          </>
        );
      }}
    </ActionForm>
  );
}

/** Half of what is due; the odd cent is in the first half, and the rest is proposed by the next payment. */
function HalfButton({ due }: { due: Cents }) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { setFieldValue } = useFormikContext<Values>();
  if (due < 2) return null;
  return (
    <Text
      as="button"
      type="button"
      stands="start"
      className="btn btn-quiet btn-sm"
      onClick={() => void setFieldValue("amount", typedDue(Math.ceil(due / 2), locale))}
    >
      {text("booking.half")}
    </Text>
  );
}

/** The cash that was handed over, and the change. */
function TenderedField({ account, values }: Pick<PaymentDialogProps, "account"> & { values: Values }) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { money } = useBookingFormat(account);
  const { currency } = account;
  const change = changeOf({ amount: centsOf(values.amount, locale), tendered: centsOf(values.tendered, locale) });
  return (
    <>
      <TextField
        name="tendered"
        label={text("booking.tendered", { currency })}
        hint={text("booking.tenderedHint")}
        inputMode="decimal"
      />
      {change > 0 && <p role="status">{text("booking.change", { amount: money(change) })}</p>}
    </>
  );
}
