import type { MoveResult, RoomMove } from "@/contract/assignment";
import type { Reason } from "@/contract/reasons";
import type { ReservationNight } from "@/contract/reservations";
import { availabilityReasons, roomReasons } from "@/domain/rates/availability";
import { peopleReasons } from "@/domain/rates/peopleReasons";
import { reasonFor } from "@/domain/reasonFor";
import { rankReasons } from "@/domain/reservations/rankReasons";
import { isToArrive, situationOf, takesRooms } from "@/domain/reservations/situationOf";

import { groupedBy } from "../hotel/groupedBy";
import type { Hotel } from "../hotel/Hotel";
import { listEntryOf } from "../hotel/list/listEntryOf";
import { type Actor, recorded } from "../hotel/reservations/act";
import { unassigned } from "../hotel/reservations/circumstancesOf";
import { historyOf } from "../hotel/reservations/historyOf";
import type { StoredReservation } from "../hotel/StoredReservation";

interface Change {
  former: StoredReservation;
  next: StoredReservation;
}

/** Gives stays other rooms, all at once. What a rule forbids is left out, and then what has no room because of that. */
export function applyMoves(moves: readonly RoomMove[], hotel: Hotel, actor: Actor): MoveResult[] {
  const results = new Map<string, MoveResult>();
  const refuse = (id: string, reasons: Reason[], by = "") =>
    results.set(id, { reservationId: id, isDone: false, version: hotel.find(id)?.version ?? 0, reasons, by });

  let changes = moves.flatMap((move): Change[] => {
    const former = hotel.find(move.reservationId);
    if (!former || former.isDeleted) {
      refuse(move.reservationId, [reasonFor("GONE")]);
      return [];
    }
    const next = { ...former, nights: nightsIn(move.roomId, former, hotel) };
    if (isSame(former, next)) return [{ former, next: former }]; // however it came about
    if (former.version !== move.version) {
      refuse(former.id, [reasonFor("STALE_VERSION")], historyOf(former)[0]?.by);
      return [];
    }
    const reasons = ownReasons(former, move.roomId, hotel);
    if (reasons.length > 0) refuse(former.id, reasons);
    return reasons.length > 0 ? [] : [{ former, next }];
  });

  for (let refused = refusedOf(changes, hotel); refused.size > 0; refused = refusedOf(changes, hotel)) {
    for (const [id, reasons] of refused) refuse(id, reasons, holderOf(reasons, changes, id, hotel));
    changes = changes.filter(({ former }) => !refused.has(former.id));
  }

  for (const { former, next } of changes) {
    const { id, version } = former === next ? former : hotel.put(recorded(actionOf(next), former, next, hotel, actor));
    results.set(id, { reservationId: id, isDone: true, version, reasons: [], by: "" });
  }
  return moves.map(({ reservationId }) => results.get(reservationId)!);
}

function nightsIn(roomId: string | null, reservation: StoredReservation, hotel: Hotel): ReservationNight[] {
  if (roomId === null) return unassigned(reservation);
  const roomTypeId = hotel.room(roomId)?.roomTypeId ?? "";
  const { businessDate } = hotel.property;
  return reservation.nights.map((night) => (night.date < businessDate ? night : { ...night, roomId, roomTypeId }));
}

const isSame = (former: StoredReservation, next: StoredReservation) =>
  former.nights.every(({ roomId }, place) => roomId === next.nights[place]!.roomId);

/** What forbids it whatever the others do. */
function ownReasons(reservation: StoredReservation, roomId: string | null, hotel: Hotel): Reason[] {
  const { businessDate } = hotel.property;
  const { state, roomTypeId, departure } = reservation;
  if (!isToArrive(state) || !takesRooms(state)) {
    return [reasonFor("INVALID_TRANSITION", { situation: situationOf(reservation, businessDate) })];
  }
  if (departure <= businessDate) return [reasonFor("STAY_OVER", { date: departure })];
  if (roomId === null) return [];
  const room = hotel.room(roomId);
  const type = hotel.roomType(room?.roomTypeId ?? "");
  const sold = hotel.roomType(roomTypeId);
  if (!room || !type || !sold) return [reasonFor("GONE")];
  return [...rankReasons(room, type, sold), ...(type.id === sold.id ? [] : peopleReasons(reservation, type))];
}

/** Those that find their room, or their type, taken when all others of the changes have moved. */
function refusedOf(changes: readonly Change[], hotel: Hotel): Map<string, Reason[]> {
  const refused = new Map<string, Reason[]>();
  const moved: StoredReservation[] = [];
  for (const { former } of changes) hotel.nights.remove(former);
  for (const { former, next } of changes) {
    const reasons = former === next ? [] : placeReasons(former, next, hotel);
    if (reasons.length > 0) refused.set(former.id, reasons);
    else moved.push(next);
    if (reasons.length === 0) hotel.nights.add(next);
  }
  for (const next of moved) hotel.nights.remove(next);
  for (const { former } of changes) hotel.nights.add(former);
  return refused;
}

/** A stay that is not counted itself: a room has one guest a night, and what changes its type has to find one of it. */
function placeReasons(former: StoredReservation, next: StoredReservation, hotel: Hotel): Reason[] {
  const ahead = next.nights.filter(({ date }) => date >= hotel.property.businessDate);
  const roomId = ahead[0]?.roomId;
  const dates = ahead.map(({ date }) => date);
  const ofRoom =
    roomId === undefined ? [] : roomReasons(hotel.nights.roomNights(roomId, dates), hotel.room(roomId)!.number);
  const changed = ahead.filter(({ date, roomTypeId }) =>
    former.nights.some((night) => night.date === date && night.roomTypeId !== roomTypeId),
  );
  const ofTypes = [...groupedBy(changed, ({ roomTypeId }) => roomTypeId)].flatMap(([id, nights]) =>
    availabilityReasons(
      nights.map(({ date }) => hotel.nights.count(id, date)),
      hotel.roomType(id)?.name ?? id,
    ),
  );
  return [...ofRoom, ...ofTypes];
}

/** The guest who has the room that was refused. */
function holderOf(reasons: readonly Reason[], changes: readonly Change[], id: string, hotel: Hotel): string {
  const date = reasons.find(({ code }) => code === "ROOM_TAKEN")?.values?.date;
  const roomId = changes.find(({ former }) => former.id === id)?.next.nights.at(-1)?.roomId;
  if (date === undefined || roomId === undefined) return "";
  const isIn = ({ nights }: StoredReservation) =>
    nights.some((night) => night.date === date && night.roomId === roomId);
  for (const one of hotel.all()) {
    const stays = changes.find(({ former }) => former.id === one.id)?.next ?? one;
    if (one.id !== id && !one.isDeleted && takesRooms(one.state) && isIn(stays))
      return listEntryOf(one, hotel).customer;
  }
  return "";
}

const actionOf = ({ nights }: StoredReservation) =>
  nights.some(({ roomId }) => roomId !== undefined) ? "assignRoom" : "unassignRoom";
