import { useField } from "formik";

import { SwitchControl } from "./SwitchControl";

interface SwitchFieldProps {
  name: string;
  label: string;
}

/** Yes or no, in the form. */
export function SwitchField({ name, label }: SwitchFieldProps) {
  const [{ value, onBlur }, , { setValue }] = useField<boolean>(name);
  return (
    <SwitchControl name={name} label={label} isOn={value} onBlur={onBlur} onChange={(isOn) => void setValue(isOn)} />
  );
}
