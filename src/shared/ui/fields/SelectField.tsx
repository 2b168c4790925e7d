import "./select.scss";

import type { ReactNode } from "react";

import { LabelledField } from "./LabelledField";

interface SelectFieldProps {
  name: string;
  label: string;
  /** Its options. */
  children: ReactNode;
  hint?: string;
  isAsked?: boolean;
  /** Where a choice changes more than its field. */
  onChoose?: (value: string) => void;
}

/** A select in a form. */
export function SelectField({ children, onChoose, ...props }: SelectFieldProps) {
  return (
    <LabelledField {...props}>
      {(control) => (
        <select
          {...control}
          className={control["aria-invalid"] ? "form-select is-invalid" : "form-select"}
          onChange={onChoose ? ({ target }) => onChoose(target.value) : control.onChange}
        >
          {children}
        </select>
      )}
    </LabelledField>
  );
}
