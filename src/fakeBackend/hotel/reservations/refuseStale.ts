import { reasonFor } from "@/domain/reasonFor";

import type { Hotel } from "../Hotel";
import { refusal } from "../refusals";
import type { StoredReservation } from "../books/StoredReservation";
import { toReservation } from "./toReservation";

/** Refuses what was decided upon an older reservation, with the one that is stored (409). */
export function refuseStale(stored: StoredReservation, version: number, hotel: Hotel) {
  if (version !== stored.version) throw refusal(409, [reasonFor("STALE_VERSION")], toReservation(stored, hotel));
}
