import { useId } from "react";

import { noteLimits } from "@/contract/reservations";
import { useText } from "@/shared/i18n/useText";

import { FieldProblem } from "./FieldProblem";

interface WordsFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What else is wrong with it than its length. */
  problem?: string;
}

/** What is said to an action; however much is pasted, nothing of it is cut off. */
export function WordsField({ label, value, onChange, problem }: WordsFieldProps) {
  const id = useId();
  const { text } = useText();
  const shown = areTooLong(value) ? text("booking.noteTooLong") : problem;
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={shown ? "form-control is-invalid" : "form-control"}
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? `${id}-problem` : undefined}
        dir="auto"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldProblem id={`${id}-problem`} problem={shown} />
    </div>
  );
}

export const areTooLong = (words: string) => words.length > noteLimits.letters;
