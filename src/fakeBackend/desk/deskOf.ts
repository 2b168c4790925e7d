import type { Desk, DeskRow } from "@/contract/reservations/desk";
import type { Situation } from "@/contract/reservations/reservationLife";
import { roomTonight } from "@/domain/desk/deskReasons";
import { missingFields } from "@/domain/guests/guestSegments";
import { missingGuarantee } from "@/domain/reservations/missingGuarantee";
import { inOrderOf } from "@/domain/text/inOrderOf";

import { noteOf } from "../hotel/noteOf";
import type { Hotel } from "../hotel/Hotel";
import type { ListEntry } from "../hotel/list/ListEntry";
import { toRow } from "../hotel/list/toRow";
import type { DeskBooks } from "./DeskBooks";
import { roomStates } from "./roomStates";

/** What there is to do at the desk on the business date. */
export function deskOf(db: DeskBooks): Desk {
  const { hotel } = db;
  const { list, property, revision } = hotel;
  const rowsIn = (...situations: Situation[]) =>
    list
      .where(({ situation }) => situations.includes(situation))
      .toSorted(inTurn)
      .map((entry) => toDeskRow(entry, hotel));
  const { businessDate } = property;
  return {
    businessDate,
    arrivals: rowsIn("arrivesToday", "arrivalOverdue"),
    inHouse: rowsIn("inHouse", "departsToday", "departureOverdue"),
    departures: rowsIn("departsToday", "departureOverdue"),
    rooms: roomStates(db),
    asOf: revision.count,
  };
}

const isLate = ({ situation }: ListEntry) => situation === "arrivalOverdue" || situation === "departureOverdue";
const hourOf = ({ situation, reservation: { eta } }: ListEntry) => (situation === "arrivesToday" ? eta : "") || "~";

/** What is late comes first; then by the hour of arrival, by the room, and by the name; who has no hour or room is last. */
function inTurn(one: ListEntry, other: ListEntry): number {
  const compare = inOrderOf();
  return (
    Number(isLate(other)) - Number(isLate(one)) ||
    compareHours(hourOf(one), hourOf(other)) ||
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
    roomId: roomTonight(reservation, property.businessDate),
    missing: missingFields({ ...guests.get(reservation.guestId), isAnonymised: entry.guest.isAnonymised ?? false }),
    missingGuarantee: missingGuarantee({ ...reservation, total }, property.businessDate),
    note: noteOf(reservation.notes),
    ...(name !== undefined && { group: { name, isLeader: leads !== undefined } }),
  };
}
