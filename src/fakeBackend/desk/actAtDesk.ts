import type { Charge } from "@/contract/reservations/folio";
import { completedFields, type DeskAct, deskActions, type UnusedNights } from "@/contract/reservations/desk";
import { registerFaults } from "@/domain/desk/registerFaults";
import { deskReasons, roomTonight, unusedNightsPrice } from "@/domain/desk/deskReasons";
import { placeOf, ruledWindow } from "@/domain/folio/windows";
import { reasonFor } from "@/domain/reasonFor";
import { reservationChanges } from "@/domain/reservations/reservationChanges";

import { changeGuest } from "../guests/changeGuest";
import { writtenGuest } from "../guests/writtenGuest";
import type { Hotel } from "../hotel/Hotel";
import { notFound, refuseFaults, refuseReasons } from "../hotel/refusals";
import type { StoredReservation } from "../hotel/StoredReservation";
import type { Actor } from "../hotel/reservations/act";
import { historyWith } from "../hotel/reservations/historyOf";
import { refuseStale } from "../hotel/reservations/refuseStale";
import { toReservation } from "../hotel/reservations/toReservation";
import type { DeskBooks } from "./DeskBooks";
import { lastLeft } from "./roomStates";

/** Does what the desk asks for, or refuses with reasons; a refusal changes nothing. */
export function actAtDesk(stored: StoredReservation, name: string, act: DeskAct, books: DeskBooks, actor: Actor) {
  const action = deskActions.find((one) => one === name);
  if (!action) throw notFound();
  const { hotel } = books;
  const { businessDate } = hotel.property;
  if (action === "leaveEarly") {
    if (isLeaving(stored, businessDate)) return stored;
    refuseStale(stored, act.version, hotel);
  }
  refuseReasons(deskReasons(action, stored, businessDate));
  if (action === "completeGuest") return completeGuest(stored, act.guest ?? {}, hotel, actor);
  return action === "cleanRoom" ? cleanRoom(stored, books) : leaveEarly(stored, act.unusedNights, hotel, actor);
}

/** The guest of the reservation, whichever record was open when it was typed. */
function completeGuest(stored: StoredReservation, given: NonNullable<DeskAct["guest"]>, hotel: Hotel, actor: Actor) {
  const guest = hotel.guests.get(stored.guestId);
  const known = Object.fromEntries(completedFields.flatMap((field) => (field in given ? [[field, given[field]]] : [])));
  const { businessDate } = hotel.property;
  const { data, fields } = writtenGuest({ ...guest, ...known }, businessDate);
  const faults = registerFaults(known, businessDate);
  const ofRegister = Object.fromEntries(faults.map(({ field, reason }) => [field, reason.message]));
  refuseFaults({ reasons: faults.map(({ reason }) => reason), fields: { ...fields, ...ofRegister } });
  const isSame = completedFields.every((field) => data[field] === guest[field]);
  if (!isSame) changeGuest(guest, data, { what: "changed" }, hotel, actor);
  return stored;
}

function cleanRoom(stored: StoredReservation, { hotel, desk }: DeskBooks) {
  const roomId = roomTonight(stored, hotel.property.businessDate);
  const leaver = lastLeft(hotel, desk.cleanSince).get(roomId);
  if (leaver && desk.cleanedAfter.get(roomId) !== leaver.id) {
    desk.cleanedAfter.set(roomId, leaver.id);
    hotel.revision.advance();
  }
  return stored;
}

const isLeaving = ({ state, departure }: StoredReservation, businessDate: string) =>
  state === "inHouse" && departure === businessDate;

/** The stay ends on the business date; the nights that are left can be sold again. */
function leaveEarly(stored: StoredReservation, unused: UnusedNights | undefined, hotel: Hotel, { by, now }: Actor) {
  if (unused !== "charge" && unused !== "waive") {
    const reason = reasonFor("UNUSED_NIGHTS_MISSING");
    refuseFaults({ reasons: [reason], fields: { unusedNights: reason.message } });
  }
  const { businessDate } = hotel.property;
  const before = toReservation(stored, hotel);
  const amount = unusedNightsPrice(stored, businessDate);
  const sourceRef = `early:${stored.id}:${stored.version}`;
  const charge: Charge = {
    id: sourceRef,
    sourceRef,
    kind: "posted",
    date: businessDate,
    description: "Noches no disfrutadas",
    amount,
    ...placeOf(ruledWindow("room", stored.billing)),
  };
  const next: StoredReservation = {
    ...stored,
    departure: businessDate,
    nights: stored.nights.filter(({ date }) => date < businessDate),
    charges: unused === "charge" && amount > 0 ? [...stored.charges, charge] : stored.charges,
    version: stored.version + 1,
    updatedAt: now.getTime(),
  };
  const after = toReservation(next, hotel);
  const changes = reservationChanges(before, after, hotel.products);
  const balance = { field: "balance" as const, before: String(before.balance), after: String(after.balance) };
  next.history = historyWith(stored, {
    at: now.toISOString(),
    by,
    what: "leaveEarly",
    changes: before.balance === after.balance ? changes : [...changes, balance],
  });
  return hotel.put(next);
}
