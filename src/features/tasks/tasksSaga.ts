import { headerContract } from "@/contract/header";
import { createClient } from "@/shared/api/createClient";
import { isInDoubt } from "@/shared/api/isInDoubt";
import { messageOf } from "@/shared/api/messageOf";
import { untilAnswered } from "@/shared/connection/untilAnswered";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { inTurn, onLatest } from "@/shared/saga/watch";

import {
  selectPendingTick,
  tasksFailed,
  tasksLoaded,
  tasksRequested,
  taskSaved,
  taskTold,
  taskToggled,
  taskToggleFailed,
} from "./tasksSlice";

const tasksApi = createClient(headerContract);

export function* tasksSaga() {
  yield onLatest(tasksRequested, loadTasks);
  yield inTurn(taskToggled, (taskId) => taskId, saveTask);
}

function* loadTasks(): Saga {
  try {
    yield* put(tasksLoaded(yield* call(tasksApi.listTasks)));
  } catch (error) {
    yield* put(tasksFailed(messageOf(error))); // the page itself says so, with a way to try again
  }
}

function* saveTask(taskId: string): Saga {
  const tick = yield* select((state: Parameters<typeof selectPendingTick>[0]) => selectPendingTick(state, taskId));
  if (!tick) return;
  try {
    const { isDone } = tick;
    yield* put(taskSaved(yield* call(tasksApi.updateTask, { params: { taskId }, body: { isDone } })));
  } catch (error) {
    yield* put(taskToggleFailed(taskId));
    yield* put(noticeShown({ kind: "error", sentence: messageOf(error) }));
    if (isInDoubt(error)) yield* findOut(taskId);
  }
}

/** The server may have saved what it gave no answer to. */
function* findOut(taskId: string): Saga {
  const task = (yield* untilAnswered(() => call(tasksApi.listTasks))).find(({ id }) => id === taskId);
  if (task) yield* put(taskTold(task));
}
