import "./select.scss";

import { useFieldProblem } from "./useFieldProblem";

import { LabelledControl } from "./LabelledControl";

interface NumberSelectProps {
  name: string;
  label: string;
  hint?: string;
  from: number;
  to: number;
  /** "" if not chosen. */
  value: number | "";
  onChange: (value: number) => void;
}

/** A small number as a select: needs no validation, accepts typed digits, easy to touch. */
export function NumberSelect({ name, label, hint, from, to, value, onChange }: NumberSelectProps) {
  const problem = useFieldProblem(name);
  const choices = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (value !== "" && !choices.includes(value)) choices.push(value); // as it was booked, or kept
  return (
    <LabelledControl label={label} hint={hint} problem={problem}>
      {(control) => (
        <select
          {...control}
          name={name}
          className={problem ? "form-select is-invalid" : "form-select"}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {value === "" && <option value="">–</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}
