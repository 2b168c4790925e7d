import { createEntityAdapter, createSelector, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Task } from "@/contract/header";
import type { Sentence } from "@/shared/i18n/sentence";

import { ticks } from "./ticks";

interface Standing {
  status: "loading" | "loaded" | "failed";
  problem?: Sentence;
  /** What the server has said of tasks since all of them were asked for: an answer on its way may be older. */
  toldMeanwhile: Record<string, Task>;
}

const adapter = createEntityAdapter<Task>();
const initialState = adapter.getInitialState<Standing>({ status: "loading", toldMeanwhile: {} });

type Tasks = typeof initialState;

function hear(tasks: Tasks, task: Task) {
  adapter.setOne(tasks, task);
  tasks.toldMeanwhile[task.id] = task;
}

/** What the person who is signed in has to do, as the server last said. */
export const tasksSlice = createSlice({
  name: "tasks",
  initialState,
  reducers: {
    tasksRequested(tasks) {
      tasks.status = "loading";
      tasks.toldMeanwhile = {};
    },
    tasksLoaded(tasks, { payload }: PayloadAction<Task[]>) {
      adapter.setAll(tasks, payload);
      adapter.upsertMany(tasks, tasks.toldMeanwhile);
      tasks.status = "loaded";
    },
    tasksFailed(tasks, { payload: problem }: PayloadAction<Sentence>) {
      tasks.status = "failed";
      tasks.problem = problem;
    },
    /** How a task stands now, by the server. */
    taskTold: (tasks, { payload: task }: PayloadAction<Task>) => hear(tasks, task),
  },
  selectors: {
    selectTold: adapter.getSelectors().selectAll,
    selectTasksStatus: ({ status }) => status,
    selectTasksProblem: ({ problem }) => problem,
  },
});

export const { tasksRequested, tasksLoaded, tasksFailed, taskTold } = tasksSlice.actions;
export const { selectTasksStatus, selectTasksProblem } = tasksSlice.selectors;

/** As the person left them: a tick that is refused is taken away again, and nothing else moves. */
export const selectTasks = createSelector(
  [tasksSlice.selectors.selectTold, ticks.selectors.selectSaves],
  (told, saves) => told.map((task) => ({ ...task, ...saves.findLast(({ what }) => what.id === task.id)?.what })),
);
