import { type CleaningAct, cleaningLimits, type CleaningTask, type CleaningWork } from "@/contract/rooms/cleaningTasks";
import { longer, missing } from "@/domain/definition/generalFaults";
import { cleaningLife, cleaningReason, LAST_ASKED, minutesUntil } from "@/domain/housekeeping/cleaningLife";
import { hotelMoment, localTime } from "@/domain/localTime";

import type { Actor } from "../records/Actor";
import { refuse, refuseFaults } from "../records/Refused";
import { type CleaningBooks, personOf } from "./cleaningPlanOf";
import type { StoredTask } from "./HousekeepingBook";

/** Refuses what is missing, and the work of a person on the task of another one. */
export function checkAct(action: CleaningWork, act: CleaningAct, task: CleaningTask, books: CleaningBooks) {
  const { personId = "", reason = "" } = act;
  const isWish = action === "postpone" || action === "decline";
  if (isWish && books.rooms.isOfAnother(task.roomId, act))
    refuse([cleaningReason("TASK_OTHER_GUEST", { room: task.room })]);
  refuseFaults([
    ...missing(action !== "fail" || reason.trim() !== "", "reason"),
    ...longer({ reason }, cleaningLimits.reason),
  ]);
  refuse(othersReasons(personId, task, books));
}

/** Why a task cannot be given to a person. It can always be taken back. */
export function personReasons(personId: string, { date }: CleaningTask, { housekeeping }: CleaningBooks) {
  if (personId === "") return [];
  const person = personOf(personId, date, housekeeping);
  return person && !person.isAbsent ? [] : [cleaningReason("PERSON_ABSENT", { person: person?.name ?? personId })];
}

/** The task is of another person than the one who does it, or is to get it. */
export function othersReasons(personId: string, { assigneeId, date }: CleaningTask, { housekeeping }: CleaningBooks) {
  if (personId === "" || assigneeId === "" || assigneeId === personId) return [];
  return [cleaningReason("TASK_ASSIGNED", { person: personOf(assigneeId, date, housekeeping)?.name ?? assigneeId })];
}

/** Keeps the task after an act, and says what it means for the room. */
export function actOnTask(
  action: CleaningWork,
  act: CleaningAct,
  task: CleaningTask,
  books: CleaningBooks,
  actor: Actor,
): StoredTask {
  const change = changeBy(action, act, task, books, actor);
  tellRoom(action, act, task, books, actor);
  return books.housekeeping.change(task, change);
}

function changeBy(
  action: CleaningWork,
  { personId, reason = "", at }: CleaningAct,
  task: CleaningTask,
  { hotel, rooms, housekeeping }: CleaningBooks,
  { now }: Actor,
): Partial<StoredTask> {
  const { timeZone } = hotel.property;
  const state = cleaningLife.stateAfter(action, task.state);
  const when = instantOf(at, task, timeZone, now);
  switch (action) {
    case "start":
      return { state, startedAt: when, note: "", ...(personId && !task.assigneeId && { assigneeId: personId }) };
    case "pause":
    case "finish":
      return { state, startedAt: "", minutes: minutesUntil(task, when) };
    case "fail": {
      const { failures = 0 } = housekeeping.find(task.id) ?? {};
      return { state, note: reason.trim(), failures: failures + 1 };
    }
    case "postpone": {
      const isLast = hotelMoment(localTime(Date.parse(when), timeZone), task.date) >= `${task.date} ${LAST_ASKED}`;
      return { state: isLast ? "notServiced" : "open", postponedFor: rooms.stayIn(task.roomId)?.reservation.id ?? "" };
    }
    case "decline":
      return { state, note: reason.trim() };
    default:
      return { state };
  }
}

/** Work that was sent late happened when it says: never later than now, nor before its day or the run that it ends. */
function instantOf(at = "", { startedAt, date }: CleaningTask, timeZone: string, now: Date): string {
  const told = Date.parse(at);
  const isOfDay = !Number.isNaN(told) && localTime(told, timeZone) >= date;
  const instant = isOfDay ? Math.min(told, now.getTime()) : now.getTime();
  return new Date(startedAt ? Math.max(instant, Date.parse(startedAt)) : instant).toISOString();
}

function tellRoom(
  action: CleaningWork,
  { reason = "", at, during }: CleaningAct,
  { roomId, date }: CleaningTask,
  { rooms, hotel }: CleaningBooks,
  actor: Actor,
) {
  // what was done on a day that is closed says nothing of the room of today
  if (date < hotel.property.businessDate) return;
  if (action === "start") {
    rooms.doNotDisturb(roomId, false, actor, { at, during });
    rooms.mark(roomId, "cleaning", actor, { at });
  }
  if (action === "finish") rooms.mark(roomId, "clean", actor, { at });
  if (action === "inspect") rooms.mark(roomId, "inspected", actor);
  if (action === "fail") rooms.mark(roomId, "dirty", actor, { note: reason.trim() });
  const isLeft = action === "postpone" || action === "decline";
  if (isLeft && rooms.cleanlinessOf(roomId) === "cleaning") rooms.mark(roomId, "dirty", actor);
  if (action === "postpone") rooms.doNotDisturb(roomId, true, actor, { at, during });
}
