import type { Message } from "@/contract/conversations";

/** After a longer silence, in minutes, an author's next message starts a group of its own. */
const LONGEST_PAUSE_MIN = 5;

/** The calendar day of an instant, where the reader is: "2026-03-27". */
export type DayOf = (time: string) => string;

export interface MessageGroup {
  /** Id of the person who wrote all of them. */
  author: string;
  day: string;
  messages: Message[];
}

/** Whether `message` stands under the same name as the one before it, of the same day. */
export function continuesGroup(previous: Message, message: Message): boolean {
  const pauseMs = Date.parse(message.time) - Date.parse(previous.time);
  return previous.meta.sender === message.meta.sender && pauseMs <= LONGEST_PAUSE_MIN * 60_000;
}

/** Messages in runs of one author and one day, without a pause of more than five minutes between them. */
export function messageGroups(messages: readonly Message[], dayOf: DayOf): MessageGroup[] {
  const groups: MessageGroup[] = [];
  for (const message of messages) {
    const group = groups.at(-1);
    const day = dayOf(message.time);
    if (group?.day === day && continuesGroup(group.messages.at(-1)!, message)) group.messages.push(message);
    else groups.push({ author: message.meta.sender, day, messages: [message] });
  }
  return groups;
}
