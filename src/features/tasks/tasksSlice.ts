import { createEntityAdapter, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Task } from "@/contract/header";
import type { Sentence } from "@/shared/i18n/sentence";

const adapter = createEntityAdapter<Task>();
const { selectAll } = adapter.getSelectors();

/** A tick undoes itself, so a refused one is taken back by ticking again, however the calls cross. */
function toggleTask(tasks: ReturnType<typeof adapter.getInitialState>, { payload: id }: PayloadAction<string>) {
  const task = tasks.entities[id];
  if (task) task.isDone = !task.isDone;
}

/** What the person who is signed in has to do. */
export const tasksSlice = createSlice({
  name: "tasks",
  initialState: adapter.getInitialState<{ status: "loading" | "loaded" | "failed"; problem?: Sentence }>({
    status: "loading",
  }),
  reducers: {
    tasksRequested(tasks) {
      tasks.status = "loading";
    },
    tasksLoaded(tasks, { payload }: PayloadAction<Task[]>) {
      adapter.setAll(tasks, payload);
      tasks.status = "loaded";
    },
    tasksFailed(tasks, { payload: problem }: PayloadAction<Sentence>) {
      tasks.status = "failed";
      tasks.problem = problem;
    },
    taskToggled: toggleTask,
    taskToggleFailed: toggleTask,
  },
  selectors: {
    selectTasks: selectAll,
    selectTasksStatus: ({ status }) => status,
    selectTasksProblem: ({ problem }) => problem,
  },
});

export const { tasksRequested, tasksLoaded, tasksFailed, taskToggled, taskToggleFailed } = tasksSlice.actions;
export const { selectTasks, selectTasksStatus, selectTasksProblem } = tasksSlice.selectors;
