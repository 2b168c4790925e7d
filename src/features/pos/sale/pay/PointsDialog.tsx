import { useDispatch, useSelector } from "react-redux";

import type { MemberRow } from "@/contract/guests/member";
import type { Cents } from "@/contract/property";
import { pointsFor } from "@/domain/loyalty/pointsWorth";
import { posReason } from "@/domain/pos/posReason";
import { sumOf, ticketAmounts } from "@/domain/pos/ticketAmounts";
import { ActionForm } from "@/shared/actions/ActionForm";
import type { RuleFault, TypedFault } from "@/shared/form/useProblemsOf";
import { centsOf } from "@/shared/format/centsOf";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { TextField } from "@/shared/ui/fields/TextField";

import { PayerField } from "./ChargeDialog";
import { paymentOf, type Settlement } from "../state/payTicket";
import { paid, soughtMembers } from "../state/saleState";
import { selectDraft, ticketActions } from "../state/ticketSlice";
import type { Till } from "../state/tillLoad";
import { useTillDialog } from "../state/useTillDialog";

interface Values {
  member: MemberRow | null;
  amount: string;
}

/** Pays the rest of the ticket, or a part of it, with the points of a member. */
export function PointsDialog({ till }: { till: Till }) {
  const { text } = useText();
  const { locale } = useLanguage();
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const { money } = useBookingFormat(till.property);
  const { centsPerPoint, property } = till;
  const { currency } = property;
  const rest = ticketAmounts(draft).total - sumOf(draft.payments.map(({ amount }) => amount));

  const worthOf = ({ points }: Pick<MemberRow, "points">): Cents => Math.max(0, points) * centsPerPoint;
  const amountOf = ({ member, amount }: Values): Cents => {
    if (amount.trim() !== "") return centsOf(amount, locale);
    return member ? Math.min(rest, worthOf(member)) : rest;
  };

  function faultsOf(values: Values): (RuleFault | TypedFault)[] {
    const { member } = values;
    if (!member) return [{ field: "payerId", reason: posReason("POINTS_MEMBER") }];
    const amount = amountOf(values);
    const told = { guest: member.name, points: Math.max(0, member.points), amount: worthOf(member), currency };
    if (worthOf(member) === 0) return [{ field: "payerId", reason: posReason("POINTS_OVER", told) }];
    if (!(amount > 0)) return [{ field: "amount", sentence: { id: "sale.amountWrong" } }];
    if (amount > worthOf(member)) return [{ field: "amount", reason: posReason("POINTS_OVER", told) }];
    return amount <= rest
      ? []
      : [{ field: "amount", reason: posReason("PAYMENT_OVER", { amount: amount - rest, currency }) }];
  }

  function settlementOf(values: Values): Settlement {
    const id = `${draft.id}:${draft.payments.length}`; // pressed in two tabs, it is the same payment
    const payerId = values.member?.id;
    const payment = paymentOf({ id, method: "points", rest, given: amountOf(values), payerId });
    return { payments: [...draft.payments, payment] };
  }

  /** The last part ends the sale; after another one the rest is asked for. */
  function pay({ payments = [] }: Partial<Settlement>) {
    const last = payments.at(-1);
    if (last && last.amount < rest) {
      dispatch(ticketActions.partPaid(last));
      dispatch(ticketActions.dialogOpened("pay"));
    } else dispatch(paid({ payments }));
  }

  const wordsOf = (values: Values) => {
    const amount = amountOf(values);
    const isAmount = amount > 0;
    return isAmount
      ? text("sale.payInPoints", { amount: money(amount), points: pointsFor(amount, centsPerPoint) })
      : text("sale.inPoints");
  };

  return (
    <ActionForm<Values, Settlement>
      dialog={useTillDialog<Settlement>(pay)}
      title={text("sale.inPoints")}
      submitLabel={wordsOf}
      initialValues={{ member: null, amount: "" }}
      faultsOf={faultsOf}
      inputOf={settlementOf}
    >
      {() => (
        <>
          <PayerField<MemberRow>
            name="member"
            texts="sale.member"
            search={soughtMembers}
            personOf={({ name }) => name}
            nameOf={({ name, id }) => [name, id].join(" · ")}
            factsOf={(member) => text("sale.memberFacts", { points: member.points, worth: money(worthOf(member)) })}
          />
          <TextField name="amount" label={text("sale.amount")} hint={text("sale.pointsHint")} inputMode="decimal" />
        </>
      )}
    </ActionForm>
  );
}
