import type { AttachedFiles, Media, Presence } from "./contacts";
import { defineContract, type } from "../endpoint";
import type { Instant, RecordId } from "../formats";

export interface BasicDetails {
  firstName: string;
  lastName: string;
  title: string;
  description: string;
  fullName: string;
  email: string;
  location: string;
  avatar: string;
  coverImage: string;
}

export interface Profile {
  basicDetails: BasicDetails;
  media: Media;
  attachedFiles: AttachedFiles;
  /** The status set in the settings. */
  status?: Presence;
}

/** The person's own profile as another person sees it: hidden fields are absent. */
export interface SeenProfile {
  fullName: string;
  title: string;
  description: string;
  profileImage?: string;
  status?: Presence;
  lastSeen?: Instant;
  channels?: { id: RecordId; name: string }[];
}

/** Profiles of the staff. */
export const profileContract = defineContract({
  /** The profile of the signed-in person. */
  getProfile: { method: "GET", path: "/profile-details", reply: type<Profile>() },
  /** The person's profile as the privacy settings let that contact see it. */
  getProfileSeenBy: { method: "GET", path: "/profile-seen-by/:contactId", reply: type<SeenProfile>() },
});
