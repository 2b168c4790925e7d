import {
  type AssignmentPlan,
  assignmentNights,
  type HeldRoom,
  type PlannedStay,
} from "@/contract/reservations/assignment";
import type { CivilDate } from "@/contract/property";
import type { ReservationNight } from "@/contract/reservations/reservations";
import { addDays } from "@/domain/civilDate";
import { fullName } from "@/domain/people/names";
import { isToArrive, takesRooms } from "@/domain/reservations/situationOf";

import type { DeskBooks } from "../desk/DeskBooks";
import { roomStates } from "../desk/roomStates";
import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/StoredReservation";

/** The stays that arrive within some nights from the business date on, and the rooms that are held besides. */
export function assignmentPlanOf(books: DeskBooks, nights: number): AssignmentPlan {
  const { hotel } = books;
  const { businessDate } = hotel.property;
  const to = addDays(businessDate, Math.min(assignmentNights.most, Math.max(1, Math.floor(nights) || 1)));
  const blocked = hotel.blocks.map(({ roomId, from, to: until }) => ({ roomId, from, to: until }));
  const plan: AssignmentPlan = {
    asOf: hotel.revision.count,
    businessDate,
    to,
    roomTypes: [...hotel.roomTypes],
    rooms: [...hotel.rooms],
    stays: [],
    held: blocked.filter((block) => block.to > businessDate),
    notReady: roomStates(books).flatMap(({ roomId, cleanliness, occupant }) =>
      cleanliness === "clean" && occupant === "" ? [] : [roomId],
    ),
  };
  for (const reservation of hotel.all()) {
    if (reservation.isDeleted || !takesRooms(reservation.state)) continue;
    const { state, departure } = reservation;
    if (departure <= businessDate) continue;
    const ahead = reservation.nights.filter(({ date }) => date >= businessDate);
    if (ahead.length === 0) continue;
    const isPlanned = isToArrive(state) && ahead[0]!.date < to && new Set(ahead.map(({ roomId }) => roomId)).size === 1;
    if (isPlanned) plan.stays.push(plannedStay(reservation, ahead[0]!, hotel));
    else plan.held.push(...ahead.flatMap(heldRoom));
  }
  return plan;
}

function plannedStay(reservation: StoredReservation, { date, roomId }: ReservationNight, hotel: Hotel): PlannedStay {
  const { id, version, departure, roomTypeId, adults, childrenAges, guestId } = reservation;
  const guest = hotel.guests.get(guestId);
  const formerRoomId = lastRoomOf(guest.id, hotel);
  return {
    id,
    version,
    guest: fullName(guest),
    arrival: date,
    departure,
    roomTypeId,
    ...(roomId === undefined ? {} : { roomId }),
    adults,
    childrenAges,
    preferences: guest.preferences,
    ...(formerRoomId === undefined ? {} : { formerRoomId }),
    group: guest.company.trim() || guest.id,
  };
}

/** Where the guest slept on the last night of the last stay. */
function lastRoomOf(guestId: string, hotel: Hotel): string | undefined {
  const ended = hotel.reservationsOf(guestId).filter(({ state }) => state === "checkedOut");
  const last = ended.toSorted((a, b) => (a.departure < b.departure ? 1 : -1))[0];
  return last?.nights.at(-1)?.roomId;
}

const heldRoom = ({ date, roomId }: { date: CivilDate; roomId?: string }): HeldRoom[] =>
  roomId === undefined ? [] : [{ roomId, from: date, to: addDays(date, 1) }];
