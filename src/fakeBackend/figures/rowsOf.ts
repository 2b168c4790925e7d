import type { FigureRow, FigureRows, FigureRowsFilter } from "@/contract/figures/hotelFigures";
import type { Period } from "@/contract/figures/period";
import type { ListPaging } from "@/contract/list";
import { cancellationKeyOf } from "@/domain/kpis/cancellations";
import { addPart, type FigureStay, partSums, type Sale, saleAtFirst, saleAtLast } from "@/domain/kpis/figureStay";
import { arrivedOn, isBooked, isOfBooked, leftOn, partsIn, roomsIn } from "@/domain/kpis/nightSums";
import type { BookChange } from "@/domain/kpis/onTheBooks";
import { isWithin } from "@/domain/kpis/period";
import { fullName } from "@/domain/people/names";
import { roomIdsOf } from "@/domain/reservations/roomOf";
import { nightsBetween } from "@/domain/stay";

import { pageBounds } from "../list/pageOf";
import { askedOf, type Filter } from "./askedOf";
import { booksNow, changesSince } from "./books";
import type { FigureBook } from "./FigureBook";
import type { FigureData } from "./figureData";

/** A reservation's part, before it is written out as a row. */
type Part = Pick<FigureRow, "nights" | "roomRevenue" | "commission" | "fee" | "change"> & {
  stay: FigureStay;
  /** Of its first night in the figure. */
  sale: Pick<Sale, "roomTypeId" | "ratePlanId" | "channelId">;
};

export function figureRows(query: FigureRowsFilter & ListPaging, data: FigureData): FigureRows {
  const { book, journal } = data;
  const { period, filter } = askedOf(query, book);
  const partsOf = query.figure === "pickup" ? changedParts : bookedParts;
  const parts = partsOf(query, period, filter, data).toSorted(byArrival);
  // a file asks for the rows of all pages at once
  const { start, perPage } = pageBounds(query, Infinity);
  const sum = { nights: 0, roomRevenue: 0, commission: 0, fee: 0 };
  for (const part of parts) {
    sum.nights += part.nights;
    sum.roomRevenue += part.roomRevenue;
    sum.commission += part.commission;
    sum.fee += part.fee;
  }
  const { inventory } = roomsIn(period, journal.roomsOn(query.type));
  const rows = parts.slice(start, start + perPage).map((part) => toRow(part, book));
  return { rows, total: parts.length, sum, inventory, asOf: book.hotel.revision.count };
}

function bookedParts(query: FigureRowsFilter, period: Period, filter: Filter, data: FigureData): Part[] {
  const { stays, openNight } = booksNow(data, filter, period);
  return [...stays].flatMap((stay) => partOf(stay, { ...query, filter }, period, openNight));
}

interface Asked extends FigureRowsFilter {
  filter: Filter;
}

function partOf(stay: FigureStay, query: Asked, period: Period, openNight: string): Part[] {
  const { figure, filter } = query;
  switch (figure) {
    case "arrivals": {
      const isIn = isOfBooked(saleAtFirst(stay), filter) && isWithin(arrivedOn(stay, openNight), period);
      return isIn ? [wholeStay(stay)] : [];
    }
    case "departures": {
      const isIn = isOfBooked(saleAtLast(stay), filter) && isWithin(leftOn(stay, openNight), period);
      return isIn ? [wholeStay(stay)] : [];
    }
    case "cancellations":
    case "noShows": {
      const state = figure === "noShows" ? "noShow" : "cancelled";
      const isOff = stay.state === state && isBooked(stay) && isWithin(stay.arrival, period);
      const isAsked = (["lead", "reason"] as const).every((key) =>
        [undefined, cancellationKeyOf(key, stay)].includes(query[key]),
      );
      if (!isOff || !isOfBooked(stay, filter) || !isAsked) return [];
      const commission = stay.parts.reduce((sum, part) => sum + part.commission, 0);
      return [{ ...wholeStay(stay), commission }];
    }
    default:
      return nightsIn(stay, query, period);
  }
}

/** The nights in the period: of the sold ones, or of all that are slept in. */
function nightsIn(stay: FigureStay, { figure, filter, noShows }: Asked, period: Period): Part[] {
  const sums = { ...partSums };
  const parts = partsIn(stay, period, filter);
  for (const part of parts) addPart(sums, part);
  const { sold, commission } = sums;
  const roomRevenue = sums.roomRevenue + (noShows === "included" ? sums.noShowRevenue : 0);
  const nights = figure === "inHouse" ? sums.sold + sums.complimentary : sold;
  const isIn = nights > 0 || (figure !== "inHouse" && (roomRevenue !== 0 || commission !== 0));
  return isIn ? [{ stay, sale: parts[0]?.sale ?? stay, nights, roomRevenue, commission, fee: 0 }] : [];
}

/** With all of its nights, as agreed. */
function wholeStay(stay: FigureStay): Part {
  const nights = nightsBetween(stay.arrival, stay.departure);
  const roomRevenue = stay.nights.reduce((sum, { net }) => sum + net, 0);
  return { stay, sale: saleAtFirst(stay), nights, roomRevenue, commission: 0, fee: stay.fee };
}

/** A reservation that has come and gone has a row for each. */
function changedParts({ since }: FigureRowsFilter, period: Period, filter: Filter, data: FigureData): Part[] {
  const parts = new Map<string, Part>();
  for (const { change, nights, roomRevenue } of changesSince(data, filter, period, since)) {
    const key = `${change.id} ${change.cause}`;
    const part = parts.get(key) ?? {
      ...noPart,
      ...changedStay(data.book.stay(change.id), change),
      change: change.cause,
    };
    part.nights += nights;
    part.roomRevenue += roomRevenue;
    parts.set(key, part);
  }
  return [...parts.values()];
}

/** With channel and plan as they were at the change. */
const changedStay = (stay: FigureStay, { channelId, ratePlanId }: BookChange) => ({
  stay,
  sale: { roomTypeId: stay.roomTypeId, channelId, ratePlanId },
});

const noPart = { nights: 0, roomRevenue: 0, commission: 0, fee: 0 };

const byArrival = ({ stay: one }: Part, { stay: other }: Part) =>
  one.arrival === other.arrival ? (one.id < other.id ? -1 : 1) : one.arrival < other.arrival ? -1 : 1;

function toRow({ stay, sale, ...part }: Part, book: FigureBook): FigureRow {
  const { id: reservationId, arrival, departure } = stay;
  const { roomTypeId, ratePlanId, channelId } = sale;
  const { stored, isArchived } = book.find(reservationId);
  const roomId = roomIdsOf(stored)[0];
  return {
    reservationId,
    ...(isArchived && { isArchived }),
    ...(stored.isDeleted && { isDeleted: true as const }),
    customer: isArchived ? "" : fullName(book.hotel.guests.get(stored.guestId)),
    room: (roomId && book.hotel.room(roomId)?.number) || "",
    roomTypeId,
    ratePlanId,
    channelId,
    arrival,
    departure,
    ...part,
  };
}
