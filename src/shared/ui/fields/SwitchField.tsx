import "./switch-field.scss";

import { useField } from "formik";
import { useId } from "react";

interface SwitchFieldProps {
  name: string;
  label: string;
}

/** Yes or no, in the form. */
export function SwitchField({ name, label }: SwitchFieldProps) {
  const id = useId();
  const [{ value, onChange, onBlur }] = useField<boolean>(name);
  return (
    <div className="form-check form-switch switch-field">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={value}
        className="form-check-input"
        name={name}
        checked={value}
        onChange={onChange}
        onBlur={onBlur}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}
