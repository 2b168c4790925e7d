import "./amount-filter.scss";

import { type KeyboardEvent, useId, useState } from "react";

import { centsOf, typedCents } from "@/shared/format/centsOf";
import { useLanguage, useText } from "@/shared/i18n/useText";
import type { FilterValues, ListFilterPart } from "@/shared/list/createListQuery";

const cents = /^\d{1,12}$/;
const ends = ["amountFrom", "amountTo"] as const;

/** Documents whose total is between two amounts, both included. The sign of a corrective invoice does not count. */
export const amountFilter: ListFilterPart<(typeof ends)[number]> = {
  keys: ends,
  read: (said) => Object.fromEntries(ends.map((end) => [end, cents.test(said(end)) ? said(end) : undefined])),
  inWords({ amountFrom, amountTo }, { text, formats, hotel }) {
    if (!hotel) return undefined;
    const { currency } = hotel.property;
    const money = (amount: string) => formats.money({ cents: Number(amount), currency });
    const said = [
      amountFrom && `${text("billing.amountFrom")} ${money(amountFrom)}`,
      amountTo && `${text("billing.amountTo")} ${money(amountTo)}`,
    ];
    return said.filter(Boolean).join(" · ") || undefined;
  },
  Field: function AmountFilter({ values, onChange }) {
    const { text } = useText();
    return (
      <div role="group" aria-label={text("billing.byAmount")} className="amount-filter">
        {ends.map((end) => (
          <AmountInput key={end} end={end} values={values} onChange={onChange} />
        ))}
      </div>
    );
  },
};

interface AmountInputProps {
  end: (typeof ends)[number];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

/** An amount counts with Enter or when its field is left. What is no amount is said, and changes nothing. */
function AmountInput({ end, values, onChange }: AmountInputProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const said = values[end];
  const label = text(`billing.${end}`);

  function take() {
    if (typed === undefined) return;
    const amount = typed.trim() === "" ? undefined : String(centsOf(typed, locale));
    const isRight = amount === undefined || cents.test(amount);
    setIsWrong(!isRight);
    if (!isRight) return;
    setTyped(undefined);
    if (amount !== said) onChange({ ...values, [end]: amount });
  }

  return (
    <div className="amount-filter-end">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={isWrong ? "form-control is-invalid" : "form-control"}
        aria-label={label}
        placeholder={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        value={typed ?? (said === undefined ? "" : typedCents(Number(said), locale))}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }: KeyboardEvent) => key === "Enter" && take()}
      />
      {isWrong && (
        <p id={id} className="field-problem">
          {text("billing.noAmount")}
        </p>
      )}
    </div>
  );
}
