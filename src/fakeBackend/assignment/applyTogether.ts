import type { MoveResult } from "@/contract/reservations/assignment";
import type { Reason } from "@/contract/reservations/reservationReasons";
import { availabilityReasons, roomReasons } from "@/domain/rates/availability";
import { reasonFor } from "@/domain/reasonFor";
import { nightsTaken } from "@/domain/reservations/amendedNights";
import { roomDaysOf } from "@/domain/reservations/roomOf";
import { takesRooms } from "@/domain/reservations/situationOf";

import { groupedBy } from "../core/groupedBy";
import type { Hotel } from "../hotel/Hotel";
import { ListEntry } from "../hotel/list/ListEntry";
import { capacityReasons } from "../hotel/reservations/guardReasons";
import { historyOf } from "../hotel/reservations/historyOf";
import type { StoredReservation } from "../hotel/books/StoredReservation";

interface Asked {
  reservationId: string;
  version: number;
}

interface Moving<Move> {
  /** The reservation after the move, or what forbids it whatever the others do. */
  next: (former: StoredReservation, move: Move) => StoredReservation | Reason[];
  /** Puts it into the books. */
  put: (former: StoredReservation, next: StoredReservation, move: Move) => StoredReservation;
  /** All or none: if one is forbidden, nothing is changed, and only the forbidden ones are among the results. */
  isWhole?: boolean;
}

interface Change<Move = unknown> {
  move: Move;
  former: StoredReservation;
  next: StoredReservation;
}

/** Changes stays all at once. What a rule forbids is left out, and then what has no room because of that. */
export function applyTogether<Move extends Asked>(
  moves: readonly Move[],
  hotel: Hotel,
  { next: nextOf, put, isWhole }: Moving<Move>,
): MoveResult[] {
  const results = new Map<string, MoveResult>();
  const refuse = (id: string, reasons: Reason[], by = "") =>
    results.set(id, { reservationId: id, isDone: false, version: hotel.find(id)?.version ?? 0, reasons, by });

  let changes = moves.flatMap((move): Change<Move>[] => {
    const former = hotel.find(move.reservationId);
    if (!former || former.isDeleted) {
      refuse(move.reservationId, [reasonFor("GONE")]);
      return [];
    }
    const next = nextOf(former, move);
    if (!Array.isArray(next) && isSame(former, next)) return [{ move, former, next: former }]; // however it came about
    if (former.version !== move.version) refuse(former.id, [reasonFor("STALE_VERSION")], historyOf(former)[0]?.by);
    else if (Array.isArray(next)) refuse(former.id, next);
    else return [{ move, former, next }];
    return [];
  });

  for (let refused = refusedOf(changes, hotel); refused.size > 0; refused = refusedOf(changes, hotel)) {
    for (const [id, reasons] of refused) refuse(id, reasons, holderOf(reasons, changes, id, hotel));
    changes = changes.filter(({ former }) => !refused.has(former.id));
  }

  if (isWhole && results.size > 0) changes = [];
  for (const { move, former, next } of changes) {
    const { id, version } = former === next ? former : put(former, next, move);
    results.set(id, { reservationId: id, isDone: true, version, reasons: [], by: "" });
  }
  return moves.flatMap(({ reservationId }) => results.get(reservationId) ?? []);
}

const isSame = (former: StoredReservation, next: StoredReservation) => placesOf(former) === placesOf(next);

const placesOf = ({ arrival, departure, roomTypeId, nights, dayRoomId }: StoredReservation) =>
  JSON.stringify([arrival, departure, roomTypeId, nights.map(({ roomId }) => roomId), dayRoomId]);

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

/** A stay that is not counted itself: a room has one guest a night, and what needs another room of a type has to find one. */
function placeReasons(former: StoredReservation, next: StoredReservation, hotel: Hotel): Reason[] {
  const ahead = roomDaysOf(next).filter(
    ({ date, roomId }) => date >= hotel.property.businessDate && roomId !== undefined,
  );
  const ofRooms = [...groupedBy(ahead, ({ roomId }) => roomId!)].flatMap(([id, nights]) => {
    const dates = nights.map(({ date }) => date);
    return roomReasons(hotel.nights.roomNights(id, dates), hotel.room(id)?.number ?? id);
  });
  const taken = nightsTaken(former, next).filter(({ date }) => date >= hotel.property.businessDate);
  const ofTypes = [...groupedBy(taken, ({ roomTypeId }) => roomTypeId)].flatMap(([id, nights]) =>
    availabilityReasons(
      nights.map(({ date }) => hotel.nights.count(id, date)),
      hotel.roomType(id)?.name ?? id,
    ),
  );
  return [...capacityReasons(next, hotel), ...ofRooms, ...ofTypes];
}

/** The guest who has the room that was refused. */
function holderOf(reasons: readonly Reason[], changes: readonly Change[], id: string, hotel: Hotel): string {
  const date = reasons.find(({ code }) => code === "ROOM_TAKEN")?.values?.date;
  const next = changes.find(({ former }) => former.id === id)?.next;
  const roomId = next && roomDaysOf(next).find((night) => night.date === date)?.roomId;
  if (date === undefined || roomId === undefined) return "";
  const isIn = (stay: StoredReservation) =>
    roomDaysOf(stay).some((night) => night.date === date && night.roomId === roomId);
  for (const one of hotel.all()) {
    const stays = changes.find(({ former }) => former.id === one.id)?.next ?? one;
    if (one.id !== id && !one.isDeleted && takesRooms(one.state) && isIn(stays))
      return new ListEntry(one, hotel).customer;
  }
  return "";
}
