import type { Task } from "@/contract/header";
import { isObject } from "@/shared/isObject";
import { createOutbox } from "@/shared/outbox/createOutbox";

export type Tick = Pick<Task, "id" | "isDone">;

/** Ticks on their way to the server. The last one of a task is enough. */
export const ticks = createOutbox<Tick>()("ticks", {
  recordOf: ({ id }) => id,
  isReplaced: () => true,
  isWhat: (value): value is Tick =>
    isObject(value) && typeof value.id === "string" && typeof value.isDone === "boolean",
});

export const { queued: taskTicked } = ticks.actions;
