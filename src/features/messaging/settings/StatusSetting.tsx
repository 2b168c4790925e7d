import { useId } from "react";
import { useDispatch } from "react-redux";

import { presences } from "@/contract/messaging/settings";
import { useText } from "@/shared/i18n/useText";

import { PresenceLabel } from "../contacts/PresenceLabel";
import { SettingProblem } from "./SettingProblem";
import { settingChanged } from "./settingWrites";
import { useSetting } from "./useSetting";

export function StatusSetting() {
  const id = useId();
  const { text } = useText();
  const dispatch = useDispatch();
  const { value } = useSetting("status");
  return (
    <fieldset>
      <legend className="form-text">{text("settings.statusHint")}</legend>
      {presences.map((presence) => (
        <div key={presence} className="form-check">
          <input
            id={`${id}-${presence}`}
            type="radio"
            name={id}
            className="form-check-input"
            aria-describedby={`${id}-${presence}-hint`}
            checked={value === presence}
            onChange={() => dispatch(settingChanged({ field: "status", value: presence }))}
          />
          <label className="form-check-label" htmlFor={`${id}-${presence}`}>
            <PresenceLabel presence={presence} />
          </label>
          <div id={`${id}-${presence}-hint`} className="form-text">
            {text(`settings.hint.${presence}`)}
          </div>
        </div>
      ))}
      <SettingProblem field="status" />
    </fieldset>
  );
}
