import type { FeatureState } from "@/shared/feature";

import { authSaga } from "./authSaga";
import { login, recovery, registration, renewal } from "./submissions";

export const authState: FeatureState = { slices: [login, renewal, registration, recovery], saga: authSaga };
