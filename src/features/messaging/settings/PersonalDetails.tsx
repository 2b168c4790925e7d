import { string } from "yup";

import { useText } from "@/shared/i18n/useText";
import { emailText } from "@/shared/ui/fields/emailText";
import { Columns } from "@/shared/ui/layout/Columns";

import { PictureSetting } from "./fields/PictureSetting";
import { SettingTextField } from "./fields/SettingTextField";

const name = string().trim().required("settings.firstNameRequired").max(60, "settings.tooLong");
const lastName = string().trim().max(60, "settings.tooLong");
const title = string().trim().max(80, "settings.tooLong");
const description = string().trim().max(500, "settings.tooLong");
const email = emailText("settings.emailRequired");
const location = string().trim().max(120, "settings.tooLong");

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
        <SettingTextField
          field="basicDetails.firstName"
          label={text("settings.firstName")}
          schema={name}
          autoComplete="given-name"
        />
        <SettingTextField
          field="basicDetails.lastName"
          label={text("settings.lastName")}
          schema={lastName}
          autoComplete="family-name"
        />
        <SettingTextField
          field="basicDetails.title"
          label={text("settings.jobTitle")}
          schema={title}
          autoComplete="organization-title"
        />
        <SettingTextField
          field="basicDetails.email"
          label={text("settings.email")}
          schema={email}
          inputMode="email"
          autoComplete="email"
        />
        <SettingTextField field="basicDetails.location" label={text("settings.location")} schema={location} />
        <SettingTextField
          field="basicDetails.description"
          label={text("settings.description")}
          schema={description}
          isLong
        />
      </Columns>
    </>
  );
}
