import { channelLimits } from "@/contract/channels/channel";
import type { MessagePart } from "@/contract/channels/channelMessage";
import type { Cents, CivilDate } from "@/contract/property";
import { isSameValue, type Nights, type Value } from "@/domain/channels/outgoing";
import { partiesOf, pricesByPeople } from "@/domain/channels/pricesByPeople";
import { isStopped, wantedRate, wantedRooms } from "@/domain/channels/wantedValues";
import { addDays, dayNumber } from "@/domain/civilDate";
import type { Guests } from "@/domain/rates/ratePrices";
import { datesIn } from "@/domain/rates/rateEdits";

import type { Hotel } from "../hotel/Hotel";
import type { StoredChannel } from "./StoredChannel";

type Line = Pick<MessagePart, "roomTypeId" | "ratePlanId" | "closedRateId">;

/** A line has a key: the rooms left of a type, a type under a plan, or a former rate of the channel. */
export const lineKey = ({ roomTypeId, ratePlanId, closedRateId }: Line): string =>
  [roomTypeId, ratePlanId, closedRateId].filter((part) => part !== undefined).join(" ");

export interface WantedLine extends Line {
  key: string;
  nights: Nights<Value>;
}

/** The values of a line, with the sources that they were made of. */
interface Made {
  sources: readonly unknown[];
  nights: Nights<Value>;
}

/**
 * The values that channels should have, by the rules that offers are made by: rooms by type, shared by the plans, and each
 * mapped type and plan. Years of nights are made again only where their sources have changed, and stay the same object where
 * no value has: lines are compared after each write of the hotel.
 */
export class WantedLines {
  readonly #hotel: Hotel;
  readonly #made = new Map<string, Made>();
  /** Lines with a quota on some night: the sales under their plan count. */
  readonly #counted = new Set<string>();
  readonly #lists = new Map<string, Cents[]>();
  #dates: CivilDate[] = [];

  constructor(hotel: Hotel) {
    this.#hotel = hotel;
  }

  of(channel: StoredChannel): WantedLine[] {
    const { setUp, rates, reservations } = this.#hotel.revision.lastOf;
    const dates = this.#datesNow();
    const { id, version, mappings, closed = [] } = channel;
    const types = [...new Set(mappings.map(({ roomTypeId }) => roomTypeId))];
    const line = (of: Line, sources: readonly unknown[], make: (date: CivilDate) => Value): WantedLine => {
      const key = lineKey(of);
      return { ...of, key, nights: this.#nights(`${id} ${key}`, sources, make) };
    };
    return [
      ...types.map((roomTypeId) => {
        const left = this.#left(roomTypeId);
        return line({ roomTypeId }, [version, left], (date) =>
          isStopped(channel, roomTypeId, date) ? 0 : left.get(date)!,
        );
      }),
      ...mappings.map(({ roomTypeId, ratePlanId }) => {
        const sales = this.#counted.has(`${ratePlanId} ${roomTypeId}`) ? reservations : undefined;
        const rateOn = this.#rates(channel, roomTypeId, ratePlanId);
        return line({ roomTypeId, ratePlanId }, [version, dates, setUp, rates, sales], rateOn);
      }),
      ...closed.map((of) => line(of, [dates], () => wantedRate(undefined, 0, false))),
    ];
  }

  #nights(id: string, sources: readonly unknown[], valueOn: (date: CivilDate) => Value): Nights<Value> {
    const made = this.#made.get(id);
    if (made?.sources.every((source, place) => source === sources[place])) return made.nights;
    const next = new Map(this.#dates.map((date) => [date, valueOn(date)]));
    const isSame = made && [...next].every(([date, value]) => isSameValue(made.nights.get(date), value));
    const nights = isSame ? made.nights : next;
    this.#made.set(id, { sources, nights });
    return nights;
  }

  #datesNow(): CivilDate[] {
    const { businessDate } = this.#hotel.property;
    if (this.#dates[0] !== businessDate)
      this.#dates = datesIn(businessDate, addDays(businessDate, channelLimits.nights - 1));
    return this.#dates;
  }

  /** Rooms left of a type, the same for all channels. */
  #left(roomTypeId: string): Nights<Value> {
    const { nights, revision } = this.#hotel;
    const { setUp, reservations, rooms } = revision.lastOf;
    const isSold = this.#hotel.roomType(roomTypeId)?.isActive === true;
    return this.#nights(roomTypeId, [this.#dates, setUp, reservations, rooms], (date) =>
      wantedRooms(nights.count(roomTypeId, date), isSold),
    );
  }

  /** The list that has been told with the same prices: the same object is compared fastest. */
  #asBefore(prices: Cents[]): Cents[] {
    const key = prices.join();
    const known = this.#lists.get(key) ?? prices;
    this.#lists.set(key, known);
    return known;
  }

  #rates(channel: StoredChannel, roomTypeId: string, ratePlanId: string): (date: CivilDate) => Value {
    const { setUp, nights } = this.#hotel;
    const [type, plan] = [this.#hotel.roomType(roomTypeId), setUp.ratePlans.find(ratePlanId)];
    const isActive = type?.isActive && plan?.isActive;
    const parties = type && plan ? partiesOf(type, setUp.policiesOf(plan).children) : [];
    const known = new Map<string, Cents[]>();
    const pricesFor = (priceOf: (guests: Guests) => Cents | undefined) =>
      pricesByPeople(parties, priceOf, channel.markupPercent);
    return (date) => {
      const nightFor = (guests?: Guests) => setUp.rates.night(ratePlanId, roomTypeId, dayNumber(date), guests);
      const night = nightFor();
      if (night?.quota !== undefined) this.#counted.add(`${ratePlanId} ${roomTypeId}`);
      const isSold = isActive === true && !isStopped(channel, roomTypeId, date);
      const sold = night?.quota === undefined ? 0 : nights.soldUnder([ratePlanId], roomTypeId, date);
      const value = wantedRate(night, channel.markupPercent, isSold, sold);
      if (value.isClosed || !night) return value;
      // most nights of a year have the price of others
      const { rule } = night.steps.at(-1)!;
      const key = `${night.steps[0]!.price} ${rule} ${night.price}`;
      const byPeople = known.get(key) ?? this.#asBefore(pricesFor((of) => nightFor(of)?.price));
      known.set(key, byPeople);
      value.byPeople = byPeople;
      return value;
    };
  }
}
