import type { Channel } from "./channels";
import type { Contact, Presence } from "./contacts";
import type { Message } from "./conversations";
import { defineContract, type } from "../endpoint";
import type { RecordId } from "../formats";

/** A direct chat in a list: the contact and the state of the conversation. */
export interface DirectChat extends Contact {
  meta: { unRead: number; status: Presence };
  /** It orders and previews the chat in a list; undefined without messages. */
  lastMessage?: Message;
}

export type Chat = DirectChat | Channel;

/** The part of a chat that changes while people talk; `id` is the contact's or the channel's. */
export interface ChatState {
  id: RecordId;
  unRead: number;
  lastMessage: Message | null;
  isFavourite: boolean;
  isArchived: boolean;
  isMuted: boolean;
  isInChats: boolean;
}

/** The lists of chats. A chat is in exactly one list; `:id` is a contact's or a channel's, and these never collide. */
export const chatsContract = defineContract({
  /** Favourite people and channels. */
  listFavourites: { method: "GET", path: "/get-favourites", reply: type<Chat[]>() },
  /** Direct chats that are neither favourite nor archived. */
  listDirectChats: { method: "GET", path: "/get-direct-messages", reply: type<DirectChat[]>() },
  /** Archived people and channels. */
  listArchive: { method: "GET", path: "/get-archive-contacts", reply: type<Chat[]>() },
  /** The placeholder has the specification's name; the id of a channel works, too. */
  toggleFavourite: { method: "PUT", path: "/toggle-favourite-contact/:contactId", reply: type<string>() },
  /** Archives a chat, or takes it out of the archive. */
  toggleArchive: { method: "PUT", path: "/toggle-archive-contact/:id", reply: type<string>() },
  /** Mutes a chat, or unmutes it. A muted chat gives no notifications. */
  toggleMute: { method: "PUT", path: "/toggle-mute-chat/:id", reply: type<string>() },
  /** Marks all messages of a chat as read. */
  markChatRead: { method: "PUT", path: "/read-conversation/:id", reply: type<ChatState>() },
  /** Marks a chat as unread from message `mId` on, or from the last message of another person. */
  markChatUnread: {
    method: "PUT",
    path: "/unread-conversation/:id",
    body: type<{ mId?: RecordId }>(),
    reply: type<ChatState>(),
  },
  /** Removes a person from the lists of chats. The conversation stays, and its next message lists it again. */
  removeFromChats: { method: "DELETE", path: "/remove-direct-message/:contactId", reply: type<string>() },
});
