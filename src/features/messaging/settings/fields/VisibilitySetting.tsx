import { useId } from "react";
import { useDispatch } from "react-redux";

import { visibilities } from "@/contract/messaging/settings";
import { useText } from "@/shared/i18n/useText";
import { Check } from "@/shared/ui/fields/switches/Check";
import { Row } from "@/shared/ui/layout/Row";

import { SettingProblem } from "./SettingProblem";
import { settingChanged } from "../state/settingWrites";
import { useSetting } from "../state/useSetting";

interface VisibilitySettingProps {
  field: "privacy.displayprofilePhoto" | "privacy.displayStatus" | "privacy.displayGroups";
  label: string;
}

/** Who may see something: everyone, selected people, or no one. */
export function VisibilitySetting({ field, label }: VisibilitySettingProps) {
  const id = useId();
  const { text } = useText();
  const dispatch = useDispatch();
  const { value } = useSetting(field);
  return (
    <fieldset className="visibility-setting">
      <legend className="form-label">{label}</legend>
      <Row gap={24} rowGap={8} wraps>
        {visibilities.map((visibility) => (
          <Check
            key={visibility}
            kind="radio"
            name={id}
            label={text(`visibility.${visibility}`)}
            checked={value === visibility}
            onChange={() => dispatch(settingChanged({ field, value: visibility }))}
          />
        ))}
      </Row>
      <SettingProblem field={field} />
    </fieldset>
  );
}
