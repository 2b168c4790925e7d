import { useId } from "react";

interface FaultFieldProps {
  label: string;
  value: string;
  hint?: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

export function FaultField({ label, value, hint, problem, onChange }: FaultFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className="fault-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={problem ? "form-control form-control-sm is-invalid" : "form-control form-control-sm"}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <div id={`${id}-hint`} className="form-text">
          {hint}
        </div>
      )}
      {problem && (
        <div id={`${id}-problem`} className="field-problem">
          {problem}
        </div>
      )}
    </div>
  );
}
