import type { Message } from "@/contract/conversations";

/** After a longer silence, in minutes, an author's next message starts a group of its own. */
const LONGEST_PAUSE_MIN = 5;

/** Whether `message` stands under the same name as the one before it, of the same day. */
export function continuesGroup(previous: Message, message: Message): boolean {
  const pauseMs = Date.parse(message.time) - Date.parse(previous.time);
  return previous.meta.sender === message.meta.sender && pauseMs <= LONGEST_PAUSE_MIN * 60_000;
}
