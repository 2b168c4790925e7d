import type { SignedInUser } from "@/contract/auth";
import type { SettingValues } from "@/contract/messaging/settings";

import { contactId } from "./contacts";

/** The settings of a new person, and of the demo account. */
export function settingsOfNew({ username, email, profileImage = "" }: SignedInUser): SettingValues {
  const [firstName = "", ...lastNames] = username.split(" ");
  return {
    "basicDetails.firstName": firstName,
    "basicDetails.lastName": lastNames.join(" "),
    "basicDetails.title": "Responsable de operaciones",
    "basicDetails.description": "Si algo falla entre la puerta y la almohada, empieza por mí.",
    "basicDetails.email": email,
    "basicDetails.location": "Hotel Bahía Serena",
    "basicDetails.profile": profileImage,
    "basicDetails.coverImage": "/samples/bay.svg",
    "theme.image": "/samples/theme-bay.svg",
    "privacy.displayprofilePhoto": "everyone",
    "privacy.displayLastSeen": true,
    "privacy.displayStatus": "everyone",
    "privacy.readReceipts": true,
    "privacy.displayGroups": "selected",
    "privacy.selectedContacts": [contactId("lucia"), contactId("carmen"), contactId("ivan")],
    "security.securityNotification": true,
    status: "active",
  };
}
