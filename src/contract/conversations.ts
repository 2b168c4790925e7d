import type { Person } from "./contacts";
import { defineContract, type } from "./endpoint";

export interface MessageImage {
  id: string;
  downloadLink: string;
  /** Pixels, so that the picture's place is kept before it has loaded. */
  width?: number;
  height?: number;
}

export interface Attachment {
  id: string;
  name: string;
  downloadLink: string;
  desc: string;
  /** Bytes. */
  size?: number;
  mime?: string;
}

export interface MessageMeta {
  /** A contact's or a channel's id, or that of the person who is signed in. */
  receiver: string;
  sender: string;
  sent: boolean;
  received: boolean;
  read: boolean;
  isForwarded?: boolean;
  /** Who wrote a channel's message, unless it was the person who is signed in. */
  userData?: Person;
}

export interface Message {
  mId: string;
  text: string;
  /** ISO 8601 instant, by the server's clock. */
  time: string;
  meta: MessageMeta;
  image?: MessageImage[];
  attachments?: Attachment[];
  /** The message that this one answers, as it was then. */
  replyOf?: QuotedMessage;
  /** Place in the conversation: it grows with each message, and a message that is restored has its own again. */
  seq?: number;
  /** Made by the client that sent the message. A repeat is answered with the first message and not stored again. */
  clientId?: string;
  isUrgent?: boolean;
  /** Who has answered "Enterado" to an urgent message: ids of people. */
  acknowledgedBy?: string[];
  /** Ids of the contacts, and names of the departments, that the text mentions. */
  mentions?: string[];
}

export type QuotedMessage = Omit<Message, "replyOf">;

export interface Conversation {
  /** Empty while nothing has been said. */
  conversationId: string;
  /** The contact's or the channel's id. */
  userId: string;
  typingUser: Person | null;
  isGroupConversation: boolean;
  /** Oldest first. */
  messages: Message[];
  /** Whether there are messages before the first, and after the last, of `messages`. */
  hasOlder: boolean;
  hasNewer: boolean;
  unRead: number;
  /** The first unread message, before which the unread divider stands. */
  firstUnread: string | null;
}

/** Without a query, the whole conversation. Of `before`, `after` and `around`, each a message's id, at most one counts. */
export interface PageQuery {
  before?: string;
  after?: string;
  around?: string;
  /** How many messages at most, one or more; 50 unless told. Alone: the newest ones. */
  limit?: number;
}

type Unnamed<Item> = Omit<Item, "id">;

export interface NewMessage {
  text: string;
  /** When it was written, ISO 8601. A message bears the server's time, so that wrong clocks put nothing out of order. */
  time: string;
  meta: { receiver: string; sender: string };
  image?: Unnamed<MessageImage>[];
  attachments?: Unnamed<Attachment>[];
  /** The server reads its id alone. */
  replyOf?: { mId: string };
  clientId?: string;
  isUrgent?: boolean;
  mentions?: string[];
}

export interface ForwardRequest {
  /** Ids of contacts and channels. */
  contacts: string[];
  /** A note to go with it; may be empty. */
  message: string;
  image?: Unnamed<MessageImage>[];
  attachments?: Unnamed<Attachment>[];
  /** The server reads its id alone. */
  forwardedMessage: { mId: string };
  clientId?: string;
}

/** What came of a forwarding: the messages that it made, and the ids that nobody answers to. */
export interface Forwarding {
  sent: { userId: string; messages: Message[] }[];
  failed: string[];
}

export interface NewFile {
  name: string;
  mime: string;
  /** `data:` URL with the content in base 64. */
  content: string;
}

/** What is kept of an upload; goes into a message as an attachment or, without name and desc, as an image. */
export type UploadedFile = Unnamed<Attachment>;

export interface CannedAnswer {
  id: string;
  title: string;
  /** With variables in braces: "Buenos días, {huesped}". */
  text: string;
}

export const messageLimits = {
  textLetters: 4000,
  files: 10,
  fileBytes: 10 * 1024 * 1024,
} as const;

/** `:id` and `:userId` are a contact's or a channel's id. */
export const conversationsContract = defineContract({
  /** Has no side effect: it may be repeated, prefetched and cut off. */
  getConversation: {
    method: "GET",
    path: "/get-user-conversations/:id",
    query: type<PageQuery>(),
    reply: type<Conversation>(),
  },
  sendMessage: { method: "POST", path: "/send-message", body: type<NewMessage>(), reply: type<Message>() },
  /** All messages of the conversation become received, or read. Replies with the ids of those that were not. */
  markReceived: { method: "PUT", path: "/receive-message/:id", reply: type<string[]>() },
  markRead: { method: "PUT", path: "/read-message/:id", reply: type<string[]>() },
  /** Adds an echo of one's own last message, sender and receiver swapped, and replies with it. */
  receiveReply: { method: "GET", path: "/receive-message-from-user/:id", reply: type<Message>() },
  deleteMessage: { method: "DELETE", path: "/delete-message/:userId/:messageId", reply: type<string>() },
  deleteMessages: { method: "DELETE", path: "/delete-user-messages/:userId", reply: type<string>() },
  /** The last image takes the whole message with it. */
  deleteImage: { method: "DELETE", path: "/user-delete-img/:userId/:messageId/:imageId", reply: type<string>() },
  forwardMessage: { method: "POST", path: "/forward-message", body: type<ForwardRequest>(), reply: type<Forwarding>() },

  /** Takes back what was deleted last of a message: all of it, or one of its images. Same place, same id. */
  restoreMessage: { method: "PUT", path: "/restore-message/:userId/:messageId", reply: type<Message>() },
  /** "Enterado", of an urgent message. */
  acknowledgeMessage: { method: "PUT", path: "/acknowledge-message/:userId/:messageId", reply: type<Message>() },
  /** Ids of the messages that hold every word, whatever case and accents, newest first. */
  searchConversation: {
    method: "GET",
    path: "/search-conversation/:id",
    query: type<{ text: string }>(),
    reply: type<string[]>(),
  },
  uploadFile: { method: "POST", path: "/upload-file", body: type<NewFile>(), reply: type<UploadedFile>() },
  listCannedAnswers: { method: "GET", path: "/canned-answers", reply: type<CannedAnswer[]>() },
});
