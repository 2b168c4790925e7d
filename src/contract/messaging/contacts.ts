import { defineContract, type } from "../endpoint";
import type { Email, FileAddress, Instant, LongText, Name, RecordId } from "../formats";

export type Presence = "active" | "away" | "do-not-disturb";

export const departments = [
  "frontDesk",
  "housekeeping",
  "maintenance",
  "kitchen",
  "restaurant",
  "bar",
  "events",
  "management",
] as const;
export type Department = (typeof departments)[number];

/** The part of a person that a message, a typing mark or a call shows. */
export interface Person {
  id: RecordId;
  firstName: string;
  lastName: string;
  profileImage?: string;
}

export interface MediaItem {
  id: RecordId;
  url: FileAddress;
}

/** `total` counts all; `list` holds the newest six in lists of chats and contacts, and all in details. */
export interface Media {
  total: number;
  list: MediaItem[];
}

export interface AttachedFile {
  id: RecordId;
  fileName: string;
  /** Bytes. */
  size: number;
  downloadUrl: string;
  icon: FileIcon;
}

/** `total` and `list` are as in `Media`. */
export interface AttachedFiles {
  total: number;
  list: AttachedFile[];
}

/** The kind of a file or of another bookmarked thing; the client draws it. */
export type FileIcon = "image" | "audio" | "pdf" | "spreadsheet" | "document" | "file" | "link" | "message";

export interface Contact extends Person {
  about: string;
  email: string;
  location: string;
  status: Presence;
  isFavourite: boolean;
  isArchived: boolean;
  /** The channels that this person shares with the signed-in person. */
  channels: { id: RecordId; name: string }[];
  media: Media;
  attachedFiles: AttachedFiles;
  department?: Department;
  /** The job title. */
  title?: string;
  isMuted?: boolean;
  /** Is a direct chat, or would be if it were neither favourite nor archived. */
  isInChats?: boolean;
  /** ISO 8601 instant; absent if the person hides it. */
  lastSeen?: Instant;
}

export interface Invitation {
  email: Email;
  name: Name;
  message: LongText;
}

/** Colleagues. */
export const contactsContract = defineContract({
  /** All colleagues except the person. */
  listContacts: { method: "GET", path: "/user-contacts", reply: type<Contact[]>() },
  /** A colleague with all media and files. */
  getContact: { method: "GET", path: "/get-user-details/:id", reply: type<Contact>() },
  /** Sends an invitation by mail. 400 with a sentence for each field at fault. */
  inviteContact: { method: "POST", path: "/invite-contact", body: type<Invitation>(), reply: type<string>() },
  /** Opens a direct chat with each contact; the body lists their ids. */
  addContacts: { method: "POST", path: "/add-contact", body: type<string[]>(), reply: type<string>() },
});
