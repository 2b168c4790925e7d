import { useField } from "formik";
import { useState } from "react";

import type { CancellationTier, Fee } from "@/contract/reservations/policies";
import type { PolicyKind } from "@/contract/reservations/policyRecords";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { SaveButton } from "@/shared/record/SaveButton";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";
import { SwitchField } from "@/shared/ui/fields/switches/SwitchField";
import { NumberField } from "@/shared/ui/fields/NumberField";
import { TextField } from "@/shared/ui/fields/TextField";
import { TimeField } from "@/shared/ui/fields/TimeField";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";

import { FieldRows } from "./FieldRows";
import { GuestText } from "./GuestText";

/** The fields of a kind of policy, with what guests will read. */
export function PolicyFields({ kind }: { kind: PolicyKind }) {
  const { text } = useText();
  const Fields = { cancellation: TierFields, deposit: DepositFields, children: BandFields, rules: RulesFields }[kind];
  return (
    <>
      {kind !== "rules" && <TextField name="name" label={text("policy.name")} dir="auto" />}
      <Fields />
      <GuestText />
      <SaveButton />
    </>
  );
}

function TierFields() {
  const { text } = useText();
  return (
    <>
      <FieldRows name="terms.tiers" texts="tier" newRow={{ daysBefore: 0, fee: fees.first }}>
        {(place) => (
          <>
            <NoticeFields place={place} />
            <FeeFields place={`${place}.fee`} label={text("policy.fee")} />
          </>
        )}
      </FieldRows>
      {(["lateFee", "noShowFee"] as const).map((field) => (
        <FieldGrid key={field}>
          <FeeFields place={`terms.${field}`} label={text(`policy.${field}`)} />
        </FieldGrid>
      ))}
    </>
  );
}

function NoticeFields({ place }: { place: string }) {
  const { text } = useText();
  const [{ value: tier }, , { setValue }] = useField<CancellationTier>(place);
  const [unit, notice] =
    "hoursBefore" in tier ? (["hours", tier.hoursBefore] as const) : (["days", tier.daysBefore] as const);
  const { fee } = tier;
  return (
    <>
      <NumberField name={`${place}.${unit}Before`} label={text("policy.notice")} />
      <ChoiceControl
        label={text("policy.unit")}
        value={unit}
        choices={(["days", "hours"] as const).map((one) => [one, text(`policy.unit.${one}`)])}
        onChange={(next) =>
          void setValue(next === "hours" ? { hoursBefore: notice, fee } : { daysBefore: notice, fee })
        }
      />
    </>
  );
}

function DepositFields() {
  const { text } = useText();
  return (
    <FieldGrid>
      <FeeFields place="terms.fee" label={text("policy.tab.deposit")} />
      <NumberField
        name="terms.dueDaysBefore"
        label={text("policy.dueDays")}
        hint={text("policy.dueDaysHint")}
        isOptional
      />
    </FieldGrid>
  );
}

function BandFields() {
  const { text } = useText();
  return (
    <FieldRows name="terms.bands" texts="band" newRow={{ upToAge: 17, percent: 100 }}>
      {(place) => (
        <>
          <NumberField name={`${place}.upToAge`} label={text("policy.upToAge")} />
          <NumberField name={`${place}.percent`} label={text("policy.share")} as="percent" />
          <SwitchField name={`${place}.inCot`} label={text("policy.inCot")} />
        </>
      )}
    </FieldRows>
  );
}

const times = ["checkInTime", "checkOutTime", "quietFrom", "quietUntil", "lateCheckOutUntil"] as const;
const prices = ["lateCheckOutFee", "petFee"] as const;

function RulesFields() {
  const { text } = useText();
  const { currency } = useProperty();
  return (
    <>
      <SwitchField name="terms.smokingAllowed" label={text("policy.rules.smokingAllowed")} />
      <SwitchField name="terms.petsAllowed" label={text("policy.rules.petsAllowed")} />
      <FieldGrid>
        {times.map((field) => (
          <TimeField key={field} name={`terms.${field}`} label={text(`policy.rules.${field}`)} />
        ))}
        {prices.map((field) => (
          <NumberField
            key={field}
            name={`terms.${field}`}
            label={text(`policy.rules.${field}`, { currency })}
            as="cents"
          />
        ))}
        <NumberField name="terms.petKg" label={text("policy.rules.petKg")} />
      </FieldGrid>
    </>
  );
}

/** The choices of a fee, each with the fee that it begins with: the first night and the whole stay need no number. */
const fees = {
  none: { kind: "none" },
  first: { kind: "nights", nights: 1 },
  nights: { kind: "nights", nights: 2 },
  percent: { kind: "percent", percent: 50 },
  all: { kind: "percent", percent: 100 },
  fixed: { kind: "fixed", amount: 50_00 },
} as const satisfies Record<string, Fee>;
type FeeChoice = keyof typeof fees;
const feeChoices = Object.keys(fees) as FeeChoice[];

function choiceOf(fee: Fee): FeeChoice {
  if (fee.kind === "nights" && fee.nights === 1) return "first";
  return fee.kind === "percent" && fee.percent === 100 ? "all" : fee.kind;
}

/** A fee, with its number where it has one. */
function FeeFields({ place, label }: { place: string; label: string }) {
  const { text } = useText();
  const [{ value: fee }, , { setValue }] = useField<Fee>(place);
  const [chosen, setChosen] = useState(choiceOf(fee));
  // while a number is typed, 1 night and 100 % are no choices of their own: its field stays
  const choice = chosen === fee.kind ? chosen : choiceOf(fee);
  if (choice !== chosen) setChosen(choice);
  const words = (one: FeeChoice) => text(`policy.fee.${one}`);

  function choose(next: FeeChoice) {
    setChosen(next);
    void setValue(fees[next]);
  }

  return (
    <>
      <ChoiceControl
        label={label}
        value={choice}
        choices={feeChoices.map((one) => [one, words(one)])}
        onChange={choose}
        problem={useFieldProblem(`${place}.kind`)}
      />
      {choice === "nights" && <NumberField name={`${place}.nights`} label={words(choice)} />}
      {choice === "percent" && <NumberField name={`${place}.percent`} label={words(choice)} as="percent" />}
      {choice === "fixed" && <NumberField name={`${place}.amount`} label={words(choice)} as="cents" />}
    </>
  );
}
