import type { Message } from "@/contract/conversations";

/** The stretch of a conversation that is at hand, oldest first, and whether there is more at either end. */
export interface MessageWindow {
  messages: Message[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/** Sequence numbers order a conversation, never clocks; a server without them appends. */
const placeOf = (messages: readonly Message[], { seq = Infinity }: Message) =>
  messages.findLastIndex((other) => (other.seq ?? 0) < seq) + 1;

/** Puts a message where it belongs, or in the place of what was known of it. */
export function putMessage(messages: Message[], message: Message) {
  const known = messages.findIndex(({ mId }) => mId === message.mId);
  if (known >= 0) messages[known] = message;
  else messages.splice(placeOf(messages, message), 0, message);
}

/** Whether a message that has been restored stood within the window, and not beyond one of its ends. */
export const isWithin = ({ messages, hasOlder, hasNewer }: MessageWindow, message: Message) => {
  const place = placeOf(messages, message);
  return (place > 0 || !hasOlder) && (place < messages.length || !hasNewer);
};

export function removeMessage(messages: Message[], mId: string) {
  const place = messages.findIndex((message) => message.mId === mId);
  if (place >= 0) messages.splice(place, 1);
}

/** Lets go of all but `most` messages: the newest, or those around the one at `place`. */
export function shorten(window: MessageWindow, most: number, place = Infinity) {
  const { length } = window.messages;
  if (length <= most) return;
  const first = Math.max(0, Math.min(place - Math.floor(most / 2), length - most));
  window.messages = window.messages.slice(first, first + most);
  window.hasOlder ||= first > 0;
  window.hasNewer ||= first + most < length;
}

/** What a message is without one of its images: nothing, if that was the last (specification, section 4). */
export function withoutImage(message: Message, imageId: string): Message | undefined {
  const image = message.image?.filter(({ id }) => id !== imageId) ?? [];
  return image.length > 0 ? { ...message, image } : undefined;
}
