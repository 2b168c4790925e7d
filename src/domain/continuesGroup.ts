import type { Message } from "@/contract/conversations";

/** Minutes. After a longer pause an author's next message starts a new group. */
const LONGEST_PAUSE_MIN = 5;

/** Whether `message` is shown under the same name as the previous one, of the same day. */
export function continuesGroup(previous: Message, message: Message): boolean {
  const pauseMs = Date.parse(message.time) - Date.parse(previous.time);
  return previous.meta.sender === message.meta.sender && pauseMs <= LONGEST_PAUSE_MIN * 60_000;
}
