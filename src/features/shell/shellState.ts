import type { StatePart } from "@/shared/feature/feature";

import { apps, cart, notifications, topBarWrites } from "./topBar/topBarLists";
import { topBarSaga } from "./topBar/topBarSaga";
import { topBarSlice } from "./topBar/topBarSlice";

export const shellState: StatePart[] = [
  { slices: [topBarSlice], saga: topBarSaga },
  cart,
  notifications,
  apps,
  topBarWrites,
];
