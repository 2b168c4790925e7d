import type { FeatureState } from "@/shared/feature";

import { authSaga } from "./authSaga";
import { login, recovery, registration } from "./submissions";

export const authState: FeatureState = { slices: [login, registration, recovery], saga: authSaga };
