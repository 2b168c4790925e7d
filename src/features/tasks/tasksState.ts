import type { FeatureState } from "@/shared/feature";

import { tasksSaga } from "./tasksSaga";
import { tasksSlice } from "./tasksSlice";
import { ticks } from "./ticks";

export const tasksState: FeatureState = { slices: [tasksSlice, ticks], saga: tasksSaga };
