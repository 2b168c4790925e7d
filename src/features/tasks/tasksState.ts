import type { StatePart } from "@/shared/feature";

import { tasksSaga } from "./tasksSaga";
import { tasksSlice } from "./tasksSlice";
import { ticks } from "./ticks";

export const tasksState: StatePart[] = [{ slices: [tasksSlice, ticks], saga: tasksSaga }];
