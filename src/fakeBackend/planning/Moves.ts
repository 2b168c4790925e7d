import type { MoveResult } from "@/contract/reservations/assignment";

import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { KeptMap } from "../core/KeptMap";

/** The fields of a reservation that a move changes. */
export type Placement = Pick<
  StoredReservation,
  | "id"
  | "arrival"
  | "departure"
  | "roomTypeId"
  | "negotiatedPrice"
  | "nights"
  | "dayRoomId"
  | "roomsLeft"
  | "policies"
  | "deposit"
>;

export interface KeptMove {
  results: MoveResult[];
  /** As they were before it. */
  former: Placement[];
  /** Results of undoing it. */
  undone?: MoveResult[];
}

/** The moves of the planning, by the client's id of each call. */
export type Moves = KeptMap<KeptMove>;

/** Forgets why the price of a stay was negotiated, if it can no longer be moved back: the reason may name its guest. */
export const forgetReasons = (moves: Moves, versionOf: (id: string) => number | undefined) =>
  moves.rewrite((move) => ({
    ...move,
    former: move.former.map((place) => {
      const { version } = move.results.find(({ reservationId }) => reservationId === place.id) ?? {};
      if (!place.negotiatedPrice || versionOf(place.id) === version) return place;
      return { ...place, negotiatedPrice: { ...place.negotiatedPrice, reason: "" } };
    }),
  }));
