import type { ChannelMapping, ChannelRate } from "@/contract/channels/channel";
import type { ChannelMessageReason, ChannelRoom } from "@/contract/channels/channelMessage";
import type { Cents, CivilDate } from "@/contract/property";

import { addDays, isCivilDate } from "../civilDate";
import { nightsBetween } from "../stay";
import { messageReason } from "./messageLife";

/** Years of a child whose age the channel does not tell: a place at the table, and no cot. */
const ASSUMED_AGE = 8;

interface MendedRoom {
  room: ChannelRoom;
  /** It can be booked: it has dates. */
  isWhole: boolean;
  /** It is right without a question. */
  warnings: ChannelMessageReason[];
  /** It was assumed: a person asks the channel or the guest. */
  assumptions: ChannelMessageReason[];
}

interface KnownRoom extends Pick<ChannelRoom, "adults" | "childrenAges"> {}

/**
 * A channel's room as it can be booked. `known` are the people that the channel told before, else those of the type's price.
 * Nights without a price take the hotel's.
 */
export function mendedRoom(told: ChannelRoom, known: KnownRoom): MendedRoom {
  const { id: room, arrival, prices } = told;
  const warnings: ChannelMessageReason[] = [];
  const assumptions: ChannelMessageReason[] = [];
  const isStay = [arrival, told.departure].every(isCivilDate) && arrival < told.departure;
  const isCounted = !isStay && isCivilDate(arrival) && !isCivilDate(told.departure) && prices.length > 0;
  const departure = isCounted ? addDays(arrival, prices.length) : told.departure;
  if (!isStay && !isCounted)
    return { room: told, isWhole: false, warnings, assumptions: [messageReason("ROOM_WITHOUT_DATES", { room })] };
  if (isCounted) assumptions.push(messageReason("DEPARTURE_ASSUMED", { room, date: departure }));

  const isPeopled = Number.isInteger(told.adults) && told.adults >= 1;
  const adults = isPeopled ? told.adults : known.adults;
  const isAged = told.childrenAges.every((age) => age >= 0);
  const childrenAges = told.childrenAges.map((age, place) =>
    age >= 0 ? age : (known.childrenAges[place] ?? ASSUMED_AGE),
  );
  if (!isPeopled) assumptions.push(messageReason("PEOPLE_ASSUMED", { room, people: adults + childrenAges.length }));
  if (!isAged) assumptions.push(messageReason("AGES_ASSUMED", { room, age: ASSUMED_AGE }));

  const nights = nightsBetween(arrival, departure);
  const priced = pricesOf(told, nights);
  if (priced.isSpread) warnings.push(messageReason("TOTAL_SPREAD", { room }));
  if (priced.prices.includes(-1)) assumptions.push(messageReason("PRICES_ASSUMED", { room }));
  return {
    room: { ...told, departure, adults, childrenAges, prices: priced.prices },
    isWhole: true,
    warnings,
    assumptions,
  };
}

/** A price for each night, -1 where there is none. A single price for several nights is that of the stay. */
function pricesOf({ prices, total }: ChannelRoom, nights: number): { prices: Cents[]; isSpread: boolean } {
  const isPrice = (price: number | undefined) => price !== undefined && Number.isInteger(price) && price >= 0;
  if (prices.length === nights && prices.every(isPrice)) return { prices, isSpread: false };
  const whole = total ?? (prices.length === 1 && nights > 1 && isPrice(prices[0]) ? prices[0] : undefined);
  if (whole !== undefined) return { prices: spread(whole, nights), isSpread: true };
  const told = Array.from({ length: nights }, (_, night) => (isPrice(prices[night]) ? prices[night]! : -1));
  return { prices: told, isSpread: false };
}

/** Of cents that do not divide, each of the first nights takes one. */
function spread(total: Cents, nights: number): Cents[] {
  const each = Math.floor(total / nights);
  return Array.from({ length: nights }, (_, night) => each + (night < total - each * nights ? 1 : 0));
}

interface Selling {
  mappings: readonly ChannelMapping[];
  rates: readonly ChannelRate[];
}

/** The types that a rate of the channel may be: its own, else those of the same room of the channel, else all it sells. */
export function typesOf(channelRateId: string, { mappings, rates }: Selling): string[] {
  const own = mappings.filter((mapping) => mapping.channelRateId === channelRateId);
  const named = rates.find(({ id }) => id === channelRateId)?.room;
  const ofRoom = new Set(rates.flatMap(({ id, room }) => (room === named ? id : [])));
  const alike = own.length > 0 ? own : mappings.filter((mapping) => ofRoom.has(mapping.channelRateId));
  return [...new Set((alike.length > 0 ? alike : mappings).map(({ roomTypeId }) => roomTypeId))];
}

/** The nights that a room without a reservation keeps: its own, else those of the booking's other rooms. */
export function nightsKept(
  room: ChannelRoom,
  others: readonly ChannelRoom[],
): { from: CivilDate; to: CivilDate } | undefined {
  for (const told of [room, ...others]) {
    const { room: mended, isWhole } = mendedRoom(told, { adults: 1, childrenAges: [] });
    if (isWhole) return { from: mended.arrival, to: mended.departure };
    if (told === room && isCivilDate(room.arrival)) return { from: room.arrival, to: addDays(room.arrival, 1) };
  }
  return undefined;
}
