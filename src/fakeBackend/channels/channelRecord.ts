import { type ChannelAct, type ChannelAction, channelActions } from "@/contract/channels/channel";
import { channelActFaults, channelLife, channelReason } from "@/domain/channels/channelLife";
import { nothingTold } from "@/domain/channels/outgoing";

import { type Actor, actorOf } from "../records/Actor";
import { refuseFaults } from "../records/Refused";
import { serveRecord } from "../records/serveRecord";
import type { Context } from "../core/routes";
import type { ChannelBook } from "./ChannelBook";
import type { StoredChannel } from "./StoredChannel";
import { deliver, synchronise } from "./deliver";
import { carryOut } from "./receive";
import { answerTimes, TEST_TIME } from "./partner";
import { toChannel } from "./toChannel";
import { lineKey } from "./WantedLines";

/** The books with what channels have answered by now; what is sent now is answered when its time comes. */
export function channelsIn({ db: { channels }, now, after }: Context): ChannelBook {
  settle(channels, { now, after });
  return channels;
}

function settle(channels: ChannelBook, { now, after }: Pick<Context, "now" | "after">) {
  const before = channels.stamp;
  deliver(channels, now());
  const isTesting = channels.all().some(({ state }) => state === "testing");
  if (before === channels.stamp && !isTesting) return;
  for (const ms of [...Object.values(answerTimes), TEST_TIME]) after(ms, () => deliver(channels, now()));
}

/** Does a call's work, and sends what follows from it. */
export function settling<Reply>(context: Context, work: (book: ChannelBook, actor: Actor) => Reply): Reply {
  const reply = work(channelsIn(context), actorOf(context));
  settle(context.db.channels, context);
  return reply;
}

const record = serveRecord({
  booksOf: channelsIn,
  get: (id, book) => book.get(id),
  shown: toChannel,
  stale: channelReason("CHANNEL_STALE"),
});

const served = record.act({
  actions: channelActions,
  check(action: ChannelAction, act: ChannelAct, stored, { hotel }) {
    const names = {
      typeName: (id: string) => hotel.roomType(id)?.name ?? id,
      planName: (id: string) => hotel.setUp.ratePlans.find(id)?.name ?? id,
    };
    refuseFaults(channelActFaults(action, act, stored, hotel.property.businessDate, names));
  },
  act: acted,
});

export const channelRecord = {
  get: record.get,
  act: (request: Parameters<typeof served>[0], context: Context) => settling(context, () => served(request, context)),
};

function acted(action: ChannelAction, act: ChannelAct, stored: StoredChannel, book: ChannelBook, actor: Actor) {
  const next = { ...stored, ...changeBy(action, act, stored, book), version: stored.version + 1 };
  const state = channelLife.stateAfter(action, stored.state);
  if (state !== "failing" && state !== stored.state)
    Object.assign(next, { state, stateSince: actor.now.toISOString() });
  const kept = book.put(next);
  if (action === "sync") synchronise(kept, book, actor.now);
  if (action === "map") {
    forgetOther(stored, kept, book);
    carryOutUnmapped(kept, book, actor);
  }
  return book.get(kept.id);
}

/** A rate of the channel that means something else now is told whole. */
function forgetOther(former: StoredChannel, { id, mappings }: StoredChannel, book: ChannelBook) {
  const codeOf = (key: string) => former.mappings.find((one) => lineKey(one) === key)?.channelRateId;
  for (const mapping of mappings)
    if (codeOf(lineKey(mapping)) !== mapping.channelRateId) book.putLine(id, lineKey(mapping), nothingTold);
}

/** Bookings that have waited for a mapping. */
export function carryOutUnmapped({ id }: StoredChannel, book: ChannelBook, actor: Actor) {
  for (const message of book.messages.all())
    if (message.channelId === id && message.state === "unmapped") carryOut(message, book, actor);
}

function changeBy(
  action: ChannelAction,
  { markupPercent = 0, commissionPercent = 0, mappings = [], stopSale, stopSaleId }: ChannelAct,
  { id, stopSales }: StoredChannel,
  { hotel: { setUp } }: ChannelBook,
): Partial<StoredChannel> {
  if (action === "set") {
    const sold = setUp.channels.find(id);
    if (sold) setUp.channels.put({ ...sold, commissionPercent });
    return { markupPercent };
  }
  if (action === "map") return { mappings };
  if (action === "unstop") return { stopSales: stopSales.filter((one) => one.id !== stopSaleId) };
  if (action !== "stop" || !stopSale) return {};
  const { from, to, roomTypeIds } = stopSale;
  const number = Math.max(0, ...stopSales.map((one) => Number(one.id.slice(5)))) + 1;
  return { stopSales: [...stopSales, { id: `stop-${number}`, from, to, roomTypeIds }] };
}
