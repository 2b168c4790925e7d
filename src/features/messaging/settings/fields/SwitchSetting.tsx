import { useDispatch } from "react-redux";

import { Check } from "@/shared/ui/fields/switches/Check";

import { SettingProblem } from "./SettingProblem";
import { settingChanged } from "../state/settingWrites";
import { useSetting } from "../state/useSetting";

interface SwitchSettingProps {
  field: "privacy.displayLastSeen" | "privacy.readReceipts" | "security.securityNotification";
  label: string;
  /** Its effect, in a line. */
  hint: string;
}

export function SwitchSetting({ field, label, hint }: SwitchSettingProps) {
  const dispatch = useDispatch();
  const { value = false } = useSetting(field);
  return (
    <Check
      kind="switch"
      className="switch-setting"
      label={label}
      hint={hint}
      checked={value}
      onChange={({ target }) => dispatch(settingChanged({ field, value: target.checked }))}
    >
      <SettingProblem field={field} />
    </Check>
  );
}
