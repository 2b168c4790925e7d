import type { CleaningState, CleaningTask } from "@/contract/rooms/cleaningTasks";

/** Work under way comes first, work that is done last. */
const turns: Record<CleaningState, number> = {
  inProgress: 0,
  paused: 1,
  failed: 2,
  open: 2,
  notServiced: 3,
  done: 4,
  inspected: 4,
};

export const inWorkingOrder = (tasks: readonly CleaningTask[]): CleaningTask[] =>
  tasks.toSorted(
    (one, other) =>
      turns[one.state] - turns[other.state] ||
      Number(one.askAgainAt !== "") - Number(other.askAgainAt !== "") ||
      one.priority - other.priority ||
      Number(one.room > other.room) - Number(one.room < other.room),
  );

/** The room that follows once this one is done. */
export const nextAfter = (task: CleaningTask, tasks: readonly CleaningTask[]): CleaningTask | undefined =>
  inWorkingOrder(tasks).find(({ id, state }) => id !== task.id && turns[state] < turns.notServiced);
