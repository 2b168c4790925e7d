import { hotelChangesSaga } from "@/shared/changes/hotelChangesSaga";
import { hotelChangesSlice, hotelHeard } from "@/shared/changes/hotelChangesSlice";
import type { StatePart } from "@/shared/feature/feature";
import { onEvery } from "@/shared/feature/watch";
import { select } from "@/shared/saga/effects";

import { hotel, selectHotel } from "./hotelSlice";

/** The set-up of the hotel, and news of its changes: every area of the hotel names it in its state. */
export const hotelState: StatePart = {
  slices: [...hotel.slices, hotelChangesSlice],
  *saga() {
    yield* hotel.saga();
    yield* hotelChangesSaga();
    yield* followSetUp();
  },
};

/** A change of the set-up, or of the business date, reaches every page of the hotel. */
function* followSetUp() {
  yield onEvery(hotelHeard, function* ({ lastOf }) {
    const known = yield* select(selectHotel);
    if (known && known.asOf < lastOf.setUp) yield* hotel.askAgain();
  });
}
