import { channelLimits } from "@/contract/channels/channel";
import { generalReason } from "@/domain/definition/generalReason";

import { serveRecord } from "../records/serveRecord";
import type { Context } from "../core/routes";
import type { ChannelBook } from "./ChannelBook";
import { deliver } from "./deliver";
import { noteOpenNights } from "./stillOpen";
import { answerTimes, TEST_TIME } from "./partner";
import { toChannel } from "./toChannel";

/** Milliseconds after which an unsent value is an alarm. */
const ALARM_TIME = channelLimits.minutesUnsent * 60_000 + 1;

/** The books with what channels have answered by now; what is sent now is answered when its time comes. */
export function channelsIn({ db: { channels }, now, after }: Context): ChannelBook {
  settle(channels, { now, after });
  return channels;
}

/** Takes in answers and sends what is due; what is sent is answered in its time. */
export function settle(channels: ChannelBook, { now, after }: Pick<Context, "now" | "after">) {
  const before = channels.stamp;
  const tell = () => {
    deliver(channels, now());
    noteOpenNights(channels, now());
  };
  tell();
  const isTesting = channels.all().some(({ state }) => state === "testing");
  if (before === channels.stamp && !isTesting) return;
  for (const ms of [...Object.values(answerTimes), TEST_TIME]) after(ms, tell);
  // an alarm is due although nothing has changed
  after(ALARM_TIME, () => {
    if (!channels.isBehind) return;
    noteOpenNights(channels, now());
    channels.hotel.revision.advance("channels");
  });
}

export const channelRecord = serveRecord({
  booksOf: channelsIn,
  get: (id, book) => book.get(id),
  shown: toChannel,
  stale: generalReason("RECORD_STALE"),
});
