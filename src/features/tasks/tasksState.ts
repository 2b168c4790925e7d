import { headerContract, type Task } from "@/contract/header";
import { createClient } from "@/shared/api/createClient";
import type { StatePart } from "@/shared/feature/feature";
import { isObject } from "@/shared/shapes";
import { createLoad } from "@/shared/load/createLoad";
import { call, type Saga } from "@/shared/saga/effects";
import { createWrite } from "@/shared/write/createWrite";

const tasksApi = createClient(headerContract);

const told = createLoad("tasks", () => tasksApi.listTasks());

type Tick = Pick<Task, "id" | "isDone">;

/** Of the ticks of a task the last one is enough. */
export const ticks = createWrite<Tick>()("ticks", {
  recordOf: ({ id }) => id,
  isReplaced: () => true,
  isWhat: (value): value is Tick =>
    isObject(value) && typeof value.id === "string" && typeof value.isDone === "boolean",
}).sentBy({
  *send({ id: taskId, isDone }, key): Saga {
    const task = yield* call(tasksApi.updateTask, { params: { taskId }, body: { isDone }, key });
    yield* told.tell((all) => withTask(all, task));
  },
  readAgain: told.askAgain,
});

const withTask = (all: Task[], task: Tick) => all.map((one) => (one.id === task.id ? { ...one, ...task } : one));

/** The tasks of the person who is signed in, with the pending ticks. */
export const tasks = ticks.over(told, withTask);

export const tasksState: StatePart[] = [tasks, ticks];
