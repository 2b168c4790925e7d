import { get, set } from "idb-keyval";

import type { TillId } from "@/contract/outlets";
import { tillContract, type TillData } from "@/contract/pos/till";
import type { Property } from "@/contract/property";
import { setUpContract } from "@/contract/reservations/setUp";
import { createClient } from "@/shared/api/createClient";
import { isInDoubt } from "@/shared/api/failures";
import { isUndelivered } from "@/shared/api/retryAfter";
import { propertyLoaded } from "@/shared/connection/connectionSlice";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { createLoad } from "@/shared/load/createLoad";
import { call, put, type Saga, select } from "@/shared/saga/effects";

export const tillApi = createClient(tillContract);
const { getSetUp } = createClient({ getSetUp: setUpContract.getSetUp });

/** A till with all that it needs to sell and to print, also while there is no connection. */
export interface Till extends TillData {
  property: Property;
  /** It is what this device has kept: the server did not answer. */
  isKept?: true;
}

const keyOf = (till: TillId) => `till:${till}`;

/** A browser that keeps nothing sells as long as its page lives; without IndexedDB the library throws at once. */
const unlessForbidden = async <Kept>(act: () => Promise<Kept>): Promise<Kept | undefined> => {
  try {
    return await act();
  } catch {
    return undefined;
  }
};

const keep = (till: Till) => unlessForbidden(() => set(keyOf(till.till), till));
const keptTill = (till: TillId) => unlessForbidden(() => get<Till>(keyOf(till)));

function* askTill(id: TillId): Saga<Till> {
  try {
    const data = yield* call(tillApi.getTillData, { params: { till: id } });
    const known = yield* select(selectHotel);
    const { property } = known ?? (yield* call(getSetUp));
    const till: Till = Object.assign(data, { property }); // the reply itself: its age is known by it
    yield* put(propertyLoaded(property.timeZone));
    void keep(till);
    return till;
  } catch (error) {
    const isUnanswered = isInDoubt(error) || isUndelivered(error);
    const kept = isUnanswered ? yield* call(keptTill, id) : undefined;
    if (!kept) throw error;
    yield* put(propertyLoaded(kept.property.timeZone));
    return { ...kept, isKept: true };
  }
}

export const toldTill = createLoad("till", askTill, tillApi.getTillData.reads);
