import { deskContract } from "@/contract/reservations/desk";

import type { Sample } from "../core/createCore";
import { toReservation } from "../hotel/reservations/toReservation";
import { propertyAt } from "../hotel/sample/property";
import { KeptMap } from "../core/KeptMap";
import { routesFor } from "../core/routes";
import { actorOf } from "../records/Actor";
import { actAtDesk } from "./actAtDesk";
import { deskOf } from "./deskOf";
import { freeRooms } from "./freeRooms";
import type { RoomMarks } from "./DeskBooks";

export const routes = routesFor(deskContract, {
  getDesk: (_, { db }) => deskOf(db),
  listFreeRooms: ({ query }, { db }) => freeRooms(query, db),
  actAtDesk({ params: { id, action }, body }, context) {
    const { hotel, desk } = context.db;
    return toReservation(actAtDesk(hotel.get(id), action, body, { hotel, desk }, actorOf(context)), hotel);
  },
});

export function createData({ now, shelf }: Sample): () => RoomMarks {
  const marks: RoomMarks = {
    cleanSince: propertyAt(now).businessDate,
    cleanedAfter: new KeptMap(shelf.table("cleanedRooms")),
  };
  return () => marks;
}
