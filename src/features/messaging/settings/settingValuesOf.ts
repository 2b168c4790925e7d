import type { Settings, SettingValues } from "@/contract/messaging/settings";

/** The settings under the names by which they are updated. */
export const settingValuesOf = ({ basicDetails, theme, privacy, security, status }: Settings): SettingValues => ({
  "basicDetails.firstName": basicDetails.firstName,
  "basicDetails.lastName": basicDetails.lastName,
  "basicDetails.title": basicDetails.title,
  "basicDetails.description": basicDetails.description,
  "basicDetails.email": basicDetails.email,
  "basicDetails.location": basicDetails.location,
  "basicDetails.profile": basicDetails.profile,
  "basicDetails.coverImage": basicDetails.coverImage,
  "theme.image": theme.image,
  "privacy.displayprofilePhoto": privacy.displayprofilePhoto,
  "privacy.displayLastSeen": privacy.displayLastSeen,
  "privacy.displayStatus": privacy.displayStatus,
  "privacy.readReceipts": privacy.readReceipts,
  "privacy.displayGroups": privacy.displayGroups,
  "privacy.selectedContacts": privacy.selectedContacts ?? [],
  "security.securityNotification": security.securityNotification,
  status,
});
