import { reservationsContract } from "@/contract/reservations/reservations";
import { sentences } from "@/contract/sentences";

import { routesFor } from "../../core/routes";
import { actorOf } from "../../records/Actor";
import { deleteReservation, restoreReservation } from "./deletion";
import { createReservation, isAsDrafted, updateReservation } from "./saveReservation";
import { refuseStale } from "./refuseStale";
import { toReservation } from "./toReservation";

const {
  createReservation: create,
  updateReservation: update,
  deleteReservation: remove,
  restoreReservation: restore,
} = reservationsContract;

/** Routes that save and delete reservations. */
export const reservationRoutes = routesFor(
  { create, update, remove, restore },
  {
    create({ body: { clientId, draft, ...how } }, context) {
      const { hotel } = context.db;
      const made = hotel.madeBy.get(clientId);
      if (made !== undefined) {
        const stored = hotel.get(made);
        if (!isAsDrafted(stored, draft, hotel)) refuseStale(stored, 0, hotel);
        return toReservation(stored, hotel);
      }
      const stored = createReservation(draft, hotel, actorOf(context), how);
      hotel.madeBy.set(clientId, stored.id);
      return toReservation(stored, hotel);
    },
    update({ params: { id }, body: { version, draft, ...decisions } }, context) {
      const { hotel } = context.db;
      const stored = hotel.get(id);
      if (isAsDrafted(stored, draft, hotel)) return toReservation(stored, hotel);
      refuseStale(stored, version, hotel);
      return toReservation(updateReservation(stored, draft, hotel, actorOf(context), decisions), hotel);
    },
    remove({ params: { id } }, context) {
      deleteReservation(context.db.hotel.get(id), context.db.hotel, actorOf(context));
      return sentences.reservationDeleted;
    },
    restore({ params: { id } }, context) {
      const { hotel } = context.db;
      return toReservation(restoreReservation(id, hotel, actorOf(context)), hotel);
    },
  },
);
