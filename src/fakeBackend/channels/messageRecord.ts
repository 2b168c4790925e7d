import {
  type ChannelMessage,
  type ChannelMessageAction,
  type ChannelMessageAct,
  channelMessageActions,
  type ChannelMessageColumn,
  type ChannelMessageFilter,
  channelMessageStates,
  type ChannelMessageView,
} from "@/contract/channels/channelMessage";
import { unmappedIn } from "@/domain/channels/incoming";
import { channelMessageLife, messageReason } from "@/domain/channels/messageLife";
import { asRetried } from "@/domain/channels/outgoing";
import { generalReason } from "@/domain/definition/generalReason";
import { fullName } from "@/domain/people/names";

import { someOf } from "../list/someOf";
import type { ListRules } from "../list/ListIndex";
import type { Actor } from "../records/Actor";
import { refuseFaults } from "../records/Refused";
import { serveRecord } from "../records/serveRecord";
import type { Context } from "../core/routes";
import { type ChannelBook, revisionOf } from "./ChannelBook";
import { type StoredMessage, waitingRooms } from "./StoredChannel";
import { channelsIn, putMappings, settling } from "./channelRecord";
import { replace } from "./deliver";
import { extentOf, toldBy } from "./messageParts";
import { carryOut } from "./receive";

const record = serveRecord({
  booksOf: channelsIn,
  get: (id, { messages }) => messages.get(id),
  shown: toMessage,
  stale: generalReason("RECORD_STALE"),
});

const listRules: ListRules<
  ChannelMessage,
  ChannelMessageColumn,
  ChannelMessageView,
  Pick<ChannelMessageFilter, "channels" | "states" | "directions">
> = {
  searched: ({ id, guest, externalId, channel }) => `${guest}\n${externalId}\n${channel}\n${id}`,
  filters: {
    channels: someOf(({ channelId }) => channelId),
    states: someOf(({ state }) => state),
    directions: someOf(({ direction }) => direction),
  },
  sorts: { what: ({ kind, guest }) => `${kind} ${guest}`, state: ({ state }) => channelMessageStates.indexOf(state) },
  // the newest first; those of one second by their numbers
  defaultSort: (message) => -(Math.floor(Date.parse(message.at) / 1_000) * 1_000_000 + revisionOf(message)),
  views: {
    failed: ({ state }) => state === "failed",
    unmapped: ({ state }) => state === "unmapped",
    review: ({ state }) => state === "review",
  },
};

const served = record.act({
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

export const messageRecord = {
  list: record.list({
    entries: (book) => book.messages.all().map((message) => toMessage(message, book)),
    rules: () => listRules,
    toRow: (row) => row,
  }),
  act: (request: Parameters<typeof served>[0], context: Context) => settling(context, () => served(request, context)),
};

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

/** Most parts that are shown: a full synchronisation has thousands. */
const MOST_PARTS = 40;

/** A message for the client. Where the hotel has the booking, its guest has the hotel's name for them. */
export function toMessage(stored: StoredMessage, book: ChannelBook): ChannelMessage {
  const { booking, parts, coming: _, extent: __, ...message } = stored;
  const { hotel } = book;
  const held = hotel.find(stored.reservationIds[0] ?? "");
  const named = held ? hotel.guests.get(held.guestId) : booking?.guest;
  const { firstName = "", lastName = "", email = "" } = named ?? {};
  // a person who settles it by hand sees what the channel tells
  const guest = stored.state === "review" ? booking?.guest : { ...booking?.guest, firstName, lastName, email };
  const told = booking ? { ...booking, guest } : parts.slice(0, MOST_PARTS);
  const { mappings, rates } = book.get(stored.channelId);
  const unmapped = stored.state === "unmapped" && booking ? unmappedIn(booking, mappings) : [];
  const isListed = rates.some(({ id }) => id === unmapped[0]);
  return {
    ...message,
    channel: hotel.setUp.channels.find(stored.channelId)?.name ?? stored.channelId,
    externalId: booking?.externalId ?? "",
    revision: booking?.revision ?? 0,
    guest: named ? fullName(named) : "",
    ...extentOf(stored),
    payload: booking || parts.length > 0 ? JSON.stringify(told, null, 2) : "",
    unmapped,
    actions: channelMessageLife.permissionsOf({ ...stored, isListed }).filter(isOffered),
  };
}

type Offered = ChannelMessage["actions"][number];

/** A person is not offered the steps that channels and newer messages take. */
const isOffered = (permission: { action: string }): permission is Offered =>
  channelMessageActions.some((action) => action === permission.action);
