import type { StatePart } from "@/shared/feature/feature";

import { offersSaga } from "./offersSaga";
import { offersSlice } from "./offersSlice";

/** The offers for the stay in a form: every area with such a form names it in its state. */
export const offersState: StatePart = { slices: [offersSlice], saga: offersSaga };
