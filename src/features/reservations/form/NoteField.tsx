import { useField } from "formik";
import { useId } from "react";

import { FieldProblem } from "./FieldProblem";
import { useFieldProblem } from "./useFieldProblem";

/** A text of several lines, in the form. */
export function NoteField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const id = useId();
  const problem = useFieldProblem(name);
  const [field] = useField<string>(name);
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...field}
        id={id}
        rows={2}
        dir="auto"
        className={problem ? "form-control is-invalid" : "form-control"}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint && (
        <div id={`${id}-hint`} className="form-text">
          {hint}
        </div>
      )}
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  );
}
