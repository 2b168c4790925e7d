import "./switch-field.scss";

import { useId } from "react";

interface SwitchControlProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  name?: string;
  onBlur?: React.FocusEventHandler;
}

/** Yes or no, outside of a form. */
export function SwitchControl({ label, isOn, onChange, ...input }: SwitchControlProps) {
  const id = useId();
  return (
    <div className="form-check form-switch switch-field">
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className="form-check-input"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
