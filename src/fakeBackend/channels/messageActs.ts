import {
  type ChannelMessageAct,
  type ChannelMessageAction,
  channelMessageActions,
} from "@/contract/channels/channelMessage";
import { unmappedIn } from "@/domain/channels/incoming";
import { channelMessageLife, messageReason } from "@/domain/channels/messageLife";
import { asRetried } from "@/domain/channels/outgoing";

import type { Context } from "../core/routes";
import type { Actor } from "../records/Actor";
import { refuseFaults } from "../records/Refused";
import { putMappings } from "./channelActs";
import type { ChannelBook } from "./ChannelBook";
import { replace } from "./deliver";
import { toldBy } from "./messageParts";
import { messageRecord } from "./messageRecord";
import { carryOut } from "./receive";
import { settling } from "./settling";
import { type StoredMessage, waitingRooms } from "./StoredChannel";

const served = messageRecord.act({
  actions: channelMessageActions,
  check(action: ChannelMessageAction, { roomTypeId, ratePlanId }: ChannelMessageAct, { channelId }, book) {
    if (action !== "map") return;
    const isChosen = book.hotel.roomType(roomTypeId ?? "") && book.hotel.setUp.ratePlans.find(ratePlanId ?? "");
    if (!isChosen) refuseFaults([{ field: "ratePlanId", reason: messageReason("MAPPING_MISSING") }]);
    const { mappings } = book.get(channelId);
    if (mappings.some((one) => one.roomTypeId === roomTypeId && one.ratePlanId === ratePlanId))
      refuseFaults([{ field: "ratePlanId", reason: messageReason("MAPPING_TAKEN") }]);
  },
  act: acted,
});

export const actOnMessage = (request: Parameters<typeof served>[0], context: Context) =>
  settling(context, () => served(request, context));

function acted(
  action: ChannelMessageAction,
  input: ChannelMessageAct,
  stored: StoredMessage,
  book: ChannelBook,
  actor: Actor,
): StoredMessage {
  const state = channelMessageLife.stateAfter(action, stored.state);
  const next = book.messages.put({ ...stored, version: stored.version + 1, state });
  follow[action](next, input, book, actor, stored);
  return book.messages.get(next.id);
}

/** The consequences of an act; `stored` is the message before it. */
const follow: Record<
  ChannelMessageAction,
  (next: StoredMessage, input: ChannelMessageAct, book: ChannelBook, actor: Actor, stored: StoredMessage) => void
> = {
  retry(next, _, book, actor) {
    if (next.booking) carryOut(next, book, actor);
    else sendAgain(next, book);
  },
  map({ channelId, booking }, { roomTypeId = "", ratePlanId = "" }, book, actor) {
    const channel = book.get(channelId);
    const [channelRateId] = unmappedIn(booking ?? { rooms: [] }, channel.mappings);
    const mappings = [...channel.mappings, { roomTypeId, ratePlanId, channelRateId: channelRateId! }];
    putMappings({ ...channel, version: channel.version + 1 }, mappings, book, actor);
  },
  settle({ channelId, booking }, _, book) {
    const known = booking && book.booking(channelId, booking.externalId);
    if (known && (known.isByHand || waitingRooms(known).length > 0 || known.booking.rooms.length === 0))
      book.putBooking(channelId, { ...known, isByHand: true });
  },
};

/** Sends the refused parts in a message of their own, with their present values. */
function sendAgain(message: StoredMessage, book: ChannelBook) {
  for (const part of message.parts.filter(({ answer }) => answer === "refused")) {
    const { key, told } = toldBy(part, message);
    book.putLine(message.channelId, key, asRetried(book.line(message.channelId, key), told));
  }
  replace(message, book);
}
