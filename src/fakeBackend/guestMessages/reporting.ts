import { reportTimes } from "./comingSteps";
import type { Clock, MessageBook } from "./MessageBook";

interface Sender extends Clock {
  db: { guestMessages: MessageBook };
}

/** Sends, and takes in what the channels report when they do. */
export function reporting<Reply>({ db: { guestMessages }, now, after }: Sender, send: () => Reply): Reply {
  const reply = send();
  for (const ms of Object.values(reportTimes)) after(ms, () => guestMessages.settle(now()));
  return reply;
}
