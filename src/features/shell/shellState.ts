import type { StatePart } from "@/shared/feature";

import { topBarSaga } from "./topBar/topBarSaga";
import { topBarSaves } from "./topBar/topBarSaves";
import { topBarSlice } from "./topBar/topBarSlice";

export const shellState: StatePart[] = [{ slices: [topBarSlice, topBarSaves], saga: topBarSaga }];
