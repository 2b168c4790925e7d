import { headerContract } from "@/contract/header";
import { createClient } from "@/shared/api/createClient";
import { messageOf } from "@/shared/api/messageOf";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery, onLatest } from "@/shared/saga/watch";

import { selectTasks, tasksFailed, tasksLoaded, tasksRequested, taskToggled, taskToggleFailed } from "./tasksSlice";

const tasksApi = createClient(headerContract);

export function* tasksSaga() {
  yield onLatest(tasksRequested, loadTasks);
  yield onEvery(taskToggled, saveTask);
}

function* loadTasks(): Saga {
  try {
    yield* put(tasksLoaded(yield* call(tasksApi.listTasks)));
  } catch (error) {
    yield* put(tasksFailed(messageOf(error))); // the page itself says so, with a way to try again
  }
}

function* saveTask(taskId: string): Saga {
  const task = (yield* select(selectTasks)).find(({ id }) => id === taskId);
  if (!task) return;
  try {
    yield* call(tasksApi.updateTask, { params: { taskId }, body: { isDone: task.isDone } });
  } catch (error) {
    yield* put(taskToggleFailed(taskId));
    throw error;
  }
}
