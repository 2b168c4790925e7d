import type { Context } from "../routes";
import { reportTimes } from "./comingSteps";

/** Sends, and takes in what the channels report when they do. */
export function reporting<Reply>({ db: { guestMessages }, now, after }: Context, send: () => Reply): Reply {
  const reply = send();
  for (const ms of Object.values(reportTimes)) after(ms, () => guestMessages.settle(now()));
  return reply;
}
