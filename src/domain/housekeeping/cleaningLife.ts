import { type CleaningReason, cleaningReasonTexts } from "@/contract/rooms/cleaningReasons";
import type { CleaningAction, CleaningState, CleaningTask } from "@/contract/rooms/cleaningTasks";

import { reasonsFrom } from "../reasonFor";
import { stateMachine } from "../stateMachine";

type RuledTask = Pick<CleaningTask, "state" | "room" | "isOccupied">;

interface Circumstances {
  /** The task is of the business date. */
  isToday: boolean;
  /** Its day is closed: work that was done on it and is told late is kept. */
  isOver?: boolean;
}

type Guard = (task: RuledTask, circumstances: Circumstances) => CleaningReason[];

/** A reason of the tasks, with its sentence in Spanish. */
export const cleaningReason = reasonsFrom(cleaningReasonTexts);

const onlyToday: Guard = (_, { isToday }) => (isToday ? [] : [cleaningReason("TASK_OTHER_DAY")]);

const notAhead: Guard = (task, circumstances) => (circumstances.isOver ? [] : onlyToday(task, circumstances));

/** In an empty room there is no one to disturb. */
const isFor = ({ isOccupied }: RuledTask) => isOccupied;

const finished = new Set<CleaningState>(["done", "inspected"]);
const notBegun: CleaningState[] = ["open", "failed", "notServiced"];

/** Its person works on it, or has: it stays theirs unless somebody moves it by hand. What was given back has no person. */
export const hasBegun = ({ state, assigneeId }: Pick<CleaningTask, "state" | "assigneeId">): boolean =>
  !notBegun.includes(state) && !(state === "paused" && assigneeId === "");

export const isFinished = ({ state }: Pick<CleaningTask, "state">): boolean => finished.has(state);

/** Whole minutes of a task with the run that is on until an instant (ISO 8601), which a wrong clock may put before it. */
export const minutesUntil = ({ startedAt, minutes }: Pick<CleaningTask, "startedAt" | "minutes">, at: string): number =>
  minutes + (startedAt === "" ? 0 : Math.max(0, Math.round((Date.parse(at) - Date.parse(startedAt)) / 60_000)));

/** From this hour on, a guest who does not want to be disturbed is not asked again. */
export const LAST_ASKED = "14:00";

/** The life of a task. A task that was failed begins again; what was postponed is open. */
export const cleaningLife = stateMachine<CleaningState, CleaningReason, RuledTask, Circumstances>()<CleaningAction>(
  {
    assign: { from: [...notBegun, "paused"], guards: [onlyToday] },
    start: { from: [...notBegun, "paused"], to: "inProgress", guards: [notAhead] },
    pause: { from: ["inProgress"], to: "paused", guards: [notAhead] },
    finish: { from: ["inProgress", "paused"], to: "done", guards: [notAhead] },
    inspect: { from: ["done"], to: "inspected", guards: [onlyToday] },
    fail: { from: ["done", "inspected"], to: "failed", guards: [onlyToday] },
    postpone: { from: ["open", "failed", "paused"], isFor, guards: [onlyToday] },
    decline: { from: ["open", "failed", "paused"], isFor, to: "notServiced", guards: [onlyToday] },
  },
  { foreign: foreignReason },
);

const wishes = new Set<CleaningAction>(["postpone", "decline"]);

/** The step that an act needs before it. */
const lacking: Partial<Record<CleaningAction, "TASK_NOT_BEGUN" | "TASK_NOT_DONE">> = {
  pause: "TASK_NOT_BEGUN",
  finish: "TASK_NOT_BEGUN",
  inspect: "TASK_NOT_DONE",
  fail: "TASK_NOT_DONE",
};

function foreignReason(action: CleaningAction, { room, state, isOccupied }: RuledTask): CleaningReason {
  if (wishes.has(action) && !isOccupied) return cleaningReason("TASK_EMPTY_ROOM", { room });
  const code = lacking[action] ?? "TASK_BEGUN";
  return cleaningReason(finished.has(state) && code !== "TASK_NOT_DONE" ? "TASK_FINISHED" : code, { room });
}
