import { createEntityAdapter, createSelector, createSlice, type PayloadAction } from "@reduxjs/toolkit";

import type { Task } from "@/contract/header";
import type { Sentence } from "@/shared/i18n/sentence";

interface Standing {
  status: "loading" | "loaded" | "failed";
  problem?: Sentence;
  /** Ticks that the server has not answered yet, the oldest first. */
  pending: Pick<Task, "id" | "isDone">[];
  /** What the server has said of tasks since all of them were asked for: an answer on its way may be older. */
  toldMeanwhile: Record<string, Task>;
}

const adapter = createEntityAdapter<Task>();
const initialState = adapter.getInitialState<Standing>({ status: "loading", pending: [], toldMeanwhile: {} });

type Tasks = typeof initialState;

const selectTold = adapter.getSelectors().selectAll;

/** As the person left them, over what the server said. */
const withPending = (told: Task[], pending: Tasks["pending"]) =>
  told.map((task) => ({ ...task, ...pending.findLast(({ id }) => id === task.id) }));

const selectShown = createSelector([selectTold, (tasks: Tasks) => tasks.pending], withPending);

function hear(tasks: Tasks, task: Task) {
  adapter.setOne(tasks, task);
  tasks.toldMeanwhile[task.id] = task;
}

function answered(tasks: Tasks, taskId: string) {
  const oldest = tasks.pending.findIndex(({ id }) => id === taskId);
  if (oldest >= 0) tasks.pending.splice(oldest, 1);
}

/** What the person who is signed in has to do. A refused tick is taken away again, and nothing else moves. */
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
    taskToggled(tasks, { payload: id }: PayloadAction<string>) {
      const task = selectShown(tasks).find((one) => one.id === id);
      if (task) tasks.pending.push({ id, isDone: !task.isDone });
    },
    taskSaved(tasks, { payload: task }: PayloadAction<Task>) {
      answered(tasks, task.id);
      hear(tasks, task);
    },
    /** How a task stands, although nobody knows what became of the last tick. */
    taskTold: (tasks, { payload: task }: PayloadAction<Task>) => hear(tasks, task),
    taskToggleFailed: (tasks, { payload: id }: PayloadAction<string>) => answered(tasks, id),
  },
  selectors: {
    selectTasks: selectShown,
    selectTasksStatus: ({ status }) => status,
    selectTasksProblem: ({ problem }) => problem,
    /** The oldest tick of a task that is to be saved. */
    selectPendingTick: ({ pending }, taskId: string) => pending.find(({ id }) => id === taskId),
  },
});

export const { tasksRequested, tasksLoaded, tasksFailed, taskToggled, taskSaved, taskTold, taskToggleFailed } =
  tasksSlice.actions;
export const { selectTasks, selectTasksStatus, selectTasksProblem, selectPendingTick } = tasksSlice.selectors;
