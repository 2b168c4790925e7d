import type { Person } from "@/contract/messaging/contacts";
import type { Message, QuotedMessage } from "@/contract/messaging/conversations";

import { contactId } from "./contacts";
import type { Random } from "../../core/random";
import { fileOf, type PictureName, pictureOf, type SampleFileName } from "./sampleMedia";

/** "yo", or the key of a contact. */
type Author = string;

interface Extras {
  images?: PictureName[];
  files?: SampleFileName[];
  /** How many lines back the quoted message is. */
  repliesTo?: number;
  isForwarded?: boolean;
  isUrgent?: boolean;
  acknowledgedBy?: Author[];
  /** "yo", names of departments, or ids of contacts. */
  mentions?: string[];
  /** Minutes since the previous line; random if absent. */
  pauseMin?: number;
  /** State of an own message that has not been read. */
  state?: "sent" | "received";
}

export type Line = readonly [author: Author, text: string, extras?: Extras];

export interface Dialogue {
  /** The contact's or the channel's id. */
  userId: string;
  /** Minutes from the last line to now. */
  endedMin: number;
  /** How many of the last lines of others are unread. */
  unRead?: number;
  lines: readonly Line[];
}

export interface Stage {
  now: Date;
  ownId: string;
  random: Random;
  nextId: () => string;
  personOf: (id: string) => Person;
}

/** A dialogue as messages, oldest first. */
export function messagesOf({ userId, endedMin, unRead = 0, lines }: Dialogue, stage: Stage): Message[] {
  const times = timesOf(lines, stage.now.getTime() - endedMin * 60_000, stage.random);
  const firstUnread = firstOfLast(lines, unRead);
  const addresses = new Map<Author, Address>();
  const messages: Message[] = [];
  for (const [index, [author, text, extras]] of lines.entries()) {
    const address = addresses.get(author) ?? addressOf(author, userId, stage);
    addresses.set(author, address);
    const isUnread = author !== "yo" && index >= firstUnread;
    const message: Message = {
      mId: stage.nextId(),
      text,
      time: new Date(times[index]!).toISOString(),
      meta: isUnread ? { ...address, read: false } : address,
      seq: index + 1,
    };
    if (extras) Object.assign(message, extrasOf(extras, message, stage));
    if (extras?.repliesTo) message.replyOf = withoutQuote(messages[index - extras.repliesTo]!);
    messages.push(message);
  }
  return messages;
}

export const withoutQuote = ({ replyOf: _, ...message }: Message): QuotedMessage => message;

function timesOf(lines: readonly Line[], end: number, random: Random): number[] {
  const times: number[] = [];
  let time = end;
  for (const [, , extras] of lines.toReversed()) {
    times.push(time);
    time -= (extras?.pauseMin ?? random.between(1, 5)) * 60_000 + random.between(0, 50) * 1000;
  }
  return times.toReversed();
}

/** The index from which on the others say `count` lines. */
function firstOfLast(lines: readonly Line[], count: number): number {
  let index = lines.length;
  for (let left = count; left > 0 && index > 0; index -= 1) if (lines[index - 1]![0] !== "yo") left -= 1;
  return index;
}

type Address = Message["meta"];

/** Shared by all plain messages of an author: there may be 100,000 of them. */
function addressOf(author: Author, userId: string, { ownId, personOf }: Stage): Address {
  const marks = { sent: true, received: true, read: true };
  if (author === "yo") return { sender: ownId, receiver: userId, ...marks };
  if (contactId(author) === userId) return { sender: userId, receiver: ownId, ...marks };
  const userData = personOf(contactId(author));
  return { sender: userData.id, receiver: userId, ...marks, userData };
}

function extrasOf(extras: Extras, { meta }: Message, { nextId, ownId }: Stage): Partial<Message> {
  const { images, files, isUrgent, acknowledgedBy = [], mentions, isForwarded, state } = extras;
  return {
    meta: {
      ...meta,
      ...(isForwarded && { isForwarded }),
      ...(state && { received: state === "received", read: false }),
    },
    ...(images && { image: images.map((name) => ({ id: nextId(), ...pictureOf(name) })) }),
    ...(files && { attachments: files.map((name) => ({ id: nextId(), ...fileOf(name) })) }),
    ...(isUrgent && { isUrgent, acknowledgedBy: acknowledgedBy.map(contactId) }),
    ...(mentions && { mentions: mentions.map((name) => (name === "yo" ? ownId : name)) }),
  };
}

/** A direct chat, by the key of the other. */
export type DirectSample = [key: string, endedMin: number, unRead: number, lines: Line[]];
