import type { FeatureState } from "@/shared/feature";

import { faultsSaga } from "./faultsSaga";
import { faultsSlice } from "./faultsSlice";

export const faultsState: FeatureState = { slices: [faultsSlice], saga: faultsSaga };
