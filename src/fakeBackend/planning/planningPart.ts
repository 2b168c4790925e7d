import { planningContract } from "@/contract/reservations/planning";

import type { Sample } from "../core/createCore";
import { KeptMap } from "../core/KeptMap";
import { routesFor } from "../core/routes";
import { actorOf } from "../records/Actor";
import { notFound } from "../records/Refused";
import { liftBlock } from "../rooms/roomBlocks";
import { allowOverbooking, liftOverbooking } from "./allowOverbooking";
import { blockRoom, undoBlock } from "./blockRoom";
import type { Moves } from "./Moves";
import { movedBack, moveStays, placementOf, pricesOf } from "./moveStays";
import { planningOf } from "./planningOf";

export function createData({ shelf }: Sample): () => Moves {
  const made: Moves = new KeptMap(shelf.table("planningMoves"));
  return () => made;
}

export const routes = routesFor(planningContract, {
  getPlanning: ({ query }, { db }) => planningOf(db, query),
  moveStays({ body: { clientId, moves } }, context) {
    const { planning, hotel } = context.db;
    const known = planning.get(clientId);
    if (known) return { asOf: hotel.revision.count, results: known.results };
    const former = moves.flatMap(({ reservationId }) => {
      const stored = hotel.find(reservationId);
      return stored ? [placementOf(stored)] : [];
    });
    const results = moveStays(moves, hotel, actorOf(context));
    planning.set(clientId, { results, former });
    return { asOf: hotel.revision.count, results };
  },
  priceMove({ params: { reservationId }, query }, { db: { hotel }, now }) {
    const stored = hotel.get(reservationId);
    const move = { ...query, reservationId, version: stored.version, roomId: query.roomId || null };
    return pricesOf(stored, move, hotel, now().getTime());
  },
  blockRoom: ({ params: { id }, body }, context) => blockRoom(id, body, context.db, actorOf(context)),
  liftBlock({ params: { id } }, context) {
    liftBlock(id, context.db.rooms, actorOf(context));
    return id;
  },
  undoBlock({ params: { id } }, context) {
    undoBlock(id, context.db, actorOf(context));
    return id;
  },
  allowOverbooking: ({ params, body }, context) => allowOverbooking(params, body, context.db.hotel, actorOf(context)),
  liftOverbooking({ params }, { db: { hotel } }) {
    liftOverbooking(params, hotel);
    return `${params.roomTypeId} ${params.date}`;
  },
  undoMoves({ params: { clientId } }, context) {
    const { planning, hotel } = context.db;
    const known = planning.get(clientId);
    if (!known) throw notFound();
    const results = known.undone ?? movedBack(known.former, known.results, hotel, actorOf(context));
    planning.set(clientId, { ...known, undone: results });
    return { asOf: hotel.revision.count, results };
  },
});
