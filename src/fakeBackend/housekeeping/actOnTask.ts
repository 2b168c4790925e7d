import {
  type CleaningFields,
  type CleaningInputs,
  cleaningLimits,
  type CleaningTask,
  type CleaningWork,
  type WorkInput,
} from "@/contract/rooms/cleaningTasks";
import { longer, missing } from "@/domain/definition/generalFaults";
import { cleaningLife, cleaningReason, LAST_ASKED, minutesUntil } from "@/domain/housekeeping/cleaningLife";
import { hotelMoment, localTime } from "@/domain/localTime";

import type { Actor } from "../records/Actor";
import { refuse, refuseFaults } from "../records/Refused";
import { type CleaningBooks, personOf } from "./cleaningPlanOf";
import type { StoredTask } from "./HousekeepingBook";

/** Refuses what is missing, and the work of a person on the task of another one. */
export function checkAct(
  action: CleaningWork,
  input: CleaningFields & { version: number },
  task: CleaningTask,
  books: CleaningBooks,
) {
  const { personId = "", reason = "" } = input;
  works[action].check?.(input, task, books);
  refuseFaults(longer({ reason }, cleaningLimits.reason));
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
  input: CleaningFields,
  task: CleaningTask,
  books: CleaningBooks,
  actor: Actor,
): StoredTask {
  const { hotel, housekeeping } = books;
  const { change, tell } = works[action];
  const state = cleaningLife.stateAfter(action, task.state);
  const when = instantOf(input.at, task, hotel.property.timeZone, actor.now);
  // who picked their name on a shared phone is the author, not who is signed in on it
  const by = (input.personId && personOf(input.personId, task.date, housekeeping)?.name) || actor.by;
  const changed = { state, ...change?.(input, task, books, when) };
  // what was done on a day that is closed says nothing of the room of today
  if (task.date >= hotel.property.businessDate) tell?.(input, task, books, { ...actor, by });
  return housekeeping.change(task, changed);
}

interface Work<Input> {
  /** Refuses what the act cannot be done with. */
  check?: (input: Partial<Input>, task: CleaningTask, books: CleaningBooks) => void;
  /** The changes besides its state; `when` is the instant of the act. */
  change?: (input: Partial<Input>, task: CleaningTask, books: CleaningBooks, when: string) => Partial<StoredTask>;
  /** Says what it means for the room. */
  tell?: (input: Partial<Input>, task: CleaningTask, books: CleaningBooks, actor: Actor) => void;
}

const works: { [Action in CleaningWork]: Work<CleaningInputs[Action]> } = {
  start: {
    change: ({ personId }, { assigneeId }, _, when) => ({
      startedAt: when,
      note: "",
      ...(personId && !assigneeId && { assigneeId: personId }),
    }),
    tell({ at, during }, { roomId }, { rooms }, actor) {
      rooms.doNotDisturb(roomId, false, actor, { at, during });
      rooms.mark(roomId, "cleaning", actor, { at });
    },
  },
  pause: { change: stopped },
  finish: {
    change: stopped,
    tell: ({ at }, { roomId }, { rooms }, actor) => rooms.mark(roomId, "clean", actor, { at }),
  },
  inspect: { tell: (_, { roomId }, { rooms }, actor) => rooms.mark(roomId, "inspected", actor) },
  fail: {
    check({ reason = "" }) {
      refuseFaults(missing(reason.trim() !== "", "reason"));
    },
    change({ reason = "" }, { id }, { housekeeping }) {
      const { failures = 0 } = housekeeping.find(id) ?? {};
      return { note: reason.trim(), failures: failures + 1 };
    },
    tell: ({ reason = "" }, { roomId }, { rooms }, actor) =>
      rooms.mark(roomId, "dirty", actor, { note: reason.trim() }),
  },
  postpone: {
    check: refuseOtherGuest,
    change(_, { roomId, date }, { hotel, rooms }, when) {
      const { timeZone } = hotel.property;
      const isLast = hotelMoment(localTime(Date.parse(when), timeZone), date) >= `${date} ${LAST_ASKED}`;
      return { state: isLast ? "notServiced" : "open", postponedFor: rooms.stayIn(roomId)?.reservation.id ?? "" };
    },
    tell({ at, during }, task, books, actor) {
      leave(task, books, actor);
      books.rooms.doNotDisturb(task.roomId, true, actor, { at, during });
    },
  },
  decline: {
    check: refuseOtherGuest,
    change: ({ reason = "" }) => ({ note: reason.trim() }),
    tell: (_, task, books, actor) => leave(task, books, actor),
  },
};

/** A wish is of the guest who was in the room then. */
function refuseOtherGuest({ during }: WorkInput, { roomId, room }: CleaningTask, { rooms }: CleaningBooks) {
  if (rooms.isOfAnother(roomId, { during })) refuse([cleaningReason("TASK_OTHER_GUEST", { room })]);
}

function stopped(_: WorkInput, task: CleaningTask, __: CleaningBooks, when: string): Partial<StoredTask> {
  return { startedAt: "", minutes: minutesUntil(task, when) };
}

/** A cleaning that was begun has not been done. */
function leave({ roomId }: CleaningTask, { rooms }: CleaningBooks, actor: Actor) {
  if (rooms.cleanlinessOf(roomId) === "cleaning") rooms.mark(roomId, "dirty", actor);
}

/** Work that was sent late happened when it says: never later than now, nor before its day or the run that it ends. */
function instantOf(at = "", { startedAt, date }: CleaningTask, timeZone: string, now: Date): string {
  const told = Date.parse(at);
  const isOfDay = !Number.isNaN(told) && localTime(told, timeZone) >= date;
  const instant = isOfDay ? Math.min(told, now.getTime()) : now.getTime();
  return new Date(startedAt ? Math.max(instant, Date.parse(startedAt)) : instant).toISOString();
}
