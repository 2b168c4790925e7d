import { useId } from "react";
import { useDispatch } from "react-redux";

import { themeImages } from "@/contract/messaging/settings";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";

import { SettingProblem } from "./fields/SettingProblem";
import { settingChanged } from "./state/settingWrites";
import { themePicture } from "./themePicture";
import { useSetting } from "./state/useSetting";

const names: Record<(typeof themeImages)[number], MessageId> = {
  "": "settings.themePlain",
  "/samples/theme-bay.svg": "settings.themeBay",
  "/samples/theme-dunes.svg": "settings.themeDunes",
  "/samples/theme-tiles.svg": "settings.themeTiles",
};

/** The picture behind the conversations. */
export function ThemeSettings() {
  const id = useId();
  const { text } = useText();
  const dispatch = useDispatch();
  const { value } = useSetting("theme.image");
  return (
    <fieldset>
      <legend className="form-text">{text("settings.themeHint")}</legend>
      <Row gap={12} rowGap={10} wraps>
        {themeImages.map((image) => (
          <label key={image} className="theme-choice">
            <input
              type="radio"
              name={id}
              className="form-check-input"
              checked={value === image}
              onChange={() => dispatch(settingChanged({ field: "theme.image", value: image }))}
            />
            <span className="theme-preview" style={themePicture(image)} />
            {text(names[image])}
          </label>
        ))}
      </Row>
      <SettingProblem field="theme.image" />
    </fieldset>
  );
}
