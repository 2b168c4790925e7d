import type { StopSale } from "@/contract/channels/channel";
import type { RateValue } from "@/contract/channels/channelMessage";
import type { Cents, CivilDate } from "@/contract/property";

import { leftOn, type NightCount } from "../rates/availability";
import { percentOf } from "../rates/prices";
import { isUnpriced, type RateNight } from "../rates/rateNight";

/** A price on the channel, in cents, half a cent rounded up. */
export const withMarkup = (price: Cents, markupPercent: number): Cents => percentOf(price, 100 + markupPercent);

/** Whether the channel does not sell the type on the night. */
export const isStopped = (
  { stopSales }: { stopSales: readonly StopSale[] },
  roomTypeId: string,
  date: CivilDate,
): boolean =>
  stopSales.some(
    ({ from, to, roomTypeIds }) =>
      from <= date && date <= to && (roomTypeIds.length === 0 || roomTypeIds.includes(roomTypeId)),
  );

/** Rooms that the channel may sell of a type: those that the form would sell, none where either of both is closed. */
export const wantedRooms = (count: NightCount, isSold: boolean): number => (isSold ? leftOn(count) : 0);

/**
 * A night under a plan as the channel should sell it: as the form does, with the markup. The most restrictive of channel
 * and property applies. Closed where the plan has no price, or is free, or derives from a free night, or where its quota is sold.
 */
export function wantedRate(night: RateNight | undefined, markupPercent: number, isSold: boolean, sold = 0): RateValue {
  if (!night || isUnpriced(night))
    return { price: 0, minStay: 1, isClosed: true, isClosedToArrival: false, isClosedToDeparture: false };
  const { minStay, minStayThrough, maxStay, isClosedToArrival, isClosedToDeparture } = night;
  const isFull = sold >= (night.quota ?? Infinity);
  return {
    price: withMarkup(night.price, markupPercent),
    minStay,
    ...(minStayThrough !== undefined && { minStayThrough }),
    ...(maxStay !== undefined && { maxStay }),
    isClosed: night.isClosed || isFull || !isSold,
    isClosedToArrival,
    isClosedToDeparture,
  };
}
