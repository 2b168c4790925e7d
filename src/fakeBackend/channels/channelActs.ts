import {
  type ChannelAction,
  channelActions,
  type ChannelFields,
  type ChannelInputs,
  type ChannelMapping,
  type StopInput,
  type UnstopInput,
} from "@/contract/channels/channel";
import { channelActFaults, channelLife } from "@/domain/channels/channelLife";
import { asRetried } from "@/domain/channels/outgoing";
import { generalReason } from "@/domain/definition/generalReason";

import type { Context } from "../core/routes";
import type { Actor } from "../records/Actor";
import { refuseFaults } from "../records/Refused";
import type { ChannelBook } from "./ChannelBook";
import { channelRecord } from "./channelRecord";
import type { StoredChannel } from "./StoredChannel";
import { synchronise } from "./deliver";
import { carryOut } from "./receive";
import { linesOf } from "./stillOpen";
import { settling } from "./settling";
import { lineKey } from "./WantedLines";

type Sent = ChannelFields & { version: number };

const served = channelRecord.act({
  actions: channelActions,
  check(action: ChannelAction, input: Sent, stored, book) {
    const { hotel } = book;
    const names = {
      typeName: (id: string) => hotel.roomType(id)?.name,
      planName: (id: string) => hotel.setUp.ratePlans.find(id)?.name,
    };
    const judged = [stored, ...(input.alsoOn ?? []).map((id) => book.find(id))];
    refuseFaults(
      judged.flatMap((channel) =>
        channel
          ? channelActFaults(action, input, channel, hotel.property.businessDate, names)
          : [{ field: "alsoOn", reason: generalReason("FIELD_UNKNOWN") }],
      ),
    );
  },
  act: acted,
});

export const actOnChannel = (request: Parameters<typeof served>[0], context: Context) =>
  settling(context, () => served(request, context));

function acted(action: ChannelAction, input: Sent, stored: StoredChannel, book: ChannelBook, actor: Actor) {
  const { change, follow } = effects[action] ?? {};
  const next = { ...stored, ...change?.(input, stored, book), version: stored.version + 1 };
  const state = channelLife.stateAfter(action, stored.state);
  if (state !== "failing" && state !== stored.state)
    Object.assign(next, { state, stateSince: actor.now.toISOString() });
  const kept = book.put(next);
  follow?.(input, kept, book, actor);
  return book.get(kept.id);
}

interface Effect<Input> {
  /** The changes of the channel besides its state. */
  change?: (input: Partial<Input>, stored: StoredChannel, book: ChannelBook) => Partial<StoredChannel>;
  /** Follows once that is kept. */
  follow?: (input: Partial<Input>, kept: StoredChannel, book: ChannelBook, actor: Actor) => void;
}

const effects: { [Action in ChannelAction]?: Effect<ChannelInputs[Action]> } = {
  connect: {
    // while it was not connected, the channel may have changed all that it knows
    follow: (_, kept, book) =>
      book.forgetLines(
        kept.id,
        book.wanted.of(kept).map(({ key }) => key),
      ),
  },
  sync: { follow: (_, kept, book, { now }) => synchronise(kept, book, now) },
  set: {
    change({ markupPercent = 0, commissionPercent = 0 }, { id }, { hotel: { setUp } }) {
      const sold = setUp.channels.find(id);
      if (sold) setUp.channels.put({ ...sold, commissionPercent });
      return { markupPercent };
    },
  },
  map: { follow: ({ mappings = [] }, kept, book, actor) => putMappings(kept, mappings, book, actor) },
  stop: {
    change: stopped,
    follow({ alsoOn = [], ...input }, { id }, book) {
      for (const other of new Set(alsoOn)) {
        if (other === id) continue;
        const channel = book.get(other);
        book.put({ ...channel, ...stopped(input, channel), version: channel.version + 1 });
      }
    },
  },
  unstop: {
    change: ({ stopSaleId }, { stopSales }) => ({ stopSales: stopSales.filter((one) => one.id !== stopSaleId) }),
  },
  resend: { follow: resend },
};

function stopped({ stopSale }: Partial<StopInput>, { stopSales }: StoredChannel): Partial<StoredChannel> {
  if (!stopSale) return {};
  const { from, to, roomTypeIds } = stopSale;
  const number = Math.max(0, ...stopSales.map((one) => Number(one.id.slice(5)))) + 1;
  return { stopSales: [...stopSales, { id: `stop-${number}`, from, to, roomTypeIds }] };
}

/** Sends again, with the next delivery, all that the channel has refused on nights of a stop sale. */
function resend({ stopSaleId }: Partial<UnstopInput>, kept: StoredChannel, book: ChannelBook) {
  const stop = kept.stopSales.find(({ id }) => id === stopSaleId);
  if (!stop) return;
  for (const { key } of linesOf(stop, kept, book)) {
    const line = book.line(kept.id, key);
    const told = line.refused.filter(({ from, to }) => from <= stop.to && stop.from <= to);
    if (told.length > 0) book.putLine(kept.id, key, told.reduce(asRetried, line));
  }
}

/**
 * Gives a channel other mappings. A rate of the channel that means something else now is told whole, and its rooms with
 * it; one that means nothing any more is closed. Bookings that have waited for a mapping are carried out.
 */
export function putMappings(former: StoredChannel, mappings: ChannelMapping[], book: ChannelBook, actor: Actor) {
  const { id, rates, closed = [] } = former;
  const codeOf = (key: string) => former.mappings.find((one) => lineKey(one) === key)?.channelRateId;
  const changed = mappings.filter((mapping) => codeOf(lineKey(mapping)) !== mapping.channelRateId);
  const isFree = (code: string) =>
    rates.some((rate) => rate.id === code) && !mappings.some(({ channelRateId }) => channelRateId === code);
  const newlyClosed = former.mappings
    .filter(({ channelRateId }) => isFree(channelRateId))
    .map(({ channelRateId, ...pair }) => ({ ...pair, closedRateId: channelRateId }));
  const stillClosed = closed.filter(({ closedRateId }) => isFree(closedRateId));
  book.put({ ...former, mappings, closed: [...stillClosed, ...newlyClosed] });
  const types = changed.map(({ roomTypeId }) => ({ roomTypeId }));
  book.forgetLines(id, [...changed, ...types, ...newlyClosed].map(lineKey));
  for (const message of book.messages.all())
    if (message.channelId === id && message.state === "unmapped") carryOut(message, book, actor);
}
