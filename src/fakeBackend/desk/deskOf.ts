import type { Desk, DeskRow } from "@/contract/reservations/desk";
import type { Situation } from "@/contract/reservations/reservationLife";
import { missingFields } from "@/domain/guests/guestSegments";
import { localTime } from "@/domain/localTime";
import { hasNotCome, lateArrivalReasons } from "@/domain/reservations/lateArrival";
import { missingGuarantee } from "@/domain/reservations/missingGuarantee";
import { roomOf } from "@/domain/reservations/roomOf";
import { inOrderOf } from "@/domain/text/inOrderOf";

import { noteOf } from "../hotel/noteOf";
import type { Hotel } from "../hotel/Hotel";
import type { ListEntry } from "../hotel/list/ListEntry";
import { toRow } from "../hotel/list/toRow";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Database } from "../core/database";

/** The lists of the desk on the business date. */
export function deskOf(db: Pick<Database, "hotel" | "rooms">): Desk {
  const { hotel } = db;
  const { list, property, revision } = hotel;
  const rowsWhere = (isIn: (entry: ListEntry) => boolean) =>
    list
      .where(isIn)
      .toSorted((one, other) => inTurn(one, other, property.checkInTime))
      .map((entry) => toDeskRow(entry, hotel));
  const { businessDate } = property;
  const rowsIn = (...situations: Situation[]) => rowsWhere(({ situation }) => situations.includes(situation));
  const now = { ...property, localTime: localTime(hotel.clock().getTime(), property.timeZone) };
  const canComeLate = (stored: StoredReservation) => hasNotCome(stored) && lateArrivalReasons(stored, now).length === 0;
  return {
    businessDate,
    arrivals: rowsIn("arrivesToday", "arrivalOverdue"),
    noShows: rowsWhere(({ reservation }) => canComeLate(reservation)),
    inHouse: rowsIn("inHouse", "departsToday", "departureOverdue"),
    departures: rowsIn("departsToday", "departureOverdue"),
    rooms: db.rooms.states(),
    asOf: revision.count,
  };
}

const isLate = ({ situation }: ListEntry) => situation === "arrivalOverdue" || situation === "departureOverdue";

/** An arrival before this hour is of the night that begins on the business date. */
const NIGHT_ENDS = "05:00";

/** When a guest of today is expected, in an order of the business day; who says no hour, from the check-in time on. */
function hourOf({ situation, reservation: { eta } }: ListEntry, checkInTime: string): string {
  const hour = situation === "arrivesToday" ? eta || checkInTime : "";
  return hour !== "" && hour < NIGHT_ENDS ? `24+${hour}` : hour;
}

/** Late rows come first; then by the expected moment, by the room, by the name. Rows without a room are last of their hour. */
function inTurn(one: ListEntry, other: ListEntry, checkInTime: string): number {
  const compare = inOrderOf();
  return (
    Number(isLate(other)) - Number(isLate(one)) ||
    compareHours(hourOf(one, checkInTime), hourOf(other, checkInTime)) ||
    Number(one.room === "") - Number(other.room === "") ||
    compare(one.room, other.room) ||
    compare(one.customer, other.customer)
  );
}

const compareHours = (one: string, other: string) => Number(one > other) - Number(one < other);

function toDeskRow(entry: ListEntry, { property, guests }: Hotel): DeskRow {
  const { reservation, total, leads } = entry;
  const { billing } = reservation;
  const name = leads ?? (billing?.leader === undefined ? undefined : billing.name);
  return {
    ...toRow(entry, property),
    guestId: guests.get(reservation.guestId).id,
    numbers: entry.numbers,
    roomId: roomOf(reservation, property.businessDate),
    missing: missingFields({ ...guests.get(reservation.guestId), isAnonymised: entry.guest.isAnonymised ?? false }),
    missingGuarantee: missingGuarantee({ ...reservation, total }, property.businessDate),
    note: noteOf(reservation.notes),
    ...(name !== undefined && { group: { name, isLeader: leads !== undefined } }),
  };
}
