import type { OfferQuery } from "@/contract/reservations/rates";
import type { Reason } from "@/contract/reservations/reservationReasons";
import { recordRefusalOf } from "@/shared/record/recordRefusal";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onLatest, unless } from "@/shared/feature/watch";

import { reservationsApi } from "@/shared/stay/record/reservationsApi";
import { offersFailed, offersForgotten, offersLoaded, offersRefused, offersRequested } from "./offersSlice";

export function* offersSaga() {
  yield onLatest(offersRequested, unless(offersForgotten, loadOffers));
}

function* loadOffers(query: OfferQuery): Saga {
  try {
    yield* put(offersLoaded(yield* call(reservationsApi.listOffers, { query })));
  } catch (error) {
    const { reasons } = recordRefusalOf<never, Reason>(error);
    yield* put(reasons.length > 0 ? offersRefused(reasons) : offersFailed());
  }
}
