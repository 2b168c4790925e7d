import { useFormikContext } from "formik";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";

import { type MoneyMethod, moneyMethods } from "@/contract/pos/tickets";
import type { Cents } from "@/contract/property";
import { customerFaults } from "@/domain/billing/issueRules";
import { againstPayments } from "@/domain/pos/againstSale";
import { posReason } from "@/domain/pos/posReason";
import { ticketAmounts } from "@/domain/pos/ticketAmounts";
import { partyIn } from "@/shared/billing/partyValues";
import { selectIsInTrouble } from "@/shared/connection/connectionSlice";
import { FormState, LeadToProblem } from "@/shared/form/FormState";
import { useProblemsOf } from "@/shared/form/useProblemsOf";
import { centsOf } from "@/shared/format/centsOf";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { TextField } from "@/shared/ui/fields/TextField";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Loading } from "@/shared/ui/states/Loading";
import { Dialog } from "@/shared/ui/overlays/Dialog";

import { noMore, PaidParts, PayMore, type PayMoreValues } from "./PayMore";
import { TypedPayment } from "./TypedPayment";
import { notesAbove, paymentOf } from "../state/payTicket";
import { paid } from "../state/saleState";
import { selectDraft, ticketActions } from "../state/ticketSlice";
import type { Till } from "../state/tillLoad";
import { useTillDialog } from "../state/useTillDialog";

/** A press on a method pays what is typed, else what is due; a note is handed over. */
interface Press {
  method: MoneyMethod;
  note?: Cents;
  isExact?: true;
}

interface Values extends PayMoreValues {
  amount: string;
  press: Press;
}

/** Takes the money for the ticket: one press pays what is due, and several pay in turn. */
export function PayDialog({ till }: { till: Till }) {
  const { text } = useText();
  const { locale } = useLanguage();
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const isOffline = useSelector(selectIsInTrouble);
  const [split, setSplit] = useState<Cents[]>([]);
  const { close, problem, isBusy } = useTillDialog<never>(() => {});
  const { total } = ticketAmounts(draft);
  const rest = total - draft.payments.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.min(rest, split[draft.payments.length] ?? rest);
  const { currency } = till.property;
  const isOver = total > till.simplifiedLimit;

  const typedIn = (typed: string) => (typed.trim() === "" ? undefined : centsOf(typed, locale));
  const asks = (values: Values) => values.isInvoice || isOver;

  function faultsOf(values: Values) {
    const amounts = (["amount", "tip"] as const).flatMap((field) => {
      const cents = typedIn(values[field]);
      const isWrong = cents !== undefined && !(cents > 0);
      return isWrong ? [{ field, sentence: { id: "sale.amountWrong" as const } }] : [];
    });
    if (amounts.length > 0 || !asks(values)) return amounts;
    const faults = customerFaults(partyIn(values));
    return isOffline ? [{ field: "name", reason: posReason("OFFLINE_INVOICE") }, ...faults] : faults;
  }

  /** Takes a part, or ends the sale with the last one. */
  function pay(values: Values) {
    if (isBusy) return;
    const { method, note, isExact } = values.press;
    const typed = isExact ? undefined : (note ?? typedIn(values.amount));
    const given = typed ?? (due < rest ? due : undefined);
    const tip = typedIn(values.tip) ?? 0;
    const reference = method === "cash" ? "" : values.reference;
    const id = `${draft.id}:${draft.payments.length}`; // pressed in two tabs, it is the same money
    const payment = paymentOf({ id, method, rest, given, tip: method === "cash" ? tip : 0, reference });
    const payments = payment.amount === 0 ? draft.payments : [...draft.payments, payment];
    if (payment.amount < rest) {
      dispatch(ticketActions.partPaid(payment));
      return;
    }
    const settlement = {
      payments,
      ...(tip > 0 && { tip: { method, amount: tip } }),
      ...(asks(values) && { customer: partyIn(values) }),
    };
    const reasons = againstPayments({ ...draft, ...settlement }, { ...till, currency });
    dispatch(reasons.length > 0 ? ticketActions.notSent({ reasons }) : paid(settlement));
  }

  return (
    <Dialog isOpen title={text("sale.pay")} onClose={close}>
      <FormState<Values>
        initialValues={{ ...noMore, amount: "", press: { method: "cash" } }}
        validate={useProblemsOf(faultsOf)}
        onSubmit={(values, { setFieldValue }) => {
          void setFieldValue("amount", "");
          pay(values);
        }}
      >
        <Stack as="form" gap={16} onSubmit={(event) => event.preventDefault()} noValidate>
          <TypedPayment ticketId={draft.id} />
          <Due due={due} rest={rest} till={till} />
          <Methods due={due} till={till} isBusy={isBusy} />
          {problem}
          <PaidParts till={till} />
          <PayMore
            rest={rest}
            isOver={isOver}
            onSplit={(parts) => setSplit([...draft.payments.map(() => 0), ...parts])}
          />
          <LeadToProblem />
        </Stack>
      </FormState>
    </Dialog>
  );
}

function Due({ due, rest, till }: { due: Cents; rest: Cents; till: Till }) {
  const { text } = useText();
  const { money } = useBookingFormat(till.property);
  return (
    <Row justify="between" align="baseline" wraps gap={12}>
      <span>{text(due < rest ? "sale.thisPart" : "sale.due")}</span>
      <Text as="output" size={36} weight={650} isTabular aria-label={text("sale.due")}>
        {money(due)}
      </Text>
      {due < rest && <Text isWhole>{text("sale.restOf", { amount: money(rest) })}</Text>}
    </Row>
  );
}

/** Notes first: they are pressed most. */
function Methods({ due, till, isBusy }: { due: Cents; till: Till; isBusy: boolean }) {
  const { text } = useText();
  const { money } = useBookingFormat(till.property);
  const { setFieldValue, submitForm } = useFormikContext<Values>();

  async function press(chosen: Press) {
    if (isBusy) return;
    await setFieldValue("press", chosen, false);
    await submitForm();
  }

  return (
    <>
      <div className="till-methods">
        <button
          type="button"
          aria-disabled={isBusy}
          className="till-act till-pay"
          onClick={() => void press({ method: "cash", isExact: true })}
        >
          {text("sale.exact")}
        </button>
        {notesAbove(due).map((note) => (
          <button
            key={note}
            type="button"
            aria-disabled={isBusy}
            className="till-act"
            onClick={() => void press({ method: "cash", note })}
          >
            <bdi>{money(note)}</bdi>
          </button>
        ))}
      </div>
      {isBusy && <Loading />}
      <TextField name="amount" label={text("sale.amount")} hint={text("sale.amountHint")} inputMode="decimal" />
      <div className="till-methods">
        {moneyMethods.map((method) => (
          <button
            key={method}
            type="button"
            aria-disabled={isBusy}
            className="till-act"
            onClick={() => void press({ method })}
          >
            {text(`tickets.method.${method}`)}
          </button>
        ))}
      </div>
    </>
  );
}
