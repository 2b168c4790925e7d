import type { DueRequest, UrgentItem, UrgentKind } from "@/contract/day/day";
import { leadBeginsOn } from "@/domain/requests/requestRules";
import { missingGuarantee } from "@/domain/reservations/missingGuarantee";
import { lacksRoom } from "@/domain/reservations/roomOf";
import { isStayOver } from "@/domain/stay";
import { isToArrive, takesRooms } from "@/domain/reservations/situationOf";

import type { Hotel } from "../hotel/Hotel";
import type { ListEntry } from "../hotel/list/ListEntry";
import { toRow } from "../hotel/list/toRow";
import { unassigned } from "../hotel/reservations/circumstancesOf";
import { guardReasons } from "../hotel/reservations/guardReasons";
import { reportUntil } from "../hotel/reservations/reportUntil";
import { noteOf } from "../hotel/noteOf";
import { type Desk, requestEntries } from "../requests/requestEntry";

type Due = ReadonlyMap<string, DueRequest[]>;
type Test = (entry: ListEntry, businessDate: string, due: Due, hotel: Hotel) => boolean;

const arrivesOn = ({ reservation: { arrival, state } }: ListEntry, date: string) =>
  arrival === date && isToArrive(state) && takesRooms(state);

/** Tasks of the desk, the most urgent first: a reservation is listed under the first that applies. */
const tests: [UrgentKind, Test][] = [
  ["departureOverdue", ({ situation }) => situation === "departureOverdue"],
  ["arrivalOverdue", ({ situation }) => situation === "arrivalOverdue"],
  ["optionExpired", ({ situation }) => situation === "optionExpired"],
  ["optionExpiring", ({ situation, reservation }, date) => situation === "optional" && reservation.releaseOn === date],
  ["depositOverdue", owesDeposit],
  ["arrivalWithoutRoom", (entry, date) => arrivesOn(entry, date) && lacksRoom(entry.reservation, date)],
  ["vipArrival", (entry, date) => arrivesOn(entry, date) && entry.guest.isVip],
  ["noShowReport", ({ reservation }, _, __, hotel) => reportUntil(reservation, hotel) !== undefined],
  ["requestDue", ({ reservation }, _, due) => due.has(reservation.id)],
  ["waitlistRoom", hasRoomForWaiting],
  ["requestForArrival", (entry, date) => arrivesOn(entry, date) && noteOf(entry.reservation.notes) !== ""],
];

export function urgentOf(desk: Desk): UrgentItem[] {
  const { hotel } = desk;
  const { list, property } = hotel;
  const { businessDate } = property;
  const due = dueByReservation(desk);
  const waiting = list.where(
    ({ reservation: { state } }) => isToArrive(state) || state === "inHouse" || state === "noShow",
  );
  const items = waiting.flatMap((entry) => {
    const place = tests.findIndex(([, test]) => test(entry, businessDate, due, hotel));
    return place < 0 ? [] : [{ entry, place }];
  });
  return items
    .toSorted((a, b) => a.place - b.place)
    .map(({ entry, place }) => {
      const note = noteOf(entry.reservation.notes);
      const requests = due.get(entry.reservation.id);
      return {
        kind: tests[place]![0],
        reservation: toRow(entry, property),
        ...(requests && { requests }),
        ...(note && { note }),
        ...reportOf(tests[place]![0], entry, hotel),
      };
    });
}

function reportOf(kind: UrgentKind, { reservation }: ListEntry, hotel: Hotel): Pick<UrgentItem, "report"> {
  const until = kind === "noShowReport" && reportUntil(reservation, hotel);
  if (!until) return {};
  const { channelId } = reservation;
  return { report: { channel: hotel.setUp.channels.find(channelId)?.name ?? channelId, until } };
}

/** Requests to prepare by the business date: their lead time has begun, or their guest arrives. */
function dueByReservation(desk: Desk): Due {
  const { businessDate } = desk.hotel.property;
  const due = new Map<string, DueRequest[]>();
  for (const { request, kind, nextOn, urgency, stay } of requestEntries(desk)) {
    const { id, quantity, dueTime, reservationId } = request;
    const { state, arrival } = stay.reservation;
    const hasBegun = leadBeginsOn({ dueOn: nextOn, dueTime }, kind) <= businessDate;
    const arrives = isToArrive(state) && arrival <= businessDate;
    if (urgency === "ended" || !(hasBegun || arrives)) continue;
    const shown: DueRequest = { id, kind: kind.id, quantity, nextOn, dueTime, urgency };
    due.set(reservationId, [...(due.get(reservationId) ?? []), shown]);
  }
  return due;
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
