import type { CivilDate, Room } from "@/contract/property";
import type { CleaningPlan, CleaningState, CleaningTask } from "@/contract/rooms/cleaningTasks";
import { addDays } from "@/domain/civilDate";
import { cleaningTaskId } from "@/domain/housekeeping/cleaningTaskId";
import { cleaningLife, isFinished, LAST_ASKED } from "@/domain/housekeeping/cleaningLife";
import { creditsOf } from "@/domain/housekeeping/credits";
import { missingCredits } from "@/domain/housekeeping/shareOut";
import { checklistOf, type CleanedStay, type DueTask, tasksOn } from "@/domain/housekeeping/tasksOn";
import { isReady } from "@/domain/rooms/cleanliness";
import { hasNight } from "@/domain/stay";

import type { Database } from "../core/database";
import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { HousekeepingBook, StoredTask } from "./HousekeepingBook";

export type CleaningBooks = Pick<Database, "hotel" | "rooms" | "housekeeping">;

/** The tasks of a date with their people. */
export function cleaningPlanOf(date: CivilDate, books: CleaningBooks): CleaningPlan {
  const { hotel, housekeeping } = books;
  const tasks = cleaningTasksOf(date, books);
  const people = housekeeping.peopleOn(date);
  return {
    date,
    businessDate: hotel.property.businessDate,
    tasks,
    people,
    missingCredits: missingCredits(tasks, people),
    asOf: hotel.revision.count,
  };
}

/** All that is due on a date, by stays and rules, with the work of people; of some rooms alone where they are told. */
export const cleaningTasksOf = (date: CivilDate, books: CleaningBooks, rooms?: readonly Room[]): CleaningTask[] =>
  dueOn(date, books, rooms).map((due) => toTask(due, date, books));

/** The rooms that are due, on the business date or on a later one. */
export function dueOn(date: CivilDate, books: CleaningBooks, of = books.hotel.rooms): DueTask<Room>[] {
  const { hotel, rooms, housekeeping } = books;
  const taskOf = (roomId: string, day: CivilDate) => housekeeping.find(cleaningTaskId(day, roomId));
  const blocked = new Set(hotel.blocks.filter((block) => hasNight(block, date)).map(({ roomId }) => roomId));
  return tasksOn(cleanedStays(date, hotel), {
    date,
    checkInTime: hotel.property.checkInTime,
    rooms: of,
    isAhead: date > hotel.property.businessDate,
    isDirty: (roomId) => !isReady(rooms.cleanlinessOf(roomId)),
    isLeftDirty: (roomId) => rooms.isLeftDirty(roomId),
    isBlocked: (roomId) => blocked.has(roomId),
    begunAs(roomId) {
      const stored = taskOf(roomId, date);
      return stored && stored.state !== "open" ? stored.kind : undefined;
    },
    isServiced(roomId, on) {
      const isOpen = on >= housekeeping.since && on < hotel.property.businessDate;
      const state = taskOf(roomId, on)?.state;
      return !isOpen || state === "done" || state === "inspected";
    },
    isSecondDay(roomId) {
      const before = addDays(date, -1);
      const wasAsleep = (rooms.stayIn(roomId)?.reservation.arrival ?? date) < before;
      const wasPutOff = isPutOff(taskOf(roomId, before), rooms);
      const isSinceBefore = wasPutOff || (wasAsleep && rooms.isUndisturbedSince(roomId, date));
      return isSinceBefore && wasNotServiced(taskOf(roomId, before)) && rooms.isUndisturbed(roomId);
    },
  });
}

/** For the guest who is in the room now: one before says nothing of them. */
function isPutOff(task: StoredTask | undefined, rooms: CleaningBooks["rooms"]): boolean {
  const stay = task && rooms.stayIn(task.roomId);
  return stay !== undefined && task?.postponedFor === stay.reservation.id;
}

/** A task that is not done by the end of its day counts as not serviced, touched or not. */
const wasNotServiced = (task?: StoredTask) => !task || task.state === "notServiced" || task.state === "open";

/** The stays that a room may have to be cleaned for on a date. */
const cleanedStays = (date: CivilDate, { list }: Hotel): CleanedStay[] =>
  list
    .where(({ reservation }) => isNear(reservation, date))
    .map(({ reservation, guest }) => ({ ...reservation, isVip: guest.isVip }));

/** A guest who should have left and has not is still there. */
const isNear = ({ state, arrival, departure, roomsLeft }: StoredReservation, date: CivilDate) =>
  (state === "inHouse" || state === "confirmed" || state === "checkedOut" || roomsLeft !== undefined) &&
  arrival <= date &&
  (state === "inHouse" || departure >= date);

function toTask(due: DueTask<Room>, date: CivilDate, { hotel, rooms, housekeeping }: CleaningBooks): CleaningTask {
  const { room, kind, isAwaited, isUrgent, isVip, linen, linenSince, priority, extras } = due;
  const { businessDate } = hotel.property;
  const isToday = date === businessDate;
  const id = cleaningTaskId(date, room.id);
  const stored = housekeeping.find(id);
  const isOccupied = isToday ? rooms.stayIn(room.id) !== undefined : kind === "stay" || kind === "check";
  const state = isToday ? stateNow(stored, due, rooms) : "open";
  const isUndisturbed = isOccupied && rooms.isUndisturbed(room.id);
  const isAskedAgain = state === "open" && isUndisturbed && isPutOff(stored, rooms);
  const isBegun = state === "inProgress" || isFinished({ state });
  // a task that was not due while its person became absent, or that was failed since, is theirs no more
  const isGivenBack = !isBegun && stored !== undefined && housekeeping.isAbsent(date, stored.assigneeId);
  const { assigneeId = "", reason } = isGivenBack ? {} : (stored ?? {});
  const { version = 1, startedAt = "", minutes = 0, note = "" } = stored ?? {};
  return {
    id,
    version,
    date,
    roomId: room.id,
    room: room.number,
    floor: room.floor,
    kind,
    credits: creditsOf(kind, hotel.roomType(room.roomTypeId) ?? { code: "" }, extras),
    priority,
    isUrgent: isUrgent && state !== "done" && state !== "inspected",
    isAwaited,
    isVip,
    isOccupied,
    isUndisturbed,
    linen,
    linenSince,
    checklist: checklistOf(due),
    assigneeId,
    ...(reason && { reason }),
    state,
    startedAt,
    minutes,
    note,
    askAgainAt: isAskedAgain ? LAST_ASKED : "",
    actions: cleaningLife.permissionsOf({ state, room: room.number, isOccupied }, { isToday }),
  };
}

/**
 * Work that has ended is as the room is: inspected, done, or to be done again once the room is dirty again. A room that its
 * guest has left, and that somebody has said to be clean without its task, is done.
 */
function stateNow(
  stored: StoredTask | undefined,
  { room, kind, isSleeperIn }: DueTask<Room>,
  rooms: CleaningBooks["rooms"],
): CleaningState {
  const { state = "open" } = stored ?? {};
  const cleanliness = rooms.cleanlinessOf(room.id);
  if (!isReady(cleanliness)) return isFinished({ state }) ? "open" : state;
  const isTold = state === "open" && kind === "departure" && !isSleeperIn;
  const isEnded = isTold || state === "failed" || isFinished({ state });
  if (!isEnded) return state;
  return cleanliness === "inspected" ? "inspected" : "done";
}

/** The people of a date by name. */
export const personOf = (personId: string, date: CivilDate, book: HousekeepingBook) =>
  book.peopleOn(date).find(({ id }) => id === personId);
