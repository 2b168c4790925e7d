import "./switch-field.scss";

import { useField } from "formik";

import { Check } from "./Check";

interface SwitchFieldProps {
  name: string;
  label: string;
}

/** Yes or no, in the form. */
export function SwitchField({ name, label }: SwitchFieldProps) {
  const [{ value, onChange, onBlur }] = useField<boolean>(name);
  return (
    <Check
      kind="switch"
      className="switch-field"
      label={label}
      name={name}
      checked={value}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
