import type { InputHTMLAttributes, ReactNode } from "react";

import { LabelledField } from "./LabelledField";

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className"> {
  name: string;
  label: string;
  hint?: string;
  isAsked?: boolean;
  /** A control at the end of the field. */
  addon?: ReactNode;
}

/**
 * A text field of a form, with label, hint and problem. Unless told, the browser fills nothing in: it knows the data of the
 * person at the desk, not those of the guest.
 */
export function TextField({ name, label, hint, isAsked, addon, autoComplete = "off", ...input }: TextFieldProps) {
  return (
    <LabelledField name={name} label={label} hint={hint} isAsked={isAsked}>
      {(control) => (
        <div className="field-control">
          <input
            {...control}
            {...input}
            autoComplete={autoComplete}
            className={control["aria-invalid"] ? "form-control is-invalid" : "form-control"}
          />
          {addon}
        </div>
      )}
    </LabelledField>
  );
}
