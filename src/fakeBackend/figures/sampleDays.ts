import type { ComingTask } from "@/contract/day/close";
import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { tasksOn, toComingTask } from "@/domain/housekeeping/tasksOn";
import { nightsOf } from "@/domain/stay";

import type { StoredReservation } from "../hotel/books/StoredReservation";
import { closedOn, closingOf } from "../hotel/sample/closedOn";
import { LISTED_DAYS, type SampleDays, type StoredReport } from "./DayReports";
import { figuresOf, type Happening, type LinesOf, paymentsOfStays } from "./figuresOf";
import { dayLinesOf } from "./figureStayOf";
import type { FigureTerms } from "./figureTerms";
import { nightRooms, roomsOf, type SampleRooms } from "./nightRooms";

type Stays = readonly StoredReservation[];

/** The days before the sample's first, each counted without a difference. `earlier` are the stays from before its books. */
export function sampleDays(
  { opened, rooms, blocks }: SampleRooms,
  terms: FigureTerms,
  earlier: () => Stays,
): SampleDays {
  const roomsOn = nightRooms(rooms, blocks);
  const { hotel, products } = terms;
  const linesOf: LinesOf = (stored) => dayLinesOf(stored, terms);
  let ofBooks: Days | undefined;
  let ofAll: Days | undefined;

  /** Those of the books alone, for a day of the books: the earlier stays are not made for it. */
  function daysAround(date: CivilDate): Days {
    ofBooks ??= byDay(hotel.sampled);
    return date > ofBooks.first ? ofBooks : (ofAll ??= byDay([...earlier(), ...hotel.sampled]));
  }

  /** The stays of a day and of the next; undefined for a day before the first. */
  function staysNear(date: CivilDate): Stays | undefined {
    const { first, staysOn } = daysAround(date);
    if (date < first && date < addDays(opened, -LISTED_DAYS)) return undefined;
    return [...new Set([date, addDays(date, 1)].flatMap((day) => staysOn.get(day) ?? []))];
  }

  function reportOf(date: CivilDate): StoredReport | undefined {
    const stays = staysNear(date);
    if (!stays) return undefined;
    const [openedAt, closedAt] = [closingOf(addDays(date, -1)), closingOf(date)];
    const isOfDay = ({ at }: Happening) => at >= openedAt && at < closedAt;
    const books = { reservations: stays, payments: paymentsOfStays(stays) };
    const figures = figuresOf(date, books, { products, linesOf }, roomsOf(roomsOn(date)), isOfDay);
    const payments = figures.payments.map((count) => ({ ...count, counted: count.expected }));
    const cleaning = cleaningOf(date, stays);
    return { ...figures, payments, cleaning, date, closedAt, closedBy: "Andrei Popescu", messagesSent: 0, early: [] };
  }

  function cleaningOf(date: CivilDate, stays: Stays): ComingTask[] {
    const near = stays.filter(({ arrival, departure }) => arrival <= addDays(date, 1) && departure > date);
    return tasksOn(
      near.map((stay) => asOf(date, stay)),
      { date: addDays(date, 1), checkInTime: hotel.property.checkInTime, rooms, isAhead: false, isDirty: () => false },
    )
      .map(toComingTask)
      .toSorted((one, other) => (one.room < other.room ? -1 : 1));
  }

  return {
    to: opened,
    reportOf,
    cleaningAfter(date) {
      const stays = staysNear(date);
      return stays && cleaningOf(date, stays);
    },
  };
}

interface Days {
  first: CivilDate;
  staysOn: Map<CivilDate, StoredReservation[]>;
}

/** By the dates on which something of a stay may have happened: a report reads those of its day and of the next. */
function byDay(stays: Stays): Days {
  const staysOn = new Map<CivilDate, StoredReservation[]>();
  for (const stay of stays) {
    const { arrival, departure, charges, payments, cancelledAt, updatedAt } = stay;
    const instants = [cancelledAt ?? updatedAt, ...payments.map(({ at }) => Date.parse(at))].map(closedOn);
    const nights = nightsOf({ arrival, departure: addDays(departure, 1) });
    for (const date of new Set([...nights, ...charges.map((line) => line.date), ...instants])) {
      const others = staysOn.get(date);
      if (others) others.push(stay);
      else staysOn.set(date, [stay]);
    }
  }
  return { first: firstDayOf(stays), staysOn };
}

/** The stay as it was when the day closed: in the house, or still to come. */
const asOf = (date: CivilDate, stay: StoredReservation): StoredReservation =>
  stay.checkedInOn !== undefined && stay.checkedInOn <= date
    ? { ...stay, state: "inHouse" }
    : { ...stay, state: stay.state === "checkedOut" ? "confirmed" : stay.state };

/** "" without stays: then there is no day. */
export const firstDayOf = (stays: Stays): CivilDate =>
  stays.reduce((first, { arrival }) => (first === "" || arrival < first ? arrival : first), "");
