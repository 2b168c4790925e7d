import { channelLimits } from "@/contract/channels/channel";
import type { MessagePart } from "@/contract/channels/channelMessage";
import type { CivilDate } from "@/contract/property";
import type { Nights, Value } from "@/domain/channels/outgoing";
import { isStopped, wantedRate, wantedRooms } from "@/domain/channels/wantedValues";
import { addDays, dayNumber } from "@/domain/civilDate";
import { datesIn } from "@/domain/rates/rateEdits";

import type { Hotel } from "../hotel/Hotel";
import type { StoredChannel } from "./StoredChannel";

type Line = Pick<MessagePart, "roomTypeId" | "ratePlanId" | "closedRateId">;

/** Rooms left of a type, a type under a plan, or a rate of the channel that was one. */
export const lineKey = ({ roomTypeId, ratePlanId, closedRateId }: Line): string =>
  [roomTypeId, ratePlanId, closedRateId].filter((part) => part !== undefined).join(" ");

/** A line with what the channel should have, by night. */
export interface WantedLine extends Line {
  key: string;
  nights: Nights<Value>;
}

/**
 * The values that channels should have, by the rules that offers are made by: rooms by type, shared by the plans, and each
 * mapped type and plan. Years of nights are made again only where their sources have changed.
 */
export class WantedLines {
  readonly #hotel: Hotel;
  readonly #made = new Map<string, { stamp: string; nights: Nights<Value> }>();
  #dates: CivilDate[] = [];

  constructor(hotel: Hotel) {
    this.#hotel = hotel;
  }

  of(channel: StoredChannel): WantedLine[] {
    const { hotel, dates } = { hotel: this.#hotel, dates: this.#datesNow() };
    const { setUp, rates, reservations, rooms } = hotel.revision.lastOf;
    const own = [channel.version, setUp, dates[0]].join(" ");
    const { mappings, closed = [] } = channel;
    const types = [...new Set(mappings.map(({ roomTypeId }) => roomTypeId))];
    const line = (of: Line, stamp: string, make: () => Nights<Value>): WantedLine => {
      const key = lineKey(of);
      const id = `${channel.id} ${key}`;
      const made = this.#made.get(id);
      const nights = made?.stamp === stamp ? made.nights : make();
      this.#made.set(id, { stamp, nights });
      return { ...of, key, nights };
    };
    return [
      ...types.map((roomTypeId) =>
        line({ roomTypeId }, `${own} ${reservations} ${rooms}`, () => this.#roomsOf(channel, roomTypeId)),
      ),
      ...mappings.map(({ roomTypeId, ratePlanId }) => {
        const sales = this.#hasQuota(ratePlanId, roomTypeId) ? reservations : "";
        return line({ roomTypeId, ratePlanId }, `${own} ${rates} ${sales}`, () =>
          this.#ratesOf(channel, roomTypeId, ratePlanId),
        );
      }),
      ...closed.map((of) =>
        line(of, String(dates[0]), () => new Map(dates.map((date) => [date, wantedRate(undefined, 0, false)]))),
      ),
    ];
  }

  #datesNow(): CivilDate[] {
    const { businessDate } = this.#hotel.property;
    if (this.#dates[0] !== businessDate)
      this.#dates = datesIn(businessDate, addDays(businessDate, channelLimits.nights - 1));
    return this.#dates;
  }

  /** Whether what is sold under a plan counts for its price line. */
  #hasQuota(ratePlanId: string, roomTypeId: string): boolean {
    const set = this.#hotel.setUp.setRates.nightsOf(ratePlanId, roomTypeId, this.#hotel.property.businessDate);
    return Object.values(set).some(({ quota }) => quota !== undefined);
  }

  #roomsOf(channel: StoredChannel, roomTypeId: string): Nights<Value> {
    const { nights } = this.#hotel;
    const isSold = this.#hotel.roomType(roomTypeId)?.isActive === true;
    const roomsOn = (date: CivilDate) =>
      wantedRooms(nights.count(roomTypeId, date), isSold && !isStopped(channel, roomTypeId, date));
    return new Map(this.#dates.map((date) => [date, roomsOn(date)]));
  }

  #ratesOf(channel: StoredChannel, roomTypeId: string, ratePlanId: string): Nights<Value> {
    const { setUp, nights } = this.#hotel;
    const isActive = this.#hotel.roomType(roomTypeId)?.isActive && setUp.ratePlans.find(ratePlanId)?.isActive;
    const rateOn = (date: CivilDate) => {
      const night = setUp.rates.night(ratePlanId, roomTypeId, dayNumber(date));
      const isSold = isActive === true && !isStopped(channel, roomTypeId, date);
      return wantedRate(night, channel.markupPercent, isSold, nights.soldUnder(ratePlanId, roomTypeId, date));
    };
    return new Map(this.#dates.map((date) => [date, rateOn(date)]));
  }
}
