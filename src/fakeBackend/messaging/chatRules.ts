import { sentences } from "@/contract/sentences";

import { ApiError } from "../core/ApiError";
import type { ChannelRow } from "./sample/channels";
import type { ContactRow } from "./sample/contacts";
import type { Messaging } from "./messagingData";
import { toChatState } from "./toWire";

/** The contact or channel of an id; `missing` is the sentence of the refusal if there is neither. */
export function chatRow(
  messaging: Messaging,
  id: string,
  missing: string = sentences.unknownId,
): ContactRow | ChannelRow {
  const { contacts, channels } = messaging;
  if (channels.has(id)) return channels.get(id);
  if (contacts.has(id)) return contacts.get(id);
  throw new ApiError(400, missing);
}

type Marks = Partial<Pick<ContactRow, "isFavourite" | "isArchived" | "isMuted" | "isInChats">>;

/** Marks a chat and reports the change. A channel is always listed. */
export function markChat(messaging: Messaging, id: string, { isInChats, ...marks }: Marks) {
  if (messaging.channels.has(id)) messaging.channels.update(id, marks);
  else messaging.contacts.update(id, isInChats === undefined ? marks : { ...marks, isInChats });
  tellChat(messaging, id);
}

/** Reports the current state of a chat. */
export function tellChat(messaging: Messaging, id: string) {
  messaging.changes.add({ kind: "chatChanged", chat: toChatState(chatRow(messaging, id), messaging) });
}
