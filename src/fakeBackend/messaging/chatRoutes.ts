import { chatsContract } from "@/contract/messaging/chats";
import { sentences } from "@/contract/sentences";

import { ApiError } from "../core/ApiError";
import { routesFor } from "../core/routes";
import { chatRow, markChat } from "./chatRules";
import { markReadByMe, markUnreadByMe } from "./threadRules";
import { channelNamesByMember, toChat, toChatState, toDirectChat } from "./toWire";

/** Each list is a query over contacts and channels, so a chat cannot be in two lists. */
export const chatRoutes = routesFor(chatsContract, {
  listFavourites(_, { db: { messaging } }) {
    const rows = [...messaging.contacts.all(), ...messaging.channels.all()];
    return rows.filter((row) => row.isFavourite && !row.isArchived).map((row) => toChat(row, messaging));
  },
  listDirectChats(_, { db: { messaging } }) {
    const channelNames = channelNamesByMember(messaging);
    const rows = messaging.contacts.all().filter((row) => row.isInChats && !row.isFavourite && !row.isArchived);
    return rows.map((row) => toDirectChat(row, messaging, channelNames));
  },
  listArchive(_, { db: { messaging } }) {
    const rows = [...messaging.contacts.all(), ...messaging.channels.all()];
    return rows.filter((row) => row.isArchived).map((row) => toChat(row, messaging));
  },
  toggleFavourite({ params: { contactId } }, { db: { messaging } }) {
    const isFavourite = !chatRow(messaging, contactId).isFavourite;
    // favourite or not, the person is listed from now on
    markChat(messaging, contactId, { isFavourite, isInChats: true });
    return isFavourite ? sentences.favouriteAdded : sentences.favouriteRemoved;
  },
  toggleArchive({ params: { id } }, { db: { messaging } }) {
    const isArchived = !chatRow(messaging, id, sentences.unknownArchiveChat).isArchived;
    markChat(messaging, id, { isArchived, isInChats: true });
    return isArchived ? sentences.archiveAdded : sentences.archiveRemoved;
  },
  toggleMute({ params: { id } }, { db: { messaging } }) {
    const isMuted = !chatRow(messaging, id).isMuted;
    markChat(messaging, id, { isMuted });
    return isMuted ? sentences.chatMuted : sentences.chatUnmuted;
  },
  markChatRead({ params: { id } }, { db: { messaging } }) {
    const row = chatRow(messaging, id);
    markReadByMe(messaging, id);
    return toChatState(row, messaging);
  },
  markChatUnread({ params: { id }, body: { mId } }, { db: { messaging } }) {
    const row = chatRow(messaging, id);
    if (markUnreadByMe(messaging, id, mId).length === 0) throw new ApiError(400, sentences.nothingUnread);
    return toChatState(row, messaging);
  },
  removeFromChats({ params: { contactId } }, { db: { messaging } }) {
    messaging.contacts.get(contactId);
    markChat(messaging, contactId, { isInChats: false, isFavourite: false, isArchived: false });
    return sentences.removedFromChats;
  },
});
