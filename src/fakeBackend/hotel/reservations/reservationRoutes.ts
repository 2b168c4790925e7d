import { reservationsContract } from "@/contract/reservations/reservations";
import { sentences } from "@/contract/sentences";

import { routesFor } from "../../core/routes";
import { actorOf } from "../../records/Actor";
import { createBooking, refuseOtherBooking } from "./createBooking";
import { deleteReservation, restoreReservation } from "./deletion";
import { isAsDrafted } from "./draftedFacts";
import { createReservation, updateReservation } from "./saveReservation";
import { refuseStale, toReservation } from "./toReservation";

const {
  createReservation: create,
  createBooking: createTogether,
  updateReservation: update,
  deleteReservation: remove,
  restoreReservation: restore,
} = reservationsContract;

/** Routes that save and delete reservations. */
export const reservationRoutes = routesFor(
  { create, createTogether, update, remove, restore },
  {
    create({ body: { clientId, draft, ...how } }, context) {
      const { hotel } = context.db;
      const made = hotel.madeBy.get(clientId);
      if (made !== undefined) {
        const stored = hotel.get(made);
        refuseOtherBooking(stored, undefined, hotel);
        if (!isAsDrafted(stored, draft, hotel)) refuseStale(stored, 0, hotel);
        return toReservation(stored, hotel);
      }
      const stored = createReservation(draft, hotel, actorOf(context), how);
      hotel.madeBy.set(clientId, stored.id);
      return toReservation(stored, hotel);
    },
    createTogether({ body }, context) {
      const { hotel } = context.db;
      const made = hotel.madeBy.get(body.clientId);
      if (made === undefined) {
        const booked = createBooking(body, hotel, actorOf(context));
        hotel.madeBy.set(body.clientId, booked[0]!.id);
        return booked.map((stored) => toReservation(stored, hotel));
      }
      const leader = hotel.get(made);
      refuseOtherBooking(leader, body, hotel);
      return (leader.booking ?? [made]).flatMap((id) => {
        const stored = hotel.find(id);
        return stored && !stored.isDeleted ? toReservation(stored, hotel) : [];
      });
    },
    update({ params: { id }, body: { version, draft, ...decisions } }, context) {
      const { hotel } = context.db;
      const stored = hotel.get(id);
      const isSame = isAsDrafted(stored, draft, hotel);
      // a decision is about the reservation that was seen: the price to keep may be another one by now
      const isDecided = Object.values(decisions).some(Boolean);
      if (!isSame || isDecided) refuseStale(stored, version, hotel);
      if (isSame) return toReservation(stored, hotel);
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
