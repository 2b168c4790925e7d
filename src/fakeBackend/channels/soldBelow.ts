import type { ChannelRoom } from "@/contract/channels/channelMessage";
import { belowPrice } from "@/domain/channels/belowPrice";
import { messageReason } from "@/domain/channels/messageLife";
import { isToArrive } from "@/domain/reservations/situationOf";

import { inventoryOf } from "../hotel/inventoryOf";
import { soldOffer } from "../hotel/reservations/soldOffer";
import type { ChannelBook } from "./ChannelBook";
import type { StoredBooking, StoredChannel } from "./StoredChannel";
import { type ToldRoom, toldRoom } from "./toldRoom";

const termsOf = ({ arrival, departure, roomTypeId, ratePlanId, adults, childrenAges, prices }: ToldRoom) =>
  JSON.stringify([arrival, departure, roomTypeId, ratePlanId, adults, childrenAges, prices]);

/**
 * The rooms that the channel has sold below the hotel's price, and why a person has to look into them: they are held all the
 * same. A room with the terms of the message before it has the verdict of that time, whatever the hotel asks by now.
 */
export function soldBelow(
  rooms: readonly ChannelRoom[],
  { booking, done = {}, below: former = {} }: StoredBooking,
  held: Readonly<Record<string, string>>,
  channel: StoredChannel,
  { hotel }: ChannelBook,
) {
  const below: NonNullable<StoredBooking["below"]> = {};
  const reasons = rooms.flatMap((room) => {
    const reservation = hotel.find(held[room.id] ?? "");
    if (!reservation || !isToArrive(reservation.state)) return [];
    const before = done[room.id];
    const isSame = before && termsOf(before) === termsOf(toldRoom(room, booking, channel, { guestId: "" }));
    const found = isSame ? former[room.id] : verdictOf(room);
    if (!found) return [];
    below[room.id] = found;
    const { currency } = hotel.property;
    return messageReason("BOOKING_BELOW_PRICE", {
      reservation: reservation.id,
      amount: found.told,
      limit: found.asked,
      currency,
    });

    function verdictOf(one: ChannelRoom) {
      const told = toldRoom(one, booking, channel, { guestId: "" });
      const type = hotel.roomType(told.roomTypeId);
      const plan = hotel.setUp.ratePlans.find(told.ratePlanId);
      const asked = { stay: told, people: told, sold: reservation ?? {}, inventory: inventoryOf(hotel, reservation) };
      const offer = type && plan && soldOffer(asked, type, plan, hotel);
      return offer && belowPrice(offer.nights, told.prices, channel.markupPercent);
    }
  });
  return { below, reasons };
}
