import type { StatePart } from "@/shared/feature/feature";

import { hotelChangesSaga } from "./hotelChangesSaga";
import { hotelChangesSlice } from "./hotelChangesSlice";
import { hotel } from "./hotelSlice";

/** What the hotel sells, and news of its changes: every area of the hotel names it in its state. */
export const hotelState: StatePart = {
  slices: [...hotel.slices, hotelChangesSlice],
  *saga() {
    yield* hotel.saga();
    yield* hotelChangesSaga();
  },
};
