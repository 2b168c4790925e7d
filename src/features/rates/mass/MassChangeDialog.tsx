import { useMemo, useState } from "react";
import { useDispatch } from "react-redux";

import { type RateCalendar, rateFields, type RateReason } from "@/contract/reservations/rateCalendar";
import { roundings } from "@/contract/reservations/rates";
import { addDays } from "@/domain/civilDate";
import { countOf } from "@/domain/rates/rateChanges";
import { closures } from "@/domain/rates/rateNight";
import { rateReason } from "@/domain/rates/rateReasons";
import { ActionDialog } from "@/shared/actions/ActionDialog";
import { useReason } from "@/shared/i18n/useReason";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { DateRangeField } from "@/shared/ui/fields/dates/DateRangeField";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { LoadState } from "@/shared/ui/states/LoadState";
import { LazySaidNights } from "@/shared/ui/fields/dates/LazySaidNights";

import type { RateWords } from "../values/rateWords";
import { ValueField } from "../values/ValueField";
import { ChoiceSet } from "./ChoiceSet";
import { howIn, hows, massChange, type MassForm, newMassForm, rangeOf, rangeReasons, week } from "./massChange";
import { MassDifference } from "./MassDifference";
import { planWrites, withPlanRules } from "../plans/planWrites";
import { ratesAsSet, rateWrites, toldRange } from "../edit/rateWrites";
import { useFarQuestion } from "../edit/useFarQuestion";

interface MassChangeDialogProps {
  calendar: RateCalendar;
  words: RateWords;
  onClose: () => void;
}

/** The nights of the dialog, with all that is pending. */
const rangeRates = planWrites.over(rateWrites.over(toldRange, ratesAsSet), withPlanRules);

/** Dates × weekdays × plans × types at once: the difference is shown before, and it is one act with one undo. */
export function MassChangeDialog({ calendar, words, onClose }: MassChangeDialogProps) {
  const { text, formats } = words;
  const reasonText = useReason();
  const dispatch = useDispatch();
  const [form, setForm] = useState(() => newMassForm(calendar));
  const load = rangeRates.use(rangeOf(form));
  const nights = load.data;
  const { businessDate, roomTypes } = calendar;
  const ofDates = rangeReasons(form, businessDate);
  const hasDates = ofDates.length === 0;
  const mass = useMemo(
    () => (nights && hasDates ? massChange(form, nights, words) : undefined),
    [form, nights, hasDates, words],
  );
  const { changes, ofValue } = mass ?? { changes: [], ofValue: [] };
  const far = useFarQuestion(words);
  const submitLabel = text("rates.apply", { count: countOf(changes) });

  function change(changed: Partial<MassForm>) {
    setForm({ ...form, ...changed });
    far.drop();
  }
  const plans = calendar.ratePlans.filter(({ isActive }) => isActive);
  const how = howIn(form);
  const closure = closures.find((one) => one === form.field);
  const isRight = hasDates && ofValue.length === 0;
  const nothing = isRight && changes.length === 0 ? [rateReason("RATE_NO_CHANGE")] : [];
  const valueLabels = {
    percent: text("rates.percent"),
    add: text("rates.amount"),
    set: text(`rates.field.${form.field}`),
  };
  const sentenceOf = (reasons: readonly RateReason[]) => reasons.map(reasonText).join(" ") || undefined;

  return (
    <ActionDialog
      dialog={{ close: onClose, isBusy: false, problem: null }}
      title={text("rates.mass")}
      submitLabel={submitLabel}
      isComplete={isRight && changes.length > 0}
      isBlocked={hasDates && !mass}
      onSubmit={() => {
        if (!mass || !far.isSure(changes, mass.books)) return;
        dispatch(rateWrites.written({ changes, isUndo: false }));
        onClose();
      }}
    >
      {(isChecked) => (
        <>
          <DateRangeField
            label={text("rates.nights")}
            range={form.range}
            onChange={(range) => change({ range })}
            isDayEnough
            minDate={businessDate}
            today={businessDate}
            problem={sentenceOf(ofDates)}
          />
          {hasDates && <LazySaidNights form="massChange" {...form.range} />}
          <ChoiceSet
            label={text("rates.weekdays")}
            choices={week.map((day) => [day, formats.weekday(addDays("2024-01-01", Number(day) - 1))])}
            chosen={form.weekdays}
            onChange={(weekdays) => change({ weekdays })}
          />
          <ChoiceSet
            label={text("rates.plans")}
            choices={plans.map(({ id, name }) => [id, name])}
            chosen={form.ratePlanIds}
            onChange={(ratePlanIds) => change({ ratePlanIds })}
          />
          <ChoiceSet
            label={text("rates.types")}
            choices={roomTypes.map(({ id, name }) => [id, name])}
            chosen={form.roomTypeIds}
            onChange={(roomTypeIds) => change({ roomTypeIds })}
          />
          <ChoiceControl
            label={text("rates.what")}
            value={form.field}
            choices={rateFields.map((one) => [one, text(`rates.field.${one}`)])}
            onChange={(field) => change({ field })}
          />
          <ChoiceControl
            label={text("rates.how")}
            value={how}
            choices={hows
              .filter((one) => howIn({ ...form, how: one }) === one)
              .map((one) => [one, text(`rates.how.${one}`)])}
            onChange={(chosen) => change({ how: chosen })}
          />
          {(how === "set" || how === "add" || how === "percent") && !closure && (
            <ValueField
              label={valueLabels[how]}
              value={form.typed}
              onChange={(typed) => change({ typed })}
              problem={(isChecked || form.typed !== "" ? sentenceOf(ofValue) : undefined) ?? far.question(submitLabel)}
            />
          )}
          {how !== "clear" && closure && (
            <ChoiceControl
              label={text(`rates.field.${closure}`)}
              value={form.isOpening ? "open" : "close"}
              choices={[
                ["close", text("rates.close")],
                ["open", text("rates.open")],
              ]}
              onChange={(value) => change({ isOpening: value === "open" })}
              problem={sentenceOf(ofValue)}
            />
          )}
          {(how === "add" || how === "percent") && (
            <ChoiceControl
              label={text("rates.rounding")}
              value={form.rounding}
              choices={(["", ...roundings] as const).map((one) => [one, text(`rates.rounding.${one || "none"}`)])}
              onChange={(rounding) => change({ rounding })}
            />
          )}
          <FieldProblem
            id="rates-mass-nothing"
            problem={mass && sentenceOf([...(how === "clear" ? ofValue : []), ...nothing])}
          />
          {hasDates && <LoadState load={load} failed={text("rates.failed")} />}
          {nights && changes.length > 0 && <MassDifference calendar={nights} changes={changes} words={words} />}
        </>
      )}
    </ActionDialog>
  );
}
