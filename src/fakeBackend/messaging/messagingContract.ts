import { bookmarksContract } from "@/contract/bookmarks";
import { callsContract } from "@/contract/calls";
import { changesContract } from "@/contract/changes";
import { channelsContract } from "@/contract/channels";
import { chatsContract } from "@/contract/chats";
import { contactsContract } from "@/contract/contacts";
import { conversationsContract } from "@/contract/conversations";
import { profileContract } from "@/contract/profile";
import { settingsContract } from "@/contract/settings";

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
