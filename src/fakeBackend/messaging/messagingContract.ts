import { bookmarksContract } from "@/contract/messaging/bookmarks";
import { callsContract } from "@/contract/messaging/calls";
import { changesContract } from "@/contract/messaging/changes";
import { channelsContract } from "@/contract/messaging/channels";
import { chatsContract } from "@/contract/messaging/chats";
import { contactsContract } from "@/contract/messaging/contacts";
import { conversationsContract } from "@/contract/messaging/conversations";
import { profileContract } from "@/contract/messaging/profile";
import { settingsContract } from "@/contract/messaging/settings";

/** Every call of the messaging area. */
export const messagingContract = {
  ...contactsContract,
  ...chatsContract,
  ...channelsContract,
  ...conversationsContract,
  ...callsContract,
  ...bookmarksContract,
  ...profileContract,
  ...settingsContract,
  ...changesContract,
};
