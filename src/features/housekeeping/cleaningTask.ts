import {
  type CleaningFields,
  cleaningContract,
  type CleaningPlan,
  type CleaningTask,
  type CleaningWork,
} from "@/contract/rooms/cleaningTasks";
import type { CivilDate } from "@/contract/property";
import { cleaningLife } from "@/domain/housekeeping/cleaningLife";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { createRecord } from "@/shared/record/createRecord";
import { paths } from "@/shared/routing/paths";

export const cleaningApi = createClient(cleaningContract);

/** A task, as it is opened and worked on. */
export const cleaningTask = createRecord<CleaningTask, never, never, CleaningWork, CleaningFields>()("cleaningTask", {
  get: cleaningApi.getCleaningTask,
  act: cleaningApi.actOnTask,
  notDone: "housekeeping.notDone",
  typedIn: ({ reason }) => [reason],
  path: paths.cleaningTask,
  listPath: paths.housekeeping,
  openTexts: "housekeeping",
});

/** The plan of a date as the server has it, that of the business date for "". */
export const toldPlan = createLoad(
  "cleaningPlan",
  (date: CivilDate): Promise<CleaningPlan> => cleaningApi.getCleaningPlan({ query: date ? { date } : {} }),
  cleaningApi.getCleaningPlan.reads,
);

/** With the work that is on its way: nothing else can be done with such a task until the server has replied. */
const worked = cleaningTask.inRows<CleaningTask>((task, { action }) => ({
  ...task,
  state: cleaningLife.stateAfter(action, task.state),
  actions: [],
}));

export const workedPlan = cleaningTask.writes.over(toldPlan, (plan, write) => ({
  ...plan,
  tasks: worked.applied(plan.tasks, write),
}));
