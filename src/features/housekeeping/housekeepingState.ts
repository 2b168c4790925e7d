import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { cleaningTask, toldPlan } from "./cleaningTask";
import { absences, cleaningPlan, sharings, sharingUndo } from "./sharing";

export const housekeepingState: StatePart[] = [
  hotelState,
  cleaningPlan,
  cleaningTask,
  sharings,
  absences,
  { slices: [sharingUndo], *saga() {} },
  cleaningTask.followedBy({
    show: (task) =>
      toldPlan.tell((plan) => ({ ...plan, tasks: plan.tasks.map((one) => (one.id === task.id ? task : one)) })),
    readAgain: toldPlan.askAgain,
  }),
];
