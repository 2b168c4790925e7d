import type { Planning, PlanningStay } from "@/contract/reservations/planning";
import type { StayMove } from "@/contract/reservations/stayMoves";

import { nightsOf } from "../stay";
import { barsOf, placed, type PlacedNight } from "./barsOf";

/** The planning as it will be once the stays have moved; its counts follow when the server has answered. */
export function moved(planning: Planning, moves: readonly StayMove[]): Planning {
  const after = moves.flatMap((move) => {
    const stay = planning.stays.find(({ id }) => id === move.reservationId);
    return stay ? [movedStay(stay, move, planning)] : [];
  });
  return withStays(planning, after);
}

/** The planning with these stays as they are now; the others stay the same objects, so that their lines do too. */
export function withStays(planning: Planning, changed: readonly PlanningStay[]): Planning {
  const stays = [...planning.stays];
  for (const stay of changed) {
    const place = stays.findIndex(({ id }) => id === stay.id);
    if (place >= 0) stays[place] = stay;
  }
  return { ...planning, stays };
}

function movedStay(stay: PlanningStay, move: StayMove, planning: Planning): PlanningStay {
  const { arrival, departure, isRepriced } = move;
  const roomTypeId = (isRepriced ? typeOf(move, planning) : undefined) ?? stay.roomTypeId;
  return { ...stay, arrival, departure, roomTypeId, bars: barsOf(nightsAfter(stay, move, planning)) };
}

/** The nights of a stay, and where it sleeps on each. */
export const placesOf = ({ bars }: Pick<PlanningStay, "bars">): PlacedNight[] =>
  bars.flatMap(({ from, to, ...place }) =>
    nightsOf({ arrival: from, departure: to }).map((date) => ({ date, ...place })),
  );

/** The same after a move. */
export function nightsAfter(stay: PlanningStay, move: StayMove, planning: Planning): PlacedNight[] {
  const { arrival, departure, from, to, roomId } = move;
  const before = placesOf(stay);
  const dates = nightsOf({ arrival, departure });
  const nights = dates.map(
    (date) => before.find((night) => night.date === date && !night.isDay) ?? { date, roomTypeId: stay.roomTypeId },
  );
  if (dates.length === 0) nights.push({ ...before[0], date: arrival, roomTypeId: stay.roomTypeId, isDay: true });
  const roomTypeId = typeOf(move, planning) ?? stay.roomTypeId;
  const place = { from, to, ...(roomId === null ? {} : { roomId }), roomTypeId };
  return placed(nights, place, planning.businessDate);
}

const typeOf = ({ roomId }: StayMove, { rooms }: Planning) => rooms.find(({ id }) => id === roomId)?.roomTypeId;
