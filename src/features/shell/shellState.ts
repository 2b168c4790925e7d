import type { FeatureState } from "@/shared/feature";

import { topBarSaga } from "./topBar/topBarSaga";
import { topBarSaves } from "./topBar/topBarSaves";
import { topBarSlice } from "./topBar/topBarSlice";

export const shellState: FeatureState = { slices: [topBarSlice, topBarSaves], saga: topBarSaga };
