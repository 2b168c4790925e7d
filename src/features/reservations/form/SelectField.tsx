import { useField } from "formik";
import { type ReactNode, useId } from "react";

import { FieldProblem } from "./FieldProblem";
import { useFieldProblem } from "./useFieldProblem";

interface SelectFieldProps {
  name: string;
  label: string;
  /** Its options. */
  children: ReactNode;
  hint?: string;
}

/** A choice of one among few, in the form. */
export function SelectField({ name, label, hint, children }: SelectFieldProps) {
  const id = useId();
  const problem = useFieldProblem(name);
  const [field] = useField<string>(name);
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select
        {...field}
        id={id}
        className={problem ? "form-select is-invalid" : "form-select"}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy || undefined}
      >
        {children}
      </select>
      {hint && (
        <div id={`${id}-hint`} className="form-text">
          {hint}
        </div>
      )}
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}
