import { headerContract, type Task } from "@/contract/header";
import { createClient } from "@/shared/api/createClient";
import type { StatePart } from "@/shared/feature/feature";
import { isObject } from "@/shared/shapes";
import { createLoad } from "@/shared/load/createLoad";
import { call, type Saga } from "@/shared/saga/effects";
import { createWrite } from "@/shared/write/createWrite";

const tasksApi = createClient(headerContract);

/** What the person who is signed in has to do. */
export const tasks = createLoad("tasks", () => tasksApi.listTasks());

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
    yield* tasks.tell((all) => withTask(all, task));
  },
  readAgain: tasks.askAgain,
});

const withTask = (all: Task[], task: Tick) => all.map((one) => (one.id === task.id ? { ...one, ...task } : one));

/** As the person left them: a tick that is refused is gone, and nothing else moves. */
export const selectTasks = ticks.over(tasks.selectData, (all, tick) => all && withTask(all, tick));

export const tasksState: StatePart[] = [tasks, ticks];
