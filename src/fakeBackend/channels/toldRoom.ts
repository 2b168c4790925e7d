import type { ConnectedChannel } from "@/contract/channels/channel";
import type { ChannelBooking, ChannelRoom } from "@/contract/channels/channelMessage";
import type { Cents, CivilDate } from "@/contract/property";
import { type GuaranteeKind, noteLimits } from "@/contract/reservations/reservationDraft";
import { nightsOf } from "@/domain/stay";

import type { StoredReservation } from "../hotel/books/StoredReservation";

export interface ToldRoom extends Pick<
  StoredReservation,
  "arrival" | "departure" | "roomTypeId" | "ratePlanId" | "adults" | "childrenAges" | "guestId"
> {
  /** Nights that the channel tells no price of are left out. */
  prices: Record<CivilDate, Cents>;
  /** The agency that the channel names, where the hotel knows it. */
  agencyId?: string;
  /** The guest's request, where the channel tells it. */
  request?: string;
  guarantee?: GuaranteeKind;
}

/** Facts that change together: half of a change of both dates would be another stay. */
const groups = [
  ["arrival", "departure"],
  ["roomTypeId"],
  ["ratePlanId"],
  ["adults", "childrenAges"],
  ["guestId"],
  ["request"],
  ["guarantee"],
  ["agencyId"],
] as const;

export function toldRoom(
  room: ChannelRoom,
  { remarks, payment }: Pick<ChannelBooking, "remarks" | "payment">,
  { mappings }: Pick<ConnectedChannel, "mappings">,
  { guestId, agencyId }: Pick<ToldRoom, "guestId" | "agencyId">,
): ToldRoom {
  const { arrival, departure, adults, childrenAges, channelRateId } = room;
  const { roomTypeId = "", ratePlanId = "" } = mappings.find((one) => one.channelRateId === channelRateId) ?? {};
  const prices = Object.fromEntries(
    nightsOf({ arrival, departure }).flatMap((date, place) => {
      const price = room.prices[place] ?? -1;
      return price < 0 ? [] : [[date, price]];
    }),
  );
  return {
    arrival,
    departure,
    roomTypeId,
    ratePlanId,
    adults,
    childrenAges,
    guestId,
    prices,
    ...(remarks !== undefined && { request: remarks.slice(0, noteLimits.letters) }),
    ...(payment !== undefined && { guarantee: payment }),
    ...(agencyId !== undefined && { agencyId }),
  };
}

/** The room as the channel has told it by now: what a message leaves out stays as it was told, and a price as it was made. */
export const asTold = (told: ToldRoom, before: ToldRoom | undefined, own: ToldRoom): ToldRoom => ({
  ...before,
  ...told,
  prices: { ...own.prices, ...told.prices },
});

/** A reservation as a channel would have told it. */
export function roomOf(reservation: StoredReservation, guestId: string): ToldRoom {
  const { arrival, departure, roomTypeId, ratePlanId, adults, childrenAges, nights } = reservation;
  const prices = Object.fromEntries(nights.map(({ date, price }) => [date, price]));
  const { guarantee, notes, agencyId } = reservation;
  const facts = { arrival, departure, roomTypeId, ratePlanId, adults, childrenAges, guestId, prices };
  return { ...facts, guarantee, request: notes.request, ...(agencyId !== undefined && { agencyId }) };
}

/**
 * Reservations that no message has told a room of take those of a booking: one with the same dates first, then in their
 * order. One that is left over keeps its own id.
 */
export function withRoomIds(
  held: Record<string, string>,
  rooms: readonly ChannelRoom[],
  datesOf: (reservationId: string) => Pick<ChannelRoom, "arrival" | "departure">,
): Record<string, string> {
  const byRoom = Object.fromEntries(Object.entries(held).filter(([roomId, id]) => roomId !== id));
  const left = Object.values(held).filter((id) => held[id] === id);
  const hasDates = (id: string, room: ChannelRoom) => {
    const { arrival, departure } = datesOf(id);
    return arrival === room.arrival && departure === room.departure;
  };
  for (const isOf of [hasDates, () => true]) {
    for (const room of rooms) {
      const found = byRoom[room.id] === undefined && left.find((id) => isOf(id, room));
      if (!found) continue;
      byRoom[room.id] = found;
      left.splice(left.indexOf(found), 1);
    }
  }
  return { ...byRoom, ...Object.fromEntries(left.map((id) => [id, id])) };
}

interface Merged {
  room: ToldRoom;
  isChanged: boolean;
  /** The hotel has changed a fact that the channel changes too: the hotel's value stays. */
  isDisputed: boolean;
}

/**
 * The hotel's room with the facts that the channel has changed since it last told them. What the hotel alone has
 * changed stays.
 */
export function merged(own: ToldRoom, before: ToldRoom, told: ToldRoom): Merged {
  const result: Merged = { room: { ...own, prices: { ...own.prices } }, isChanged: false, isDisputed: false };
  function settle(is: unknown, was: unknown, wanted: unknown, take: () => void) {
    const [here, old, next] = [is, was, wanted].map((value) => JSON.stringify(value));
    if (next === old || next === here) return;
    if (here !== old) {
      result.isDisputed = true;
      return;
    }
    result.isChanged = true;
    take();
  }
  for (const facts of groups) {
    const of = (room: ToldRoom) => facts.map((fact) => room[fact]);
    if (facts.every((fact) => told[fact] === undefined)) continue; // the channel does not tell it
    const taken = Object.fromEntries(facts.map((fact) => [fact, told[fact]]));
    settle(of(own), of(before), of(told), () => Object.assign(result.room, taken));
  }
  const { room } = result;
  for (const date of nightsOf(room)) {
    const price = told.prices[date];
    if (price === undefined) continue;
    settle(own.prices[date], before.prices[date], price, () => {
      room.prices[date] = price;
    });
  }
  return result;
}
