import {
  type AssignmentPlan,
  assignmentNights,
  type HeldRoom,
  type PlannedStay,
} from "@/contract/reservations/assignment";
import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { fullName } from "@/domain/people/names";
import { partyIn } from "@/domain/rates/cots";
import { arrivesWithin } from "@/domain/reservations/arrivesWithin";
import { roomDaysOf, roomOf } from "@/domain/reservations/roomOf";
import { isReady } from "@/domain/rooms/cleanliness";
import { isToArrive, takesRooms } from "@/domain/reservations/situationOf";

import type { Database } from "../core/database";
import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/books/StoredReservation";

interface Day {
  date: CivilDate;
  roomId?: string;
}

interface Range {
  nights: number;
  skip?: number;
}

/** The stays that arrive within some nights from the business date on, and the rooms that are held besides. */
export function assignmentPlanOf(
  { hotel, rooms }: Pick<Database, "hotel" | "rooms">,
  { nights, skip = 0 }: Range,
): AssignmentPlan {
  const { businessDate } = hotel.property;
  const skipped = Math.min(assignmentNights.most, Math.max(0, Math.floor(skip) || 0));
  const planned = skipped + Math.min(assignmentNights.most, Math.max(1, Math.floor(nights) || 1));
  const blocked = hotel.blocks.map(({ roomId, from, to: until }) => ({ roomId, from, to: until }));
  const plan: AssignmentPlan = {
    asOf: hotel.revision.count,
    businessDate,
    from: addDays(businessDate, skipped),
    to: addDays(businessDate, planned),
    roomTypes: [...hotel.roomTypes],
    rooms: [...hotel.rooms],
    stays: [],
    held: blocked.filter((block) => block.to > businessDate),
    notReady: rooms
      .states()
      .flatMap(({ roomId, cleanliness, occupant }) => (isReady(cleanliness) && occupant === "" ? [] : [roomId])),
  };
  for (const reservation of hotel.all()) {
    if (reservation.isDeleted || !takesRooms(reservation.state)) continue;
    const ahead = daysOf(reservation).filter(({ date }) => date >= businessDate);
    if (ahead.length === 0) continue;
    const isSkipped = skipped > 0 && arrivesWithin(reservation, skipped, businessDate);
    const isToCome = isToArrive(reservation.state) && arrivesWithin(reservation, planned, businessDate) && !isSkipped;
    const isInOneRoom = new Set(ahead.map(({ roomId }) => roomId)).size === 1;
    if (isToCome && (isInOneRoom || ahead.some(({ roomId }) => roomId === undefined))) {
      plan.stays.push(plannedStay(reservation, ahead, isInOneRoom ? ahead[0]!.roomId : undefined, hotel));
    }
    // who has a room for a part of the nights keeps that until another one is found for all of them
    if (!isToCome || !isInOneRoom) plan.held.push(...ahead.flatMap(heldRoom));
  }
  return plan;
}

/** The nights of a stay, and the day on which it has a room without one; day use that has none yet needs one on its day. */
function daysOf(reservation: StoredReservation): Day[] {
  const { nights, arrival, dayRoomId } = reservation;
  const isWaiting = nights.length === 0 && dayRoomId === undefined && isToArrive(reservation.state);
  return isWaiting ? [{ date: arrival }] : roomDaysOf(reservation);
}

function plannedStay(
  reservation: StoredReservation,
  ahead: readonly Day[],
  roomId: string | undefined,
  hotel: Hotel,
): PlannedStay {
  const { id, version, roomTypeId, guestId } = reservation;
  const guest = hotel.guests.get(guestId);
  const formerRoomId = lastRoomOf(guest.id, hotel);
  return {
    id,
    version,
    guest: fullName(guest),
    arrival: ahead[0]!.date,
    departure: addDays(ahead.at(-1)!.date, 1),
    roomTypeId,
    ...(roomId === undefined ? {} : { roomId }),
    ...partyIn(reservation),
    preferences: guest.preferences,
    ...(formerRoomId === undefined ? {} : { formerRoomId }),
    group: guest.company.trim() || guest.id,
  };
}

/** Where the guest slept on the last night of the last stay. */
function lastRoomOf(guestId: string, hotel: Hotel): string | undefined {
  const ended = hotel.reservationsOf(guestId).filter(({ state }) => state === "checkedOut");
  const last = ended.toSorted((a, b) => (a.departure < b.departure ? 1 : -1))[0];
  return last && (roomOf(last, last.departure) || undefined);
}

const heldRoom = ({ date, roomId }: Day): HeldRoom[] =>
  roomId === undefined ? [] : [{ roomId, from: date, to: addDays(date, 1) }];
