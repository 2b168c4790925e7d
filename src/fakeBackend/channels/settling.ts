import type { Context } from "../core/routes";
import { type Actor, actorOf } from "../records/Actor";
import type { ChannelBook } from "./ChannelBook";
import { channelsIn, settle } from "./channelRecord";
import { holdWaiting } from "./waitingBookings";

/** Does the work of a call, then sends the messages that follow from it. */
export function settling<Reply>(context: Context, work: (book: ChannelBook, actor: Actor) => Reply): Reply {
  const reply = work(channelsIn(context), actorOf(context));
  holdWaiting(context.db.channels);
  settle(context.db.channels, context);
  return reply;
}
