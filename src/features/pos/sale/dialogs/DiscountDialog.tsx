import { useDispatch, useSelector } from "react-redux";

import { type Discount, ticketLimits } from "@/contract/pos/tickets";
import { againstDiscount } from "@/domain/pos/againstSale";
import { amountOfLine, grossOfLine } from "@/domain/pos/ticketAmounts";
import { latinDigits } from "@/domain/text/digits";
import { ActionForm } from "@/shared/actions/ActionForm";
import { centsOf, typedCents } from "@/shared/format/centsOf";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { TextField } from "@/shared/ui/fields/TextField";

import { selectDraft, selectLine, ticketActions } from "../state/ticketSlice";
import type { Till } from "../state/tillLoad";
import { useTillDialog } from "../state/useTillDialog";

interface Values {
  of: "line" | "ticket";
  as: "percent" | "amount";
  value: string;
  reason: string;
}

type Input = Parameters<typeof ticketActions.discounted>[0];

/** With a comma or a point before up to three decimals; NaN for anything else. */
const percentOf = (typed: string) => {
  const plain = latinDigits(typed).trim().replace(/[,٫]/, ".");
  return /^\d{1,3}(\.\d{1,3})?$/.test(plain) ? Number(plain) : NaN;
};

/** Off the line that is chosen, or off the whole ticket. */
export function DiscountDialog({ till }: { till: Till }) {
  const { text } = useText();
  const { locale } = useLanguage();
  const dispatch = useDispatch();
  const draft = useSelector(selectDraft);
  const line = useSelector(selectLine);
  const { currency } = till.property;
  const given = line?.discount ?? draft.discount;
  const dialog = useTillDialog<Input>(({ isOfLine = false, discount }) =>
    dispatch(ticketActions.discounted({ isOfLine, discount })),
  );

  const discountOf = ({ as, value, reason }: Values): Discount =>
    as === "percent"
      ? { percent: percentOf(value), reason: reason.trim() }
      : { amount: centsOf(value, locale), reason: reason.trim() };

  function faultsOf(values: Values) {
    const sum = draft.lines.reduce((total, one) => total + amountOfLine(one), 0);
    const from = values.of === "line" && line ? grossOfLine(line) : sum;
    return againstDiscount(discountOf(values), from, currency).map((reason) => ({
      field: reason.code === "DISCOUNT_REASON" ? "reason" : "value",
      reason,
    }));
  }

  const isOfLine = ({ of }: Values) => of === "line";
  return (
    <ActionForm<Values, Input>
      dialog={dialog}
      title={text("sale.discount")}
      submitLabel={text("sale.giveDiscount")}
      initialValues={{
        of: line && !(draft.discount && !line.discount) ? "line" : "ticket",
        as: given?.amount === undefined ? "percent" : "amount",
        value: given?.amount === undefined ? String(given?.percent ?? "") : typedCents(given.amount, locale),
        reason: given?.reason ?? "",
      }}
      faultsOf={faultsOf}
      inputOf={(values) => ({ isOfLine: isOfLine(values), discount: discountOf(values) })}
      second={given && { label: text("sale.noDiscount"), inputOf: (values) => ({ isOfLine: isOfLine(values) }) }}
    >
      {({ as }) => (
        <>
          <ChoiceField
            name="of"
            label={text("sale.discount.of")}
            choices={line ? ["line", "ticket"] : ["ticket"]}
            wordsOf={(of) => (of === "line" ? (line?.name ?? "") : text("sale.discount.ticket"))}
          />
          <ChoiceField
            name="as"
            label={text("sale.discount.as")}
            choices={["percent", "amount"]}
            wordsOf={(one) => text(`sale.discount.${one}`, { currency })}
          />
          <TextField name="value" label={text(`sale.discount.${as}`, { currency })} inputMode="decimal" autoFocus />
          <TextField name="reason" label={text("sale.discount.reason")} maxLength={ticketLimits.reason} dir="auto" />
        </>
      )}
    </ActionForm>
  );
}
