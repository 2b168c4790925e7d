import {
  type CleaningAction,
  cleaningContract,
  cleaningLimits,
  type CleaningTask,
  type CleaningWork,
  type SharedTask,
  type SharedReply,
} from "@/contract/rooms/cleaningTasks";
import type { CivilDate } from "@/contract/property";
import { isCivilDate } from "@/domain/civilDate";
import { generalReason } from "@/domain/definition/generalReason";
import { cleaningLife, cleaningReason, isFinished } from "@/domain/housekeeping/cleaningLife";
import { partsOfTaskId } from "@/domain/housekeeping/cleaningTaskId";
import { sentences } from "@/contract/sentences";
import { permissionOf } from "@/domain/permissionFor";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { propertyAt } from "../hotel/sample/property";
import { routesFor } from "../core/routes";
import { actorOf } from "../records/Actor";
import { notFound, refuse, Refused, refuseInput } from "../records/Refused";
import { serveRecord } from "../records/serveRecord";
import { actOnTask, checkAct, othersReasons, personReasons } from "./actOnTask";
import { type CleaningBooks, cleaningPlanOf, cleaningTasksOf, personOf } from "./cleaningPlanOf";
import { HousekeepingBook } from "./HousekeepingBook";
import { housekeepersSeed } from "./housekeepersSeed";
import { sampleTasks } from "./sampleTasks";

const stale = generalReason("RECORD_STALE");

const record = serveRecord<CleaningTask, CleaningTask, CleaningBooks>({
  booksOf: ({ db }) => db,
  get: taskOf,
  shown: ({ id }, books) => taskOf(id, books),
  stale,
});

const isWork = (action: CleaningAction): action is CleaningWork => action !== "assign";

const served = record.act({
  actions: cleaningLife.actions.filter(isWork),
  check: checkAct,
  act(action, act, task, books, actor) {
    actOnTask(action, act, task, books, actor);
    return task;
  },
});

export const routes = routesFor(cleaningContract, {
  getCleaningPlan: ({ query: { date } }, { db }) => cleaningPlanOf(openDate(date, db), db),
  shareOut({ body: { date, tasks } }, { db }): SharedReply {
    if (tasks.length > cleaningLimits.tasks) refuseInput([], { tasks: sentences.invalidValue });
    const known = new Map(cleaningTasksOf(openDate(date, db), db).map((task) => [task.id, task]));
    const refused = tasks.flatMap((shared) => giveTo(shared, known.get(shared.id), db));
    return { plan: cleaningPlanOf(date, db), refused };
  },
  setAbsence({ params: { date, personId }, body: { isAbsent } }, context) {
    const { db } = context;
    const { housekeeping } = db;
    const person = personOf(personId, openDate(date, db), housekeeping);
    if (!person) throw notFound();
    if (date !== db.hotel.property.businessDate) refuse([cleaningReason("TASK_OTHER_DAY")]);
    if (person.isAbsent !== isAbsent) {
      const given = isAbsent ? cleaningTasksOf(date, db).filter((task) => task.assigneeId === personId) : [];
      for (const task of given.filter(({ state }) => state === "inProgress"))
        actOnTask("pause", {}, task, db, actorOf(context));
      const left = given.filter((task) => !isFinished(task)).map(({ id }) => taskOf(id, db));
      housekeeping.setAbsence(date, personId, isAbsent, left);
    }
    return cleaningPlanOf(date, db);
  },
  getCleaningTask: record.get,
  actOnTask(request, context) {
    const task = taskOf(request.params.id, context.db);
    const { upon = task.state } = request.body;
    // a mark of the room changes what its task is, and not its version
    if (upon !== task.state) throw new Refused(409, { reasons: [stale], current: task });
    return served(request, context);
  },
});

/** Gives a task its person, or says why not. */
function giveTo({ id, version, assigneeId, reason }: SharedTask, task: CleaningTask | undefined, books: CleaningBooks) {
  const { roomId } = partsOfTaskId(id);
  const number = books.hotel.room(roomId)?.number ?? roomId;
  if (!task) return [{ id, room: number, reasons: [cleaningReason("TASK_GONE", { room: number })] }];
  const { room } = task;
  const isOlder = task.version !== version;
  // a repeat changes nothing
  if (task.assigneeId === assigneeId && (isOlder || task.reason?.code === reason?.code)) return [];
  const older = isOlder ? [...othersReasons(assigneeId, task, books), stale].slice(0, 1) : [];
  const { reasons: against = [] } = permissionOf(task, "assign") ?? {};
  const reasons = [...older, ...against, ...personReasons(assigneeId, task, books)];
  if (reasons.length > 0) return [{ id, room, reasons }];
  books.housekeeping.change(task, { assigneeId, reason });
  return [];
}

function taskOf(id: string, books: CleaningBooks): CleaningTask {
  const { date, roomId } = partsOfTaskId(id);
  if (date < books.hotel.property.businessDate) return closedTask(id, books);
  const room = books.hotel.rooms.filter((one) => one.id === roomId);
  const [task] = cleaningTasksOf(openDate(date, books), books, room);
  if (!task) throw notFound();
  return task;
}

/** The task of a closed day, as it was worked on last: of the stays of then nothing is told. */
function closedTask(id: string, { hotel, housekeeping }: CleaningBooks): CleaningTask {
  const stored = housekeeping.find(id);
  const room = stored && hotel.room(stored.roomId);
  if (!room) throw notFound();
  const { postponedFor: _, failures: __, ...work } = stored;
  const unknown = { isUrgent: false, isAwaited: false, isVip: false, isOccupied: false, isUndisturbed: false };
  const ruled = { state: work.state, room: room.number, isOccupied: false };
  return {
    ...unknown,
    ...work,
    room: room.number,
    floor: room.floor,
    priority: 0,
    linen: false,
    linenSince: "",
    checklist: [],
    askAgainAt: "",
    actions: cleaningLife.permissionsOf(ruled, { isToday: false, isOver: true }),
  };
}

/** The business date, or a later one; 404 for a day that is over, whose tasks are not made again. */
function openDate(date: CivilDate | undefined, { hotel }: CleaningBooks): CivilDate {
  const { businessDate } = hotel.property;
  if (date === undefined || date === "") return businessDate;
  if (!isCivilDate(date) || date < businessDate) throw notFound();
  return date;
}

export function createData(sample: Sample, { hotel }: Database): () => HousekeepingBook {
  const people = sample.size?.isEmpty ? [] : housekeepersSeed;
  const tasks = sample.size?.isEmpty ? [] : sampleTasks(sample, hotel, people);
  const book = new HousekeepingBook(hotel, sample.shelf, propertyAt(sample.now).businessDate, tasks, people);
  return () => book;
}
