import type { Dimension, FigureFilter, Segment } from "@/contract/figures/period";
import type { NightSums } from "@/contract/figures/sums";
import type { Cents, CivilDate } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";

type PartSums = Omit<NightSums, "inventory" | "outOfOrder" | "houseUse">;

/** The sums that stays are made of. */
export const partSums: PartSums = {
  sold: 0,
  complimentary: 0,
  dayUses: 0,
  guests: 0,
  roomRevenue: 0,
  dayUseRevenue: 0,
  noShowRevenue: 0,
  otherRevenue: 0,
  commission: 0,
};

export function addPart(sums: PartSums, part: PartSums) {
  sums.sold += part.sold;
  sums.complimentary += part.complimentary;
  sums.dayUses += part.dayUses;
  sums.guests += part.guests;
  sums.roomRevenue += part.roomRevenue;
  sums.dayUseRevenue += part.dayUseRevenue;
  sums.noShowRevenue += part.noShowRevenue;
  sums.otherRevenue += part.otherRevenue;
  sums.commission += part.commission;
}

/** With what a night was sold. */
export interface Sale extends Pick<Reservation, "roomTypeId" | "ratePlanId" | "channelId" | "companyId" | "agencyId"> {
  segment: Segment;
  /** "" while unknown, as the names of company and agency. */
  country: string;
  company: string;
  agency: string;
}

/** Share of a stay in the sums of one date. */
export interface StayPart extends PartSums {
  date: CivilDate;
  /** Where it is not as that of the stay: a closed night keeps its own. */
  sale?: Sale | undefined;
  /** The type whose room the night uses; off the nights, the type sold. */
  roomTypeId: string;
  /** The amount that an agency's commission is of, and its percentages, one for each line. */
  commissionBase: Cents;
  percents: number[];
}

/** A reservation as the figures see it. It is made once for each change of the reservation; deleted ones are none. */
export interface FigureStay
  extends
    Sale,
    Pick<Reservation, "id" | "state" | "arrival" | "departure" | "checkedInOn" | "checkedOutOn" | "cancelReason"> {
  isGroup: boolean;
  /** In the property's zone. */
  createdOn: CivilDate;
  /** Instant of its cancellation, or of its mark as no-show. */
  endedAt?: number | undefined;
  /** Its nights as agreed, net; also of one that is cancelled. */
  nights: readonly { date: CivilDate; roomTypeId: string; net: Cents }[];
  /** Fees for a cancellation or no-show less what was taken off them, gross. */
  fee: Cents;
  /** By `stayParts`, in the order of their dates. */
  parts: readonly StayPart[];
}

const keys: Record<Exclude<Dimension, "type">, (sale: Sale) => string> = {
  channel: ({ channelId }) => channelId,
  plan: ({ ratePlanId }) => ratePlanId,
  segment: ({ segment }) => segment,
  country: ({ country }) => country,
  company: ({ company }) => company,
  agency: ({ agency }) => agency,
};

/** The value of a dimension. A stay may change rooms: the type is that of the night. */
export const keyOf = (dimension: Dimension, stay: FigureStay, part: Pick<StayPart, "roomTypeId" | "sale">): string =>
  dimension === "type" ? part.roomTypeId : keys[dimension](part.sale ?? stay);

const filtered = Object.keys(keys) as (keyof typeof keys)[];

/** Whether what was sold so, by all but the type, is in the figures of a filter. */
export const isOfFilter = (sale: Sale, filter: Partial<FigureFilter>): boolean =>
  filtered.every((dimension) => filter[dimension] === undefined || filter[dimension] === keys[dimension](sale));

/** With what a stay has come: its first night. It is counted so, whatever it is changed to later. */
export const saleAtFirst = (stay: FigureStay): Sale => stay.parts.find(isNight)?.sale ?? stay;

/** With what a stay has gone: its last night. */
export const saleAtLast = (stay: FigureStay): Sale => stay.parts.findLast(isNight)?.sale ?? stay;

/** Slept in, for a price or not. */
export const isNight = ({ sold, complimentary }: Pick<StayPart, "sold" | "complimentary">): boolean =>
  sold + complimentary > 0;
