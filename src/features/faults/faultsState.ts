import type { StatePart } from "@/shared/feature/feature";

import { faultsSaga } from "./faultsSaga";
import { faultsSlice } from "./faultsSlice";

export const faultsState: StatePart[] = [{ slices: [faultsSlice], saga: faultsSaga }];
