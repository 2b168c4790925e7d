import { type InputHTMLAttributes, type ReactNode, useId } from "react";

interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "type"> {
  label: ReactNode;
  /** Its effect, in a line below. */
  hint?: string;
  kind?: "checkbox" | "radio" | "switch";
  /** Of several boxes, some are checked. */
  isMixed?: boolean;
}

/** A box, radio button or switch with its label beside it; `className` and `children` are those of both together. */
export function Check({
  label,
  hint,
  kind = "checkbox",
  className = "",
  isMixed = false,
  children,
  ...input
}: CheckProps) {
  const id = useId();
  const isSwitch = kind === "switch";
  return (
    <div className={`form-check ${isSwitch ? "form-switch" : ""} ${className}`}>
      <input
        id={id}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        type={isSwitch ? "checkbox" : kind}
        role={isSwitch ? "switch" : undefined}
        aria-checked={isSwitch ? input.checked : undefined}
        className="form-check-input"
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...input}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <div id={`${id}-hint`} className="form-text">
          {hint}
        </div>
      )}
      {children}
    </div>
  );
}
