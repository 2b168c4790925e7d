import { type ReactNode, useState } from "react";
import { useDispatch } from "react-redux";

import type { RateCalendar } from "@/contract/reservations/rateCalendar";
import { type Derivation, type RatePlan, type Rounding, roundings } from "@/contract/reservations/rates";
import { addDays } from "@/domain/civilDate";
import { calendarBooks } from "@/domain/rates/rateBooks";
import { datesIn } from "@/domain/rates/rateEdits";
import { derivationReasons, freeReasons } from "@/domain/rates/rateReasons";
import { ActionDialog } from "@/shared/actions/ActionDialog";
import { typedCents } from "@/shared/format/centsOf";
import { useHoldsFrom } from "@/shared/hotel/useHoldsFrom";
import { useReason } from "@/shared/i18n/useReason";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Muted } from "@/shared/ui/layout/Muted";

import type { RateWords } from "../values/rateWords";
import { typedAmount, typedPercent } from "../values/typedValues";
import { ValueField } from "../values/ValueField";
import { DerivationEffect } from "./DerivationEffect";
import { type PlanWrite, planWrites, withPlanRules } from "./planWrites";

/** Numbers of people whom a house tells the price of meals for. */
const eaters = [1, 2, 3, 4];

interface DerivationDialogProps {
  calendar: RateCalendar;
  plan: RatePlan;
  /** From what it was when it was opened to what the fields begin with. */
  write: Extract<PlanWrite, { ratePlanId: string }>;
  /** Why it was refused. */
  problem: ReactNode;
  words: RateWords;
  onClose: () => void;
}

/** Whether a plan has prices of its own, or from which other plan and how they derive. */
export function DerivationDialog({ calendar, plan, write, problem, words, onClose }: DerivationDialogProps) {
  const { text, locale } = words;
  const reasonText = useReason();
  const holdsFrom = useHoldsFrom();
  const dispatch = useDispatch();
  const former = write.after;
  const [parentId, setParentId] = useState(former?.ratePlanId ?? "");
  const [percent, setPercent] = useState(
    new Intl.NumberFormat(locale, { useGrouping: false }).format(former?.percent ?? 0),
  );
  const [amount, setAmount] = useState(typedCents(former?.amount ?? 0, locale));
  const [amountFor, setAmountFor] = useState(former?.amountFor ?? 0);
  const [rounding, setRounding] = useState<Rounding | "">(former?.rounding ?? "");
  const { roomTypes, from } = calendar;
  const dates = datesIn(from, addDays(from, (calendar.seasons[0]?.nights.length ?? 0) - 1));
  const others = calendar.ratePlans.filter(({ id }) => id !== plan.id);
  const derived: Derivation = {
    ratePlanId: parentId,
    percent: typedPercent(percent),
    amount: typedAmount(amount, words),
    ...(amountFor > 0 && { amountFor }),
    ...(rounding !== "" && { rounding }),
  };
  const after = parentId === "" ? null : derived;
  const wrong = derivationReasons(plan, after, calendar.ratePlans);
  const reasons = wrong.length > 0 ? wrong : freeReasons(plan, after, roomTypes, dates, calendarBooks(calendar));
  const problemOf = (field: string) => {
    const against = reasons.find((reason) => reason.field === field);
    return against && reasonText(against);
  };

  const changed: PlanWrite = { ...write, after };

  function send() {
    dispatch(planWrites.written(changed));
    onClose();
  }

  return (
    <ActionDialog
      dialog={{ close: onClose, isBusy: false, problem }}
      title={text("rates.changePlan", { name: plan.name })}
      submitLabel={text("rates.save")}
      isComplete={reasons.length === 0}
      onSubmit={send}
    >
      {() => (
        <>
          <ChoiceControl
            label={text("rates.parent")}
            value={parentId}
            choices={[["", text("rates.ownPrices")], ...others.map(({ id, name }) => [id, name] as const)]}
            onChange={setParentId}
            problem={problemOf("ratePlanId")}
          />
          <Muted as="p">{holdsFrom}</Muted>
          {parentId !== "" && (
            <>
              <ValueField
                label={text("rates.percent")}
                value={percent}
                onChange={setPercent}
                problem={problemOf("percent")}
              />
              <ValueField
                label={text("rates.amount")}
                value={amount}
                onChange={setAmount}
                problem={problemOf("amount")}
              />
              <ChoiceControl
                label={text("rates.amountFor")}
                value={String(amountFor)}
                choices={[
                  ["0", text("rates.amountFor.room")],
                  ...eaters.map((count) => [String(count), text("rates.amountFor.people", { count })] as const),
                ]}
                onChange={(count) => setAmountFor(Number(count))}
              />
              <ChoiceControl
                label={text("rates.rounding")}
                value={rounding}
                choices={(["", ...roundings] as const).map((one) => [one, text(`rates.rounding.${one || "none"}`)])}
                onChange={setRounding}
              />
            </>
          )}
          {reasons.length === 0 && (
            <DerivationEffect
              ratePlanId={plan.id}
              now={calendar}
              after={withPlanRules(calendar, changed)}
              words={words}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}
