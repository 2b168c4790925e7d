import type { FeatureState } from "@/shared/feature";

import { topBarSaga } from "./topBar/topBarSaga";
import { topBarSlice } from "./topBar/topBarSlice";

export const shellState: FeatureState = { slices: [topBarSlice], saga: topBarSaga };
