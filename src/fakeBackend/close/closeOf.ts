import type { CloseSolution, ComingTask, NightClose, SolvedGroup } from "@/contract/day/close";
import type { DayFigures, MethodCount, ShiftOfDay } from "@/contract/day/dayFigures";
import { addDays } from "@/domain/civilDate";
import {
  arrivesWithoutRoom,
  closeReasons,
  isAhead,
  isCloseDue,
  isOpenArrival,
  isOpenDeparture,
  isUncounted,
  needsCount,
} from "@/domain/close/closeRules";
import { toComingTask } from "@/domain/housekeeping/tasksOn";
import { localTime } from "@/domain/localTime";
import { permissionFor } from "@/domain/permissionFor";
import { inOrderOf } from "@/domain/text/inOrderOf";

import type { Hotel } from "../hotel/Hotel";
import { ListEntry } from "../hotel/list/ListEntry";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Context } from "../core/routes";
import { actorOf } from "../records/Actor";
import { dueOn } from "../housekeeping/cleaningPlanOf";
import type { CloseBook } from "./CloseBook";
import { toCloseRow } from "./solutions";

/** The open day, counted from the books as they are. */
export function closeOf(context: Context): NightClose {
  const { hotel, close: book, figures: books, guestMessages } = context.db;
  const { businessDate: date } = hotel.property;
  const actor = actorOf(context);
  const rowsOf = (isIn: (stored: StoredReservation) => boolean, solutions?: CloseSolution[]) =>
    [...hotel.all()]
      .filter((stored) => !stored.isDeleted && isIn(stored))
      .map((stored) => toCloseRow(stored, hotel, actor, solutions))
      .toSorted((one, other) => inOrderOf()(one.customer, other.customer));

  const arrivals = rowsOf((stored) => isOpenArrival(stored, date));
  const departures = rowsOf((stored) => isOpenDeparture(stored, date));
  const unassigned = rowsOf((stored) => arrivesWithoutRoom(stored, addDays(date, 1)), ["assign"]);
  const figures = openFigures(context);
  const planned = guestMessages.rules.plannedOn(guestMessages, date).map(({ outgoing }) => outgoing.reasons);
  const unsent = planned.filter((reasons) => !reasons.some(({ code }) => code === "MESSAGE_ALREADY_SENT"));
  const due = unsent.filter((reasons) => reasons.length === 0).length;
  const open = [...arrivals, ...departures].map(({ id }) => id);
  const counts = figures.payments.filter(needsCount);
  const met = book.met(date, open).length + counts.length;
  const reasons = closeReasons({ arrivals, departures, figures });
  const last = books.reports.last();
  const now = localTime(actor.now.getTime(), hotel.property.timeZone);
  return {
    date,
    isDue: isCloseDue(date, now),
    isAhead: isAhead(date, now),
    progress: { done: met - open.length - counts.filter(isUncounted).length, all: met },
    arrivals,
    departures,
    unassigned,
    solved: solvedGroups(book, hotel),
    figures,
    tills: tillsOf(context),
    messages: { due, held: unsent.length - due },
    cleaning: comingCleaning(context),
    actions: [permissionFor("close", reasons)],
    ...(last && { last: { date: last.date, closedAt: last.closedAt, closedBy: last.closedBy } }),
    asOf: hotel.revision.count,
  };
}

/** Groups that were solved in the open day, without rows that have changed since. */
const solvedGroups = (book: CloseBook, hotel: Hotel): SolvedGroup[] =>
  [...book.solutions.entries()].flatMap(([clientId, { solution, date, solved }]) => {
    const rows = solved.flatMap(({ id, version, former }) => {
      const stored = former && date === hotel.property.businessDate ? hotel.find(id) : undefined;
      if (!stored || stored.isDeleted || stored.version !== version) return [];
      const { customer, room } = new ListEntry(stored, hotel);
      return [{ id, customer, room }];
    });
    return rows.length > 0 ? [{ clientId, solution, rows }] : [];
  });

/** Of the open day, with what has been counted. */
export function openFigures({ db: { hotel, close: book, figures: books, billing } }: Context): DayFigures {
  const figures = books.reports.openFigures(billing.payments());
  const { businessDate } = hotel.property;
  return { ...figures, payments: figures.payments.map((sum) => counted(sum, businessDate, book)) };
}

export const tillsOf = ({ db: { hotel, pos } }: Context): ShiftOfDay[] =>
  pos.shiftsOn(hotel.property.businessDate, pos);

/** Rooms to be cleaned on the day after the open one: the tasks of that day, as they follow from the books now. */
export const comingCleaning = ({ db }: Context): ComingTask[] =>
  dueOn(addDays(db.hotel.property.businessDate, 1), db)
    .map(toComingTask)
    .toSorted((one, other) => (one.room < other.room ? -1 : 1));

/** A count holds as long as what is expected stays the same. */
function counted(sum: MethodCount, date: string, book: CloseBook): MethodCount {
  const count = book.countOf(date, sum.method);
  if (!needsCount(sum) || count?.expected !== sum.expected) return sum;
  return { ...sum, counted: count.counted, reason: count.reason };
}
