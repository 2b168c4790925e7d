import "./select.scss";

import { LabelledControl } from "./LabelledControl";

interface ChoiceControlProps<Value extends string> {
  label: string;
  /** Each of its choices says what it is about. */
  isLabelHidden?: boolean;
  value: Value;
  /** Each value with its words, in their order. */
  choices: readonly (readonly [value: Value, words: string])[];
  onChange: (value: Value) => void;
  problem?: string;
}

/** One of a few choices, outside of a form. */
export function ChoiceControl<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  choices,
  onChange,
  problem,
}: ChoiceControlProps<Value>) {
  return (
    <LabelledControl label={label} isLabelHidden={isLabelHidden} problem={problem}>
      {(control) => (
        <select
          {...control}
          className={problem ? "form-select is-invalid" : "form-select"}
          value={value}
          onChange={({ target }) => onChange(choices[target.selectedIndex]![0])}
        >
          {choices.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}
