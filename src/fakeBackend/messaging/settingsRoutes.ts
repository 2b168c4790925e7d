import { sentences } from "@/contract/sentences";
import { type Settings, settingsContract, type SettingValues } from "@/contract/messaging/settings";

import { readEmail } from "@/domain/people/emails";

import { ApiError } from "../core/ApiError";
import { routesFor } from "../core/routes";
import { acceptsSetting, isSetting } from "./settingRules";

export const settingsRoutes = routesFor(settingsContract, {
  getSettings: (_, { db: { messaging } }) => settingsOf(messaging.settings),
  updateSettings({ body: { field, value } }, { db: { messaging, users, session } }) {
    if (!isSetting(field)) throw new ApiError(400, sentences.unknownSetting);
    if (!acceptsSetting(field, value, messaging)) {
      throw new ApiError(400, sentences.invalidSetting, { [field]: sentences.invalidSetting });
    }
    messaging.settings = { ...messaging.settings, [field]: asStored(field, value) };
    // the sign-in shows the portrait
    if (field === "basicDetails.profile") users.update(session.uid, { profileImage: value });
    return settingsOf(messaging.settings);
  },
});

const asStored = (field: string, value: unknown) => (field === "basicDetails.email" ? readEmail(String(value)) : value);

/** The settings by section; they are stored flat, under the names by which they are updated. */
const settingsOf = (values: SettingValues): Settings => ({
  basicDetails: {
    firstName: values["basicDetails.firstName"],
    lastName: values["basicDetails.lastName"],
    title: values["basicDetails.title"],
    description: values["basicDetails.description"],
    email: values["basicDetails.email"],
    location: values["basicDetails.location"],
    profile: values["basicDetails.profile"],
    coverImage: values["basicDetails.coverImage"],
  },
  theme: { image: values["theme.image"] },
  privacy: {
    displayprofilePhoto: values["privacy.displayprofilePhoto"],
    displayLastSeen: values["privacy.displayLastSeen"],
    displayStatus: values["privacy.displayStatus"],
    readReceipts: values["privacy.readReceipts"],
    displayGroups: values["privacy.displayGroups"],
    selectedContacts: values["privacy.selectedContacts"],
  },
  security: { securityNotification: values["security.securityNotification"] },
  status: values.status,
});
