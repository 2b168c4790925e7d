import { salesChannelsContract } from "@/contract/channels/salesChannels";
import { asAnswered, asSent, joined, type LineState, nothingTold } from "@/domain/channels/outgoing";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { routesFor } from "../core/routes";
import { actorOf } from "../records/Actor";
import { ChannelBook } from "./ChannelBook";
import type { StoredChannel } from "./StoredChannel";
import { channelRecord, channelsIn } from "./channelRecord";
import { channelsAt } from "./channelsAt";
import { toldBy } from "./messageParts";
import { messageRecord, toMessage } from "./messageRecord";
import { toChannels } from "./toChannel";
import { WantedLines } from "./WantedLines";

/** The rules of bookings come with the first message or act: neither pages nor what goes out need them. */
const acts = () => import("./bookingActs");

export const routes = routesFor(salesChannelsContract, {
  listSalesChannels(_, context) {
    const book = channelsIn(context);
    const waiting = book.messages.all().filter(({ state }) => state === "unmapped");
    return {
      asOf: context.db.hotel.revision.count,
      channels: toChannels(book.all(), book, actorOf(context)),
      unmapped: waiting.map((message) => toMessage(message, book)),
    };
  },
  getSalesChannel: channelRecord.get,
  actOnSalesChannel: async (request, context) => (await acts()).actOnChannel(request, context),
  receiveBooking: async (request, context) => (await acts()).receiveBooking(request, context),
  listChannelMessages: messageRecord.list.page,
  exportChannelMessages: messageRecord.list.rows,
  actOnChannelMessage: async (request, context) => (await acts()).actOnMessage(request, context),
});

export { settle } from "./channelRecord";

export function createData({ now, shelf, size, untold, partner }: Sample, { hotel }: Database): () => ChannelBook {
  const before = hotel.asSampled();
  const wanted = new WantedLines(before);
  const sample = size?.isEmpty ? { channels: [], messages: [] } : channelsAt(now, before, wanted);
  const book = new ChannelBook(hotel, sample, shelf, untold);
  book.partner = partner;
  if (book.isBegun) return () => book;
  for (const channel of book.all()) if (channel.state !== "disconnected") begin(channel, book, wanted);
  return () => book;
}

/**
 * The channel knows the hotel of the sample, except for what it has refused. What has changed since is still to be
 * told.
 */
function begin(channel: StoredChannel, book: ChannelBook, wanted: WantedLines) {
  const refused = book.messages
    .all()
    .filter((one) => one.channelId === channel.id && one.direction === "out" && one.state === "failed");
  for (const { key, nights } of wanted.of(channel)) {
    const confirmed = joined(new Map([...nights].map(([date, value]) => [date, { value, revision: 0 }])));
    let line: LineState = { ...nothingTold, confirmed };
    for (const message of refused) {
      for (const part of message.parts.filter(({ answer }) => answer === "refused")) {
        const { key: of, told } = toldBy(part, message);
        if (of !== key) continue;
        const before =
          typeof told.value === "number" ? told.value + 1 : { ...told.value, isClosed: !told.value.isClosed };
        const known = asSent(line, [{ ...told, value: before, revision: 0 }]);
        line = asAnswered(asAnswered(known, [{ ...told, value: before, revision: 0 }], true), [told], false);
        line = { ...line, since: message.at };
      }
    }
    book.putLine(channel.id, key, line);
  }
}
