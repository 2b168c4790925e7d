import { useText } from "@/shared/i18n/useText";
import { Columns } from "@/shared/ui/layout/Columns";

import { PictureSetting } from "./fields/PictureSetting";
import { SettingTextField } from "./fields/SettingTextField";

export function PersonalDetails() {
  const { text } = useText();
  return (
    <>
      <p className="form-text">{text("settings.savedAsYouGo")}</p>
      <Columns least={17} gap={20}>
        <PictureSetting
          field="basicDetails.profile"
          label={text("settings.avatar")}
          samples={["/samples/emblem-bar.svg", "/samples/emblem-events.svg", "/samples/emblem-housekeeping.svg"]}
        />
        <PictureSetting
          field="basicDetails.coverImage"
          label={text("settings.cover")}
          samples={["/samples/bay.svg", "/samples/terrace.svg", "/samples/night.svg"]}
        />
      </Columns>
      <Columns least={17} gap={20} rowGap={12}>
        <SettingTextField field="basicDetails.firstName" label={text("settings.firstName")} autoComplete="given-name" />
        <SettingTextField field="basicDetails.lastName" label={text("settings.lastName")} autoComplete="family-name" />
        <SettingTextField
          field="basicDetails.title"
          label={text("settings.jobTitle")}
          autoComplete="organization-title"
        />
        <SettingTextField
          field="basicDetails.email"
          label={text("settings.email")}
          inputMode="email"
          autoComplete="email"
        />
        <SettingTextField field="basicDetails.location" label={text("settings.location")} />
        <SettingTextField field="basicDetails.description" label={text("settings.description")} isLong />
      </Columns>
    </>
  );
}
