import type { Channel, ChannelMember } from "@/contract/messaging/channels";
import type { Chat, ChatState, DirectChat } from "@/contract/messaging/chats";
import type { AttachedFiles, Contact, Media } from "@/contract/messaging/contacts";
import type { Message } from "@/contract/messaging/conversations";
import { isOwnMessage } from "@/domain/chat/chats";
import { fileIconOf } from "@/domain/chat/fileIconOf";

import type { ChannelRow } from "./sample/channels";
import type { ContactRow } from "./sample/contacts";
import type { Messaging } from "./messagingData";

/** How many media and files of a chat a list holds. */
const SHOWN_IN_LISTS = 6;

type ChannelNames = Map<string, Contact["channels"]>;

/** The channels of each contact, computed once for a whole list. */
export function channelNamesByMember({ channels }: Messaging): ChannelNames {
  const names: ChannelNames = new Map();
  for (const { id, name, members } of channels.all()) {
    for (const member of members) names.set(member.id, [...(names.get(member.id) ?? []), { id, name }]);
  }
  return names;
}

export function toContact(
  row: ContactRow,
  messaging: Messaging,
  shown = SHOWN_IN_LISTS,
  channelNames = channelNamesByMember(messaging),
): Contact {
  return { ...row, channels: channelNames.get(row.id) ?? [], ...sharedFilesOf(row.id, messaging, shown) };
}

export function toDirectChat(row: ContactRow, messaging: Messaging, channelNames?: ChannelNames): DirectChat {
  const { unRead, lastMessage } = toChatState(row, messaging);
  const contact = toContact(row, messaging, SHOWN_IN_LISTS, channelNames);
  return { ...contact, meta: { unRead, status: row.status }, lastMessage: lastMessage ?? undefined };
}

export function toChannel(row: ChannelRow, messaging: Messaging, shown = SHOWN_IN_LISTS): Channel {
  const { unRead, lastMessage } = toChatState(row, messaging);
  const channelNames = channelNamesByMember(messaging);
  const members = row.members.map(({ id, isAdmin }): ChannelMember => {
    return { ...toContact(messaging.contacts.get(id), messaging, SHOWN_IN_LISTS, channelNames), isAdmin };
  });
  const files = sharedFilesOf(row.id, messaging, shown);
  return { ...row, members, ...files, meta: { unRead }, lastMessage: lastMessage ?? undefined };
}

export const toChat = (row: ContactRow | ChannelRow, messaging: Messaging): Chat =>
  "members" in row ? toChannel(row, messaging) : toDirectChat(row, messaging);

export function toChatState(row: ContactRow | ChannelRow, messaging: Messaging): ChatState {
  const { id, isFavourite, isArchived, isMuted } = row;
  const thread = messaging.threads.get(id);
  return {
    id,
    unRead: thread ? unreadByMe(thread.log.unread(), id).length : 0,
    lastMessage: thread?.log.last() ?? null,
    isFavourite,
    isArchived,
    isMuted,
    isInChats: "members" in row || row.isInChats,
  };
}

/** The unread messages of `userId`'s conversation that others wrote. */
export const unreadByMe = (unread: Message[], userId: string) =>
  unread.filter((message) => !isOwnMessage(message, userId));

/** The files of a conversation, newest first. */
function sharedFilesOf(
  userId: string,
  { threads }: Messaging,
  shown: number,
): { media: Media; attachedFiles: AttachedFiles } {
  const messages = threads.get(userId)?.log.withFiles().toReversed() ?? [];
  const images = messages.flatMap(({ image = [] }) => image.toReversed());
  const files = messages.flatMap(({ attachments = [] }) => attachments.toReversed());
  const media = images.slice(0, shown).map(({ id, downloadLink }) => ({ id, url: downloadLink }));
  const attachedFiles = files.slice(0, shown).map(({ id, name, size = 0, downloadLink, mime }) => {
    return { id, fileName: name, size, downloadUrl: downloadLink, icon: fileIconOf(mime) };
  });
  return { media: { total: images.length, list: media }, attachedFiles: { total: files.length, list: attachedFiles } };
}
