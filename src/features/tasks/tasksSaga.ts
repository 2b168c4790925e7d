import { headerContract } from "@/contract/header";
import { createClient } from "@/shared/api/createClient";
import { isInDoubt } from "@/shared/api/isInDoubt";
import { messageOf } from "@/shared/api/messageOf";
import { untilAnswered } from "@/shared/connection/untilAnswered";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { sendSaves } from "@/shared/outbox/sendSaves";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onLatest } from "@/shared/saga/watch";

import { tasksFailed, tasksLoaded, tasksRequested, taskTold } from "./tasksSlice";
import { type Tick, ticks } from "./ticks";

const tasksApi = createClient(headerContract);

export function* tasksSaga() {
  yield onLatest(tasksRequested, loadTasks);
  yield* sendSaves(ticks, { send: saveTick, refused: tellRefusal, doneElsewhere: () => put(tasksRequested()) });
}

function* loadTasks(): Saga {
  try {
    yield* put(tasksLoaded(yield* call(tasksApi.listTasks)));
  } catch (error) {
    yield* put(tasksFailed(messageOf(error))); // the page itself says so, with a way to try again
  }
}

function* saveTick({ id: taskId, isDone }: Tick, key: string): Saga {
  yield* put(taskTold(yield* call(tasksApi.updateTask, { params: { taskId }, body: { isDone }, key })));
}

/** The server may have saved what it gave no answer to. */
function* tellRefusal({ id: taskId }: Tick, error: unknown): Saga {
  yield* put(noticeShown({ kind: "error", sentence: messageOf(error) }));
  if (!isInDoubt(error)) return;
  const task = (yield* untilAnswered(() => call(tasksApi.listTasks))).find(({ id }) => id === taskId);
  if (task) yield* put(taskTold(task));
}
