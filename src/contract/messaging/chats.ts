import type { Channel } from "./channels";
import type { Contact, Presence } from "./contacts";
import type { Message } from "./conversations";
import { defineContract, type } from "../endpoint";
import type { RecordId } from "../formats";

/** A direct chat in a list: the contact and the state of the conversation. */
export interface DirectChat extends Contact {
  meta: { unRead: number; status: Presence };
  /** Orders and previews the chat without its conversation; absent if there are no messages. */
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
  /** People and channels. */
  listFavourites: { method: "GET", path: "/get-favourites", reply: type<Chat[]>() },
  /** Neither favourite nor archived. */
  listDirectChats: { method: "GET", path: "/get-direct-messages", reply: type<DirectChat[]>() },
  /** People and channels. */
  listArchive: { method: "GET", path: "/get-archive-contacts", reply: type<Chat[]>() },
  /** The placeholder is named as in the specification; a channel's id works too. */
  toggleFavourite: { method: "PUT", path: "/toggle-favourite-contact/:contactId", reply: type<string>() },
  /** Into the archive, or out of it. */
  toggleArchive: { method: "PUT", path: "/toggle-archive-contact/:id", reply: type<string>() },
  /** A muted chat tells of nothing new. */
  toggleMute: { method: "PUT", path: "/toggle-mute-chat/:id", reply: type<string>() },
  /** All of its messages. */
  markChatRead: { method: "PUT", path: "/read-conversation/:id", reply: type<ChatState>() },
  /** Unread from message `mId` on, or from the last message of another person. */
  markChatUnread: {
    method: "PUT",
    path: "/unread-conversation/:id",
    body: type<{ mId?: RecordId }>(),
    reply: type<ChatState>(),
  },
  /** Removes a person from the lists of chats. The conversation is kept, and the next message lists it again. */
  removeFromChats: { method: "DELETE", path: "/remove-direct-message/:contactId", reply: type<string>() },
});
