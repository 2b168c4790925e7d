import type { DueRequest, UrgentItem, UrgentKind } from "@/contract/day/day";
import { missingGuarantee } from "@/domain/reservations/missingGuarantee";
import { lacksRoom } from "@/domain/reservations/roomOf";
import { isStayOver } from "@/domain/stay";
import { isToArrive, takesRooms } from "@/domain/reservations/situationOf";

import type { Hotel } from "../hotel/Hotel";
import type { ListEntry } from "../hotel/list/ListEntry";
import { toRow } from "../hotel/list/toRow";
import { unassigned } from "../hotel/reservations/circumstancesOf";
import { guardReasons } from "../hotel/reservations/guardReasons";
import { noteOf } from "../hotel/noteOf";

type Due = ReadonlyMap<string, DueRequest[]>;
type Test = (entry: ListEntry, businessDate: string, due: Due, hotel: Hotel) => boolean;

const arrivesOn = ({ reservation: { arrival, state } }: ListEntry, date: string) =>
  arrival === date && isToArrive(state) && takesRooms(state);

/** Tasks of the desk, the most urgent first: a reservation is listed under the first that applies. */
const urgency: [UrgentKind, Test][] = [
  ["departureOverdue", ({ situation }) => situation === "departureOverdue"],
  ["arrivalOverdue", ({ situation }) => situation === "arrivalOverdue"],
  ["optionExpired", ({ situation }) => situation === "optionExpired"],
  ["optionExpiring", ({ situation, reservation }, date) => situation === "optional" && reservation.releaseOn === date],
  ["depositOverdue", owesDeposit],
  ["arrivalWithoutRoom", (entry, date) => arrivesOn(entry, date) && lacksRoom(entry.reservation, date)],
  ["vipArrival", (entry, date) => arrivesOn(entry, date) && entry.guest.isVip],
  ["requestDue", ({ reservation }, _, due) => due.has(reservation.id)],
  ["waitlistRoom", hasRoomForWaiting],
  ["requestForArrival", (entry, date) => arrivesOn(entry, date) && noteOf(entry.reservation.notes) !== ""],
];

export function urgentOf(hotel: Hotel, due: Due): UrgentItem[] {
  const { list, property } = hotel;
  const { businessDate } = property;
  const waiting = list.where(({ reservation: { state } }) => isToArrive(state) || state === "inHouse");
  const items = waiting.flatMap((entry) => {
    const place = urgency.findIndex(([, test]) => test(entry, businessDate, due, hotel));
    return place < 0 ? [] : [{ entry, place }];
  });
  return items
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry, place }) => {
      const note = noteOf(entry.reservation.notes);
      const requests = due.get(entry.reservation.id);
      return {
        kind: urgency[place]![0],
        reservation: toRow(entry, property),
        ...(requests && { requests }),
        ...(note && { note }),
      };
    });
}

/** On the waiting list, for nights that could be sold now; of several who wait for one room, each is shown. */
function hasRoomForWaiting({ reservation }: ListEntry, businessDate: string, _: Due, hotel: Hotel): boolean {
  const isWaiting = reservation.state === "waitlist" && !isStayOver(reservation, businessDate);
  return isWaiting && guardReasons(unassigned(reservation), hotel, reservation.id).length === 0;
}

/** Confirmed, with an overdue deposit. */
function owesDeposit({ reservation, total }: ListEntry, businessDate: string): boolean {
  return reservation.state === "confirmed" && missingGuarantee({ ...reservation, total }, businessDate) > 0;
}
