import { useId } from "react";
import { useDispatch } from "react-redux";

import { presences } from "@/contract/messaging/settings";
import { useText } from "@/shared/i18n/useText";
import { Check } from "@/shared/ui/fields/switches/Check";

import { PresenceLabel } from "../contacts/PresenceLabel";
import { SettingProblem } from "./fields/SettingProblem";
import { settingChanged } from "./state/settingWrites";
import { useSetting } from "./state/useSetting";

export function StatusSetting() {
  const id = useId();
  const { text } = useText();
  const dispatch = useDispatch();
  const { value } = useSetting("status");
  return (
    <fieldset>
      <legend className="form-text">{text("settings.statusHint")}</legend>
      {presences.map((presence) => (
        <Check
          key={presence}
          kind="radio"
          name={id}
          label={<PresenceLabel presence={presence} />}
          hint={text(`settings.hint.${presence}`)}
          checked={value === presence}
          onChange={() => dispatch(settingChanged({ field: "status", value: presence }))}
        />
      ))}
      <SettingProblem field="status" />
    </fieldset>
  );
}
