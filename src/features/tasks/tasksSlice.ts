import { createEntityAdapter, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Task } from "@/contract/header";

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
  initialState: adapter.getInitialState<{ status: "loading" | "loaded" | "failed" }>({ status: "loading" }),
  reducers: {
    tasksRequested(tasks) {
      tasks.status = "loading";
    },
    tasksLoaded(tasks, { payload }: PayloadAction<Task[]>) {
      adapter.setAll(tasks, payload);
      tasks.status = "loaded";
    },
    tasksFailed(tasks) {
      tasks.status = "failed";
    },
    taskToggled: toggleTask,
    taskToggleFailed: toggleTask,
  },
  selectors: {
    selectTasks: selectAll,
    selectTasksStatus: ({ status }) => status,
  },
});

export const { tasksRequested, tasksLoaded, tasksFailed, taskToggled, taskToggleFailed } = tasksSlice.actions;
export const { selectTasks, selectTasksStatus } = tasksSlice.selectors;
