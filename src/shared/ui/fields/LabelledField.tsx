import { useField } from "formik";
import type { ReactNode } from "react";

import { useFieldProblem } from "./useFieldProblem";

import { type Control, LabelledControl } from "./LabelledControl";

interface LabelledFieldProps {
  name: string;
  label: string;
  hint?: string;
  isAsked?: boolean;
  /** Draws the control. */
  children: (control: Control & ReturnType<typeof useField<string>>[0]) => ReactNode;
}

/** A control of a form, with its field's value. */
export function LabelledField({ name, children, ...props }: LabelledFieldProps) {
  const problem = useFieldProblem(name);
  const [field] = useField<string>(name);
  return (
    <LabelledControl {...props} problem={problem}>
      {(control) => children({ ...field, ...control })}
    </LabelledControl>
  );
}
