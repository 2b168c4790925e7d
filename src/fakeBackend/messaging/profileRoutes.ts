import { type BasicDetails, profileContract } from "@/contract/messaging/profile";
import type { SettingValues, Visibility } from "@/contract/messaging/settings";

import { routesFor } from "../core/routes";
import { profileFiles, profileMedia } from "./sample/profileFiles";

export const profileRoutes = routesFor(profileContract, {
  getProfile: (_, { db: { messaging } }) => ({
    basicDetails: basicDetailsOf(messaging.settings),
    media: { total: profileMedia.length, list: profileMedia },
    attachedFiles: { total: profileFiles.length, list: profileFiles },
    status: messaging.settings.status,
  }),
  getProfileSeenBy({ params: { contactId } }, { db: { messaging }, now }) {
    const { settings, contacts, channels } = messaging;
    const { id } = contacts.get(contactId);
    const { fullName, title, description, avatar } = basicDetailsOf(settings);
    const isShown = (visibility: Visibility) =>
      visibility === "everyone" || (visibility === "selected" && settings["privacy.selectedContacts"].includes(id));
    return {
      fullName,
      title,
      description,
      profileImage: isShown(settings["privacy.displayprofilePhoto"]) ? avatar : undefined,
      status: isShown(settings["privacy.displayStatus"]) ? settings.status : undefined,
      lastSeen: settings["privacy.displayLastSeen"] ? now().toISOString() : undefined,
      channels: isShown(settings["privacy.displayGroups"])
        ? channels.all().map((channel) => ({ id: channel.id, name: channel.name }))
        : undefined,
    };
  },
});

function basicDetailsOf(settings: SettingValues): BasicDetails {
  const firstName = settings["basicDetails.firstName"];
  const lastName = settings["basicDetails.lastName"];
  return {
    firstName,
    lastName,
    title: settings["basicDetails.title"],
    description: settings["basicDetails.description"],
    fullName: `${firstName} ${lastName}`.trim(),
    email: settings["basicDetails.email"],
    location: settings["basicDetails.location"],
    avatar: settings["basicDetails.profile"],
    coverImage: settings["basicDetails.coverImage"],
  };
}
