import { deskContract } from "@/contract/reservations/desk";

import { toReservation } from "../hotel/reservations/toReservation";
import { routesFor } from "../core/routes";
import { actorOf } from "../records/Actor";
import { actAtDesk } from "./actAtDesk";
import { deskOf } from "./deskOf";
import { freeRooms } from "./freeRooms";

export const routes = routesFor(deskContract, {
  getDesk: (_, { db }) => deskOf(db),
  listFreeRooms: ({ query }, { db }) => freeRooms(query, db),
  actAtDesk({ params: { id, action }, body }, context) {
    const { hotel, rooms } = context.db;
    return toReservation(actAtDesk(hotel.get(id), action, body, { hotel, rooms }, actorOf(context)), hotel);
  },
});

/** It has no data: the rooms have their own. */
export const createData = () => () => undefined;
