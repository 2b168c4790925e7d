import { planningContract } from "@/contract/reservations/planning";
import type { StayMove } from "@/contract/reservations/stayMoves";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";

const { priceMove } = createClient({ priceMove: planningContract.priceMove });

/** Price of a stay as agreed, after a move, and sold as the type of its new room. */
export const movePrices = createLoad(
  "movePrices",
  ({ reservationId, roomId, ...move }: StayMove) => {
    const { arrival, departure, from, to } = move;
    return priceMove({ params: { reservationId }, query: { arrival, departure, from, to, roomId: roomId ?? "" } });
  },
  priceMove.reads,
);
