import { useField } from "formik";
import { type ReactNode, useId } from "react";

import { FieldProblem } from "./FieldProblem";
import { useFieldProblem } from "./useFieldProblem";

/** What every control of the form has from its field: its value, its name for those who listen, and what is wrong. */
interface Control {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface LabelledFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** Draws the control. */
  children: (control: Control & ReturnType<typeof useField<string>>[0]) => ReactNode;
}

/** A control of the form with its label above, and below it a hint and what is wrong. */
export function LabelledField({ name, label, hint, children }: LabelledFieldProps) {
  const id = useId();
  const problem = useFieldProblem(name);
  const [field] = useField<string>(name);
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children({
        ...field,
        id,
        "aria-invalid": problem ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      {hint && (
        <div id={`${id}-hint`} className="form-text">
          {hint}
        </div>
      )}
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}
