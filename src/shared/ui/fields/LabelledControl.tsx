import { type ReactNode, useId } from "react";

import { FieldProblem } from "./FieldProblem";

/** Attributes that every control gets from its field: accessible name, description and problem. */
export interface Control {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-required": true | undefined;
}

interface LabelledControlProps {
  label: string;
  /** For those who see, the control says itself what it is about. */
  isLabelHidden?: boolean;
  hint?: string;
  /** Its value has to be known: its label has a mark, which the form explains once. */
  isAsked?: boolean;
  problem: string | undefined;
  /** Draws the control. */
  children: (control: Control) => ReactNode;
}

/** A control with a label above, and a hint and a problem below. */
export function LabelledControl({ label, isLabelHidden, hint, isAsked, problem, children }: LabelledControlProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const look = isAsked ? "form-label is-asked" : "form-label";
  return (
    <div className="field">
      <label className={isLabelHidden ? "visually-hidden" : look} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        "aria-invalid": problem ? true : undefined,
        "aria-describedby": describedBy || undefined,
        "aria-required": isAsked || undefined,
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
