import type { Message } from "@/contract/messaging/conversations";

/** The loaded part of a conversation, oldest first, and whether there is more at either end. */
export interface MessageWindow {
  messages: Message[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/** Sequence numbers give the order, never clocks; a message without one is appended. */
const placeOf = (messages: readonly Message[], { seq = Infinity }: Message) =>
  messages.findLastIndex((other) => (other.seq ?? 0) < seq) + 1;

/** Inserts a message in order, or replaces the known one. */
export function putMessage(messages: Message[], message: Message) {
  const known = messages.findIndex(({ mId }) => mId === message.mId);
  if (known >= 0) messages[known] = message;
  else messages.splice(placeOf(messages, message), 0, message);
}

/** Whether a restored message belongs within the window, not beyond its ends. */
export const isWithin = ({ messages, hasOlder, hasNewer }: MessageWindow, message: Message) => {
  const place = placeOf(messages, message);
  return (place > 0 || !hasOlder) && (place < messages.length || !hasNewer);
};

export function removeMessage(messages: Message[], mId: string) {
  const place = messages.findIndex((message) => message.mId === mId);
  if (place >= 0) messages.splice(place, 1);
}

/** Drops all but `most` messages: keeps the newest, or those around the one at `place`. */
export function shorten(window: MessageWindow, most: number, place = Infinity) {
  const { length } = window.messages;
  if (length <= most) return;
  const first = Math.max(0, Math.min(place - Math.floor(most / 2), length - most));
  window.messages = window.messages.slice(first, first + most);
  window.hasOlder ||= first > 0;
  window.hasNewer ||= first + most < length;
}

/** A message without one of its images; nothing if that was the last (specification, section 4). */
export function withoutImage(message: Message, imageId: string): Message | undefined {
  const image = message.image?.filter(({ id }) => id !== imageId) ?? [];
  return image.length > 0 ? { ...message, image } : undefined;
}
