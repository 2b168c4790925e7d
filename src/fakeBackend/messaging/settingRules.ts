import { presences, type SettingField, themeImages, visibilities } from "@/contract/messaging/settings";

import { type TextSetting, textSettingFault } from "@/domain/chat/textSettings";
import type { Messaging } from "./messagingData";

type Rule = (value: unknown, messaging: Messaging) => boolean;

const isText =
  (field: TextSetting): Rule =>
  (value) =>
    typeof value === "string" && textSettingFault(field, value) === undefined;
const isSwitch: Rule = (value) => typeof value === "boolean";
const isOneOf =
  (values: readonly unknown[]): Rule =>
  (value) =>
    values.includes(value);

/** Empty, a picture of the app, or an uploaded one of up to 2 MB. */
const isPicture: Rule = (value) =>
  typeof value === "string" &&
  value.length <= 2 * 1024 * 1024 &&
  /^($|\/samples\/[\w-]+\.svg$|blob:|data:image\/(png|jpeg|webp|gif);base64,)/.test(value);

const areContacts: Rule = (value, { contacts }) =>
  Array.isArray(value) && value.every((id) => typeof id === "string" && contacts.has(id));

/** The closed list of settings, and the valid values of each. */
const rules: Record<SettingField, Rule> = {
  "basicDetails.firstName": isText("basicDetails.firstName"),
  "basicDetails.lastName": isText("basicDetails.lastName"),
  "basicDetails.title": isText("basicDetails.title"),
  "basicDetails.description": isText("basicDetails.description"),
  "basicDetails.email": isText("basicDetails.email"),
  "basicDetails.location": isText("basicDetails.location"),
  "basicDetails.profile": isPicture,
  "basicDetails.coverImage": isPicture,
  "theme.image": isOneOf(themeImages),
  "privacy.displayprofilePhoto": isOneOf(visibilities),
  "privacy.displayLastSeen": isSwitch,
  "privacy.displayStatus": isOneOf(visibilities),
  "privacy.readReceipts": isSwitch,
  "privacy.displayGroups": isOneOf(visibilities),
  "privacy.selectedContacts": areContacts,
  "security.securityNotification": isSwitch,
  status: isOneOf(presences),
};

/** Own properties only: `__proto__` and its like are no settings. */
export const isSetting = (field: unknown): field is SettingField =>
  typeof field === "string" && Object.hasOwn(rules, field);

export const acceptsSetting = (field: SettingField, value: unknown, messaging: Messaging) =>
  rules[field](value, messaging);
