import "./switch-field.scss";

import type { ReactNode } from "react";

import { Check } from "./Check";

interface SwitchControlProps {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  name?: string;
  onBlur?: React.FocusEventHandler;
}

/** Yes or no, outside of a form. */
export const SwitchControl = ({ isOn, onChange, ...field }: SwitchControlProps) => (
  <Check
    {...field}
    kind="switch"
    className="switch-field"
    checked={isOn}
    onChange={({ target }) => onChange(target.checked)}
  />
);
