import { bookmarksContract } from "@/contract/bookmarks";
import { callsContract } from "@/contract/calls";
import { changesContract } from "@/contract/changes";
import { channelsContract } from "@/contract/channels";
import { chatsContract } from "@/contract/chats";
import { contactsContract } from "@/contract/contacts";
import { conversationsContract } from "@/contract/conversations";
import { profileContract } from "@/contract/profile";
import { settingsContract } from "@/contract/settings";

import { type Area, defineArea } from "../area";
import type { Messaging } from "./messagingData";

export const messagingArea: Area<Messaging> = defineArea(
  {
    ...contactsContract,
    ...chatsContract,
    ...channelsContract,
    ...conversationsContract,
    ...callsContract,
    ...bookmarksContract,
    ...profileContract,
    ...settingsContract,
    ...changesContract,
  },
  () => import("./messagingPart"),
);
