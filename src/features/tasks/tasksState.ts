import type { FeatureState } from "@/shared/feature";

import { tasksSaga } from "./tasksSaga";
import { tasksSlice } from "./tasksSlice";

export const tasksState: FeatureState = { slices: [tasksSlice], saga: tasksSaga };
