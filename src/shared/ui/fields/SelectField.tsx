import "./select.scss";

import type { ReactNode } from "react";

import { LabelledField } from "./LabelledField";

interface SelectFieldProps {
  name: string;
  label: string;
  /** Its options. */
  children: ReactNode;
  hint?: string;
}

/** A select in a form. */
export function SelectField({ children, ...props }: SelectFieldProps) {
  return (
    <LabelledField {...props}>
      {(control) => (
        <select {...control} className={control["aria-invalid"] ? "form-select is-invalid" : "form-select"}>
          {children}
        </select>
      )}
    </LabelledField>
  );
}
