import type { StatePart } from "@/shared/feature/feature";

import { authSaga } from "./authSaga";
import { login, recovery, registration, renewal } from "./submissions";

export const authState: StatePart[] = [{ slices: [login, renewal, registration, recovery], saga: authSaga }];
