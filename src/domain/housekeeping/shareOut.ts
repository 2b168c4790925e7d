import type { AssignmentReason, CleaningTask, Housekeeper } from "@/contract/rooms/cleaningTasks";

import { hasBegun } from "./cleaningLife";

type SharedTask = Pick<
  CleaningTask,
  "id" | "room" | "floor" | "kind" | "credits" | "isUndisturbed" | "assigneeId" | "reason" | "state"
>;

export interface Assignment extends Pick<CleaningTask, "id" | "assigneeId"> {
  reason: AssignmentReason;
}

interface Load {
  person: Housekeeper;
  credits: number;
  floors: Set<number>;
  /** Credits of its tasks that are kept, and have not had their turn. */
  kept: number;
  /** Credits of the checks that wait for a supervisor. */
  checks: number;
}

/**
 * Who does which task. A task that is begun, or that was given by hand to a person who is there, stays theirs; where somebody
 * is absent, so does all that the others have, as they work by their lists already. The largest one goes first, to the
 * person with the fewest credits; of several to one on its floor, then to one on the fewest floors. Rooms that may not be
 * disturbed come last. Without a person is what goes beyond the credits of all: what is kept, and the checks of a
 * supervisor, are counted before.
 */
export function shareOut(tasks: readonly SharedTask[], people: readonly Housekeeper[]): Assignment[] {
  const loads = people
    .filter(({ isAbsent }) => !isAbsent)
    .map((person): Load => ({ person, credits: 0, floors: new Set(), kept: 0, checks: 0 }));
  const loadOf = (personId: string) => loads.find(({ person }) => person.id === personId);
  const isSomebodyAbsent = loads.length < people.length;
  const isHeld = ({ reason, assigneeId }: SharedTask) =>
    (isSomebodyAbsent || reason?.code === "byHand") && loadOf(assigneeId) !== undefined;
  const isKept = (task: SharedTask) => hasBegun(task) || isHeld(task);
  /** In its own turn, what was shared out and is begun changes nothing for the rest. */
  const isFirst = (task: SharedTask) => isHeld(task) || (hasBegun(task) && !task.reason);

  const supervisor = supervisorOf(loads);
  for (const task of tasks) {
    const load = isKept(task) ? loadOf(task.assigneeId) : undefined;
    if (load) load.kept += task.credits;
    else if (supervisor && isCheck(task)) supervisor.checks += task.credits;
  }

  return tasks
    .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)) || inTurn(one, other))
    .map((task): Assignment => {
      const { id, assigneeId, credits } = task;
      const owner = isKept(task) ? loadOf(assigneeId) : undefined;
      if (owner) owner.kept -= credits;
      else if (supervisor && isCheck(task)) supervisor.checks -= credits;
      const { load, reason }: Chosen = isKept(task)
        ? { load: owner, reason: task.reason ?? { code: "begun" } }
        : chosenFor(task, loads);
      if (load) take(load, task);
      return { id, assigneeId: isKept(task) ? assigneeId : (load?.person.id ?? ""), reason };
    });
}

/** The assignments that are other than what is. */
export function changesIn(tasks: readonly SharedTask[], assignments: readonly Assignment[]): Assignment[] {
  const now = new Map(tasks.map(({ id, assigneeId }) => [id, assigneeId]));
  return assignments.filter(({ id, assigneeId }) => now.get(id) !== assigneeId);
}

/** Credits that fit into no person's day. */
export function missingCredits(tasks: readonly SharedTask[], people: readonly Housekeeper[]): number {
  const left = new Set(shareOut(tasks, people).flatMap(({ id, reason }) => (reason.code === "noRoom" ? [id] : [])));
  return tasks.reduce((sum, { id, credits }) => sum + (left.has(id) ? credits : 0), 0);
}

const inTurn = (one: SharedTask, other: SharedTask) =>
  Number(one.isUndisturbed) - Number(other.isUndisturbed) ||
  other.credits - one.credits ||
  (one.room < other.room ? -1 : 1);

interface Chosen {
  load?: Load;
  reason: AssignmentReason;
}

function chosenFor(task: SharedTask, loads: readonly Load[]): Chosen {
  return isCheck(task) ? checkedBy(supervisorOf(loads), task) : leastLoaded(task, loads);
}

const isCheck = ({ kind }: SharedTask) => kind === "check";

const supervisorOf = (loads: readonly Load[]) => loads.find(({ person }) => person.isSupervisor);

const checkedBy = (supervisor: Load | undefined, { credits }: SharedTask): Chosen =>
  supervisor && fits(supervisor, credits)
    ? { load: supervisor, reason: { code: "supervisor" } }
    : { reason: { code: "noRoom" } };

const fits = ({ credits: taken, kept, person }: Load, credits: number) => taken + kept + credits <= person.target;

function leastLoaded({ credits, floor, assigneeId }: SharedTask, loads: readonly Load[]): Chosen {
  const able = loads.filter((load) => fits(load, load.checks + credits));
  const least = Math.min(...able.map((load) => load.credits));
  const tied = able.filter((load) => load.credits === least);
  const onFloor = tied.filter((load) => isOnFloor(load, floor));
  const near = onFloor.length > 0 ? onFloor : tied;
  const fewest = Math.min(...near.map(({ floors }) => floors.size));
  const last = near.filter(({ floors }) => floors.size === fewest);
  // so that nothing moves without a reason
  const load = last.find(({ person }) => person.id === assigneeId) ?? last[0];
  if (!load) return { reason: { code: "noRoom" } };
  if (tied.length === 1) return { load, reason: { code: "leastLoaded", credits: least } };
  return { load, reason: onFloor.length > 0 ? { code: "sameFloor", floor } : { code: "fewerFloors" } };
}

/** Works there already or, without a task yet, by preference. */
const isOnFloor = ({ floors, person }: Load, floor: number) =>
  floors.size === 0 ? person.floors.includes(floor) : floors.has(floor);

function take(load: Load, { credits, floor }: SharedTask) {
  load.credits += credits;
  load.floors.add(floor);
}
