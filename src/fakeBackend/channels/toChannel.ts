import { type ConnectedChannel, channelLimits, type ChannelReason } from "@/contract/channels/channel";
import type { ChannelMessageState } from "@/contract/channels/channelMessage";
import { netOf } from "@/domain/account/vat";
import { channelLife, channelReason } from "@/domain/channels/channelLife";
import { nightsIn } from "@/domain/channels/outgoing";
import { netAdrOf } from "@/domain/kpis/rates";
import { percentOf } from "@/domain/rates/prices";
import { takesRooms } from "@/domain/reservations/situationOf";

import { groupedBy } from "../core/groupedBy";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Actor } from "../records/Actor";
import type { ChannelBook } from "./ChannelBook";
import type { StoredChannel } from "./StoredChannel";
import { deliveryOfStop } from "./stillOpen";
import type { WantedLine } from "./WantedLines";

const MINUTE = 60_000;
const DAYS_COUNTED = 30;

/** The number of differing nights that a channel shows. */
const MOST_DIFFERENCES = 3;

/** Messages and reservations of the last days, by channel: they are read once for all channels. */
function countsOf(book: ChannelBook, now: Date) {
  const since = now.getTime() - DAYS_COUNTED * 24 * 60 * MINUTE;
  const made = [...book.hotel.all()].filter(
    ({ createdAt, state, isDeleted }) => createdAt >= since && !isDeleted && takesRooms(state),
  );
  return {
    messages: groupedBy(book.messages.all(), ({ channelId, state }) => `${channelId} ${state}`),
    made: groupedBy(made, ({ channelId }) => channelId),
  };
}

export function toChannels(stored: readonly StoredChannel[], book: ChannelBook, actor: Pick<Actor, "now">) {
  const counts = countsOf(book, actor.now);
  return stored.map((channel) => toChannel(channel, book, actor, counts));
}

/** A channel as it travels, with what follows from its messages, the set-up and the reservations. */
export function toChannel(
  stored: StoredChannel,
  book: ChannelBook,
  { now }: Pick<Actor, "now">,
  counts = countsOf(book, now),
): ConnectedChannel {
  const { stateSince: _, closed: __, ...own } = stored;
  const { name = stored.id, commissionPercent = 0 } = book.hotel.setUp.channels.find(stored.id) ?? {};
  const messagesIn = (state: ChannelMessageState) => counts.messages.get(`${own.id} ${state}`)?.length ?? 0;
  const [errors, reviews] = [messagesIn("failed"), messagesIn("review")];
  const state: ConnectedChannel["state"] = own.state === "connected" && errors > 0 ? "failing" : own.state;
  const stopSales = own.stopSales.map((stop) => ({ ...stop, delivery: deliveryOfStop(stop, stored, book) }));
  const shown = { ...own, stopSales, name, commissionPercent, state, errors, reviews };
  const known = state === "disconnected" ? [] : book.wanted.of(stored);
  const sinces = known.map(({ key }) => book.line(own.id, key).since).filter((since) => since !== "");
  const unsentSince = sinces.toSorted()[0] ?? "";
  return {
    ...shown,
    unsentSince,
    ...soldBy(shown, counts.made.get(own.id)),
    notes: [
      ...lateReasons(unsentSince, now),
      ...unmappedReasons(shown, book),
      ...known.flatMap((line) => differences(line, book, own.id)).slice(0, MOST_DIFFERENCES),
    ],
    actions: channelLife.permissionsOf(shown).filter(isOffered),
  };
}

type Offered = ConnectedChannel["actions"][number];

/** A test passes by the channel's word: no person is offered that step. */
const isOffered = (permission: { action: string }): permission is Offered => permission.action !== "passed";

function lateReasons(unsentSince: string, now: Date): ChannelReason[] {
  const isLate = unsentSince !== "" && now.getTime() - Date.parse(unsentSince) > channelLimits.minutesUnsent * MINUTE;
  return isLate ? [channelReason("UNSENT_LATE", { since: unsentSince })] : [];
}

/** Reasons for plans that the channel sells for some types and not for the others. */
function unmappedReasons({ name, mappings }: Pick<ConnectedChannel, "name" | "mappings">, { hotel }: ChannelBook) {
  const types = [...new Set(mappings.map(({ roomTypeId }) => roomTypeId))].filter((id) => hotel.roomType(id)?.isActive);
  const plans = [...new Set(mappings.map(({ ratePlanId }) => ratePlanId))];
  const isMapped = (plan: string, type: string) =>
    mappings.some(({ roomTypeId, ratePlanId }) => roomTypeId === type && ratePlanId === plan);
  return plans
    .filter((plan) => !types.every((type) => isMapped(plan, type)))
    .map((plan) =>
      channelReason("RATE_UNMAPPED", { rate: hotel.setUp.ratePlans.find(plan)?.name ?? plan, channel: name }),
    );
}

/** Nights on which the channel has confirmed another number of rooms than there is. */
function differences(line: WantedLine, book: ChannelBook, channelId: string) {
  const known = book.line(channelId, line.key);
  if (known.since === "") return []; // it has all
  const confirmed = nightsIn(known.confirmed);
  return [...line.nights].flatMap(([date, local]) => {
    const told = confirmed.get(date)?.value;
    if (typeof local !== "number" || typeof told !== "number" || told === local) return [];
    return [channelReason("AVAILABILITY_DIFFERS", { date, local, told })];
  });
}

/** Reservations that the channel has made in the last days, and their ADR without VAT and commission. */
function soldBy({ commissionPercent }: Pick<ConnectedChannel, "commissionPercent">, made: StoredReservation[] = []) {
  const prices = made.flatMap(({ nights }) => nights.map(({ price }) => netOf({ amount: price })));
  const roomRevenue = prices.reduce((sum, price) => sum + price, 0);
  const commission = percentOf(roomRevenue, commissionPercent);
  const netAdr = netAdrOf({ roomRevenue, commission, sold: prices.length });
  return { bookings: made.length, ...(netAdr !== undefined && { netAdr }) };
}
