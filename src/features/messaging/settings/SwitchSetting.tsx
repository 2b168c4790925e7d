import { useId } from "react";
import { useDispatch } from "react-redux";

import { SettingProblem } from "./SettingProblem";
import { settingChanged } from "./settingWrites";
import { useSetting } from "./useSetting";

interface SwitchSettingProps {
  field: "privacy.displayLastSeen" | "privacy.readReceipts" | "security.securityNotification";
  label: string;
  /** Its effect, in a line. */
  hint: string;
}

export function SwitchSetting({ field, label, hint }: SwitchSettingProps) {
  const id = useId();
  const dispatch = useDispatch();
  const { value = false } = useSetting(field);
  return (
    <div className="form-check form-switch switch-setting">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={value}
        className="form-check-input"
        aria-describedby={`${id}-hint`}
        checked={value}
        onChange={({ target }) => dispatch(settingChanged({ field, value: target.checked }))}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
      <div id={`${id}-hint`} className="form-text">
        {hint}
      </div>
      <SettingProblem field={field} />
    </div>
  );
}
