import type { Person } from "./contacts";
import { defineContract, type } from "../endpoint";
import type { FileAddress, Instant, RecordId, ShortText } from "../formats";

export interface MessageImage {
  id: RecordId;
  downloadLink: FileAddress;
  /** Pixels, to reserve the picture's place before it has loaded. */
  width?: number;
  height?: number;
}

export interface Attachment {
  id: RecordId;
  name: string;
  downloadLink: FileAddress;
  desc: string;
  /** Bytes. */
  size?: number;
  mime?: string;
}

export interface MessageMeta {
  /** Id of a contact, of a channel, or of the signed-in person. */
  receiver: string;
  sender: string;
  sent: boolean;
  received: boolean;
  read: boolean;
  isForwarded?: boolean;
  /** Author of a message in a channel, unless it is the signed-in person. */
  userData?: Person;
}

export interface Message {
  mId: RecordId;
  text: string;
  /** ISO 8601 instant, by the server's clock. */
  time: Instant;
  meta: MessageMeta;
  image?: MessageImage[];
  attachments?: Attachment[];
  /** The message that this one replies to, as it was then. */
  replyOf?: QuotedMessage;
  /** The place in the conversation. It grows with each message; a restored message gets its old one back. */
  seq?: number;
  /** Created by the client. A repeat gets the first message as its reply and is not stored again. */
  clientId?: RecordId;
  isUrgent?: boolean;
  /** Ids of the people who have acknowledged an urgent message ("Enterado"). */
  acknowledgedBy?: string[];
  /** Ids of the contacts, and names of the departments, that the text mentions. */
  mentions?: string[];
}

export type QuotedMessage = Omit<Message, "replyOf">;

export interface Conversation {
  /** Empty if there are no messages. */
  conversationId: RecordId;
  /** The id of the contact or the channel. */
  userId: RecordId;
  typingUser: Person | null;
  isGroupConversation: boolean;
  /** Oldest first. */
  messages: Message[];
  /** There are messages before the first one of `messages`; `hasNewer`: after the last one. */
  hasOlder: boolean;
  hasNewer: boolean;
  unRead: number;
  /** The first unread message; the unread divider is before it. */
  firstUnread: string | null;
}

/**
 * Without a query the reply has the whole conversation. A query may have one of `before`, `after` and `around`, each
 * the id of a message.
 */
export interface PageQuery {
  before?: string;
  after?: string;
  around?: string;
  /** Maximum number of messages, at least 1; default 50. Alone: the newest. */
  limit?: number;
}

type Unnamed<Item> = Omit<Item, "id">;

export interface NewMessage {
  /** @maxLength messageLimits.textLetters */
  text: string;
  /** When it was written, ISO 8601. The message is stored with the server's time: a wrong clock changes no order. */
  time: Instant;
  meta: { receiver: string; sender: string };
  image?: Unnamed<MessageImage>[];
  attachments?: Unnamed<Attachment>[];
  /** The server uses only its id. */
  replyOf?: { mId: RecordId };
  clientId?: RecordId;
  isUrgent?: boolean;
  mentions?: RecordId[];
}

export interface ForwardRequest {
  /** Ids of contacts and channels. */
  contacts: RecordId[];
  /** An accompanying note; may be empty. @maxLength messageLimits.textLetters */
  message: string;
  image?: Unnamed<MessageImage>[];
  attachments?: Unnamed<Attachment>[];
  /** The server uses only its id. */
  forwardedMessage: { mId: RecordId };
  clientId?: RecordId;
}

/** The result of a forward: the new messages, and the unknown ids. */
export interface Forwarding {
  sent: { userId: RecordId; messages: Message[] }[];
  failed: string[];
}

/** A file with at most `messageLimits.fileBytes`. */
export interface FileUpload {
  name: ShortText;
  mime: ShortText;
  content: Blob;
}

/** A small picture inside a body: it can wait for a connection together with the body. */
export interface NewFile {
  name: ShortText;
  mime: ShortText;
  /** A `data:` URL with the content in base 64. */
  content: FileAddress;
}

/** The stored part of an upload. A message has it as an attachment or, without name and description, as an image. */
export type UploadedFile = Unnamed<Attachment>;

export interface CannedAnswer {
  id: RecordId;
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
  /** No side effects: may be repeated, prefetched and aborted. */
  getConversation: {
    method: "GET",
    path: "/get-user-conversations/:id",
    query: type<PageQuery>(),
    reply: type<Conversation>(),
  },
  /** Idempotent by `clientId`. 400 for a message that is empty or too long. */
  sendMessage: { method: "POST", path: "/send-message", body: type<NewMessage>(), reply: type<Message>() },
  /** Marks all messages of the conversation as received, or read. Replies with the ids of those that changed. */
  markReceived: { method: "PUT", path: "/receive-message/:id", reply: type<string[]>() },
  /** As `markReceived`; read messages are received, too. */
  markRead: { method: "PUT", path: "/read-message/:id", reply: type<string[]>() },
  /** Adds an echo of the person's last message, with sender and receiver swapped, and replies with it. */
  receiveReply: { method: "GET", path: "/receive-message-from-user/:id", reply: type<Message>() },
  /** `restoreMessage` takes it back. */
  deleteMessage: { method: "DELETE", path: "/delete-message/:userId/:messageId", reply: type<string>() },
  /** Deletes all messages of a conversation for good. */
  deleteMessages: { method: "DELETE", path: "/delete-user-messages/:userId", reply: type<string>() },
  /** Deleting the last image deletes the message. */
  deleteImage: { method: "DELETE", path: "/user-delete-img/:userId/:messageId/:imageId", reply: type<string>() },
  /** Sends one message to several chats. */
  forwardMessage: { method: "POST", path: "/forward-message", body: type<ForwardRequest>(), reply: type<Forwarding>() },

  /** Restores what was last deleted from a message: all of it, or one of its images. Same place, same id. */
  restoreMessage: { method: "PUT", path: "/restore-message/:userId/:messageId", reply: type<Message>() },
  /** Acknowledges an urgent message ("Enterado"). */
  acknowledgeMessage: { method: "PUT", path: "/acknowledge-message/:userId/:messageId", reply: type<Message>() },
  /** Ids of the messages that contain every word, ignoring case and accents, newest first. */
  searchConversation: {
    method: "GET",
    path: "/search-conversation/:id",
    query: type<{ text: string }>(),
    reply: type<string[]>(),
  },
  /** Stores a file before its message is sent. 400 where it is too large. */
  uploadFile: {
    method: "POST",
    path: "/upload-file",
    isUpload: true,
    body: type<FileUpload>(),
    reply: type<UploadedFile>(),
  },
  /** Texts that staff send often. */
  listCannedAnswers: { method: "GET", path: "/canned-answers", reply: type<CannedAnswer[]>() },
});
