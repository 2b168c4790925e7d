import { useFormikContext } from "formik";
import { type ReactNode } from "react";

import { type PaymentMethod, paymentMethods } from "@/contract/account/account";
import type { PayInput } from "@/contract/account/accountActs";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Cents } from "@/contract/property";
import { accountFaults } from "@/domain/account/accountFaults";
import { changeOf } from "@/domain/account/posting";
import { takesMoney } from "@/domain/account/takesMoney";
import { sumsOf } from "@/domain/account/windows";
import { ActionForm, type OwnId } from "@/shared/actions/ActionForm";
import { centsOf } from "@/shared/format/centsOf";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { SwitchField } from "@/shared/ui/fields/switches/SwitchField";
import { TextField } from "@/shared/ui/fields/TextField";
import { Text } from "@/shared/ui/layout/Text";

import { cards, hasReference, MoneyFields, noMoney } from "./MoneyFields";
import { ReasonField } from "./ReasonField";
import { type AccountDialogProps, deskReference } from "./accountLines";
import { placeIn, typedDue } from "./WindowField";

interface PaymentDialogProps extends AccountDialogProps<"pay"> {
  /** Proposed instead of the balance. */
  deposit?: Cents;
  /** Proposed at the desk, so that a press takes the payment. */
  usualMethod?: PaymentMethod;
  /** The field of the stay that pays, which sets the value `stay`. Without it no other room can pay. */
  room?: ReactNode;
}

const noPayment = {
  ...noMoney,
  tendered: "",
  isDeposit: false,
  isDeclined: false,
  stay: null as { id: string } | null,
};

type Values = typeof noPayment;

const isDeclined = (typed: Values) => cards.includes(typed.method) && typed.isDeclined;

/** Asks for a payment, and proposes what is due. */
export function PaymentDialog({ dialog, account, deposit = 0, usualMethod, room }: PaymentDialogProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const label = text("booking.action.pay");
  const dueIn = (window: AccountWindow): Cents => sumsOf(account.windows, window).balance;
  const methods = paymentMethods.filter((method) => method !== "points" && (room !== undefined || method !== "room"));

  function inputOf(typed: Values & OwnId): Partial<PayInput> {
    const method = paymentMethods.find((one) => one === typed.method);
    const isMoney = method === undefined || takesMoney(method);
    return {
      sourceRef: deskReference(typed),
      method,
      amount: centsOf(typed.amount, locale),
      reason: typed.reason,
      ...(hasReference(typed.method) && { reference: typed.reference }),
      ...(isDeclined(typed) && { isDeclined: true }),
      ...(method === "cash" && typed.tendered.trim() !== "" && { tendered: centsOf(typed.tendered, locale) }),
      ...(method === "room" && { stayId: typed.stay?.id ?? "" }),
      ...(isMoney && { isDeposit: typed.isDeposit }),
      ...placeIn(account, typed.window),
    };
  }

  const window = account.windows.find((one) => one.balance > 0)?.window ?? "guest";
  const amount = typedDue(deposit || dueIn(window), locale);

  return (
    <ActionForm
      dialog={dialog}
      isDrafted
      title={[label, account.name]}
      submitLabel={(values) => (isDeclined(values) ? text("booking.noteDeclined") : label)}
      initialValues={{ ...noPayment, method: usualMethod ?? "", window, amount, isDeposit: deposit > 0 }}
      faultsOf={(values) => accountFaults("pay", inputOf(values), account)}
      inputOf={inputOf}
    >
      {(values) => {
        const isOwed = values.method === "receivable";
        const isByRoom = values.method === "room";
        return (
          <>
            <MoneyFields
              account={account}
              dueIn={dueIn}
              methods={methods}
              besideMethod={isByRoom && room}
              besideAmount={<HalfButton due={dueIn(values.window)} />}
            />
            {cards.includes(values.method) && <SwitchField name="isDeclined" label={text("booking.isDeclined")} />}
            {values.method === "cash" && <TenderedField account={account} values={values} />}
            {!isByRoom && !isOwed && !account.closed && !isDeclined(values) && (
              <SwitchField name="isDeposit" label={text("booking.isDeposit")} />
            )}
            {(isOwed || isDeclined(values)) && <ReasonField isOptional={!isOwed} />}
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
