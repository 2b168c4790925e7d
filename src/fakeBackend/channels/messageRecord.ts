import {
  type ChannelMessage,
  channelMessageActions,
  type ChannelMessageColumn,
  type ChannelMessageFilter,
  channelMessageStates,
  type ChannelMessageView,
} from "@/contract/channels/channelMessage";
import { unmappedIn } from "@/domain/channels/incoming";
import { channelMessageLife } from "@/domain/channels/messageLife";
import { generalReason } from "@/domain/definition/generalReason";
import { fullName } from "@/domain/people/names";

import { someOf } from "../list/someOf";
import type { ListRules } from "../list/ListIndex";
import { serveRecord } from "../records/serveRecord";
import { type ChannelBook, revisionOf } from "./ChannelBook";
import type { StoredMessage } from "./StoredChannel";
import { channelsIn } from "./channelRecord";
import { extentOf } from "./messageParts";

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

export const messageRecord = {
  act: record.act,
  list: record.list({
    entries: (book) => book.messages.all().map((message) => toMessage(message, book)),
    rules: () => listRules,
    toRow: (row) => row,
  }),
};

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
