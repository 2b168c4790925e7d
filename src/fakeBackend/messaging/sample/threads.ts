import { MessageLog } from "../log/MessageLog";
import type { Thread } from "../log/Threads";
import { channelDialogues, lastLinesOfReception } from "./channelDialogues";
import { channelId } from "./channels";
import { chatter } from "./chatter";
import { contactId } from "./contacts";
import { type Dialogue, messagesOf, type Stage } from "./dialogue";
import { directDialogues, lastLinesOfRosario } from "./directDialogues";

/** How many messages the two long conversations of the sample hold. */
const LONG = 640;

/** The sample's conversations by the id of their contact or channel; the first direct chat has `messages` messages. */
export function threadsOf(stage: Stage, messages = LONG): Map<string, Thread> {
  const dialogues = [
    longDirectDialogue(stage, messages),
    longChannelDialogue(stage),
    ...directDialogues,
    ...channelDialogues,
  ];
  return new Map(dialogues.map((dialogue) => [dialogue.userId, threadOf(dialogue, stage)]));
}

function threadOf(dialogue: Dialogue, stage: Stage): Thread {
  const log = new MessageLog();
  for (const message of messagesOf(dialogue, stage)) log.append(message);
  return { conversationId: stage.nextId(), log, typingUser: null };
}

function longDirectDialogue({ random }: Stage, count: number): Dialogue {
  const before = chatter(Math.max(0, count - lastLinesOfRosario.length), ["yo", "rosario"], random);
  const lines = [...before, ...lastLinesOfRosario].slice(-count);
  return { userId: contactId("rosario"), endedMin: 3, unRead: 1, lines };
}

function longChannelDialogue({ random }: Stage): Dialogue {
  const authors = ["yo", "lucia", "omar", "nerea", "chloe", "rosario"];
  const before = chatter(LONG - lastLinesOfReception.length, authors, random);
  return { userId: channelId("recepcion"), endedMin: 5, unRead: 3, lines: [...before, ...lastLinesOfReception] };
}
