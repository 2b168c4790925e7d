import {
  reservationActionsContract,
  type BulkRequest,
  type BulkResult,
  type RoomChoice,
} from "@/contract/reservations/reservationActions";
import type { ReservationAction } from "@/contract/reservations/reservationLife";
import { hasNotCome } from "@/domain/reservations/lateArrival";
import { cancellationFee, feeMoment, noShowFee } from "@/domain/reservations/fees";
import { reasonFor } from "@/domain/reasonFor";

import { ApiError } from "../../core/ApiError";
import { routesFor } from "../../core/routes";
import type { Hotel } from "../Hotel";
import { ListEntry } from "../list/ListEntry";
import type { StoredReservation } from "../books/StoredReservation";
import { type Actor, actorOf } from "../../records/Actor";
import { act, roomChoiceReasons } from "./act";
import { extensionRooms } from "./extensionRooms";
import { lateStay } from "./lateStay";
import { deleteReservation } from "./deletion";
import { refuseStale, toReservation } from "./toReservation";

const { actOnReservation, previewCancellation, previewNoShow, listRoomChoices, listExtensionRooms, actOnMany } =
  reservationActionsContract;

export const actionRoutes = routesFor(
  { actOnReservation, previewCancellation, previewNoShow, listRoomChoices, listExtensionRooms, actOnMany },
  {
    actOnReservation({ params: { id, action }, body }, context) {
      const { hotel } = context.db;
      const stored = hotel.get(id);
      refuseStale(stored, body.version, hotel);
      return toReservation(act(stored, action as ReservationAction, body, hotel, actorOf(context)), hotel);
    },
    previewCancellation: ({ params: { id }, query: { cancelReason } }, { db: { hotel } }) =>
      cancellationFee(hotel.get(id), feeMoment(hotel.clock(), hotel.property), cancelReason),
    previewNoShow: ({ params: { id } }, { db: { hotel } }) =>
      noShowFee(hotel.get(id), feeMoment(hotel.clock(), hotel.property)),
    listRoomChoices: ({ params: { id } }, { db: { hotel } }) => roomChoices(hotel.get(id), hotel),
    listExtensionRooms: ({ params: { id }, query: { departure } }, { db: { hotel } }) =>
      extensionRooms(hotel.get(id), departure, hotel),
    actOnMany: ({ body }, context) => body.ids.map((id) => actOnOne(id, body, context.db.hotel, actorOf(context))),
  },
);

function actOnOne(id: string, { action, cancelReason }: BulkRequest, hotel: Hotel, actor: Actor): BulkResult {
  const stored = hotel.find(id);
  const customer = stored ? new ListEntry(stored, hotel).customer : "";
  if (!stored || stored.isDeleted) return { id, customer, isDone: false, reasons: [reasonFor("GONE")] };
  try {
    if (action === "delete") deleteReservation(stored, hotel, actor);
    else act(stored, action, { cancelReason }, hotel, actor);
    return { id, customer, isDone: true, reasons: [] };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { id, customer, isDone: false, reasons: error.reasons };
  }
}

/** Every room: free ones first, of these those that are free to the end, then those of the type sold before better ones. */
function roomChoices(stored: StoredReservation, hotel: Hotel): RoomChoice[] {
  const rankOf = new Map(hotel.roomTypes.map(({ id, rank }) => [id, rank]));
  const choices = hotel.rooms.map((room) => {
    const reasons = roomChoiceReasons(stored, room.id, hotel);
    const { departure } = hasNotCome(stored) ? lateStay(stored, room.id, hotel) : stored;
    return { room, reasons, ...(departure < stored.departure && { departure }) };
  });
  const orderOf = ({ room, reasons, departure }: RoomChoice) =>
    (reasons.length > 0 ? 200 : departure === undefined ? 0 : 100) +
    (room.roomTypeId === stored.roomTypeId ? 0 : (rankOf.get(room.roomTypeId) ?? 0));
  return choices.toSorted((a, b) => orderOf(a) - orderOf(b) || (a.room.number < b.room.number ? -1 : 1));
}
