import { completedFields, type DeskAct, deskActions, type UnusedNights } from "@/contract/reservations/desk";
import { outlivedAllowances } from "@/domain/folio/allowances";
import { deskReasons } from "@/domain/desk/deskReasons";
import { unanswered } from "@/domain/planning/moveQuestions";
import { roomOf } from "@/domain/reservations/roomOf";
import { isReady } from "@/domain/rooms/cleanliness";

import type { Database } from "../core/database";
import { changeGuest } from "../guests/changeGuest";
import { writtenGuest } from "../guests/writtenGuest";
import type { Hotel } from "../hotel/Hotel";
import { refuseFaults, refuseReasons } from "../hotel/refusals";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { recorded } from "../hotel/reservations/act";
import { refuseStale } from "../hotel/reservations/toReservation";
import { leftOn } from "../hotel/reservations/roomChanges";
import { settledReasons } from "../hotel/reservations/settledReasons";
import { balanceChanges } from "../hotel/reservations/historyOf";
import { withUnusedNights } from "../hotel/reservations/unusedNights";
import type { Actor } from "../records/Actor";
import { notFound } from "../records/Refused";

type Books = Pick<Database, "hotel" | "rooms">;

/** Does what the desk asks for, or refuses with reasons; a refusal changes nothing. */
export function actAtDesk(stored: StoredReservation, name: string, act: DeskAct, books: Books, actor: Actor) {
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
  return action === "cleanRoom" ? cleanRoom(stored, books, actor) : leaveEarly(stored, act.unusedNights, hotel, actor);
}

/** The guest of the reservation, whichever record was open when it was typed. */
function completeGuest(stored: StoredReservation, given: NonNullable<DeskAct["guest"]>, hotel: Hotel, actor: Actor) {
  const guest = hotel.guests.get(stored.guestId);
  const known = Object.fromEntries(completedFields.flatMap((field) => (field in given ? [[field, given[field]]] : [])));
  const { data, fields } = writtenGuest({ ...guest, ...known }, hotel.property.businessDate);
  // what the desk was not asked for is as it was
  const typed = Object.fromEntries(Object.entries(fields).filter(([field]) => field in known));
  refuseFaults({ reasons: [], fields: typed });
  const isSame = completedFields.every((field) => data[field] === guest[field]);
  if (!isSame) changeGuest(guest, data, { what: "changed" }, hotel, actor);
  return stored;
}

function cleanRoom(stored: StoredReservation, { hotel, rooms }: Books, actor: Actor) {
  const roomId = roomOf(stored, hotel.property.businessDate);
  if (!isReady(rooms.cleanlinessOf(roomId))) rooms.mark(roomId, "clean", actor);
  return stored;
}

const isLeaving = ({ state, departure }: StoredReservation, businessDate: string) =>
  state === "inHouse" && departure === businessDate;

/**
 * The stay ends on the business date; the nights that are left can be sold again. The check-out is another step, so that the
 * balance is known before it is paid.
 */
function leaveEarly(stored: StoredReservation, unused: UnusedNights | undefined, hotel: Hotel, actor: Actor) {
  const [reason] = unanswered({ isRoomMove: false, isShortened: true }, { unusedNights: unused });
  if (reason) refuseFaults({ reasons: [reason], fields: { unusedNights: reason.message } });
  const { businessDate } = hotel.property;
  const left: StoredReservation = {
    ...stored,
    ...leftOn(stored, businessDate),
    charges: unused === "charge" ? withUnusedNights(stored, businessDate, hotel) : stored.charges,
  };
  const ending = { stay: left, products: hotel.products, date: businessDate, reason: "Salida anticipada" };
  const next = { ...left, charges: [...left.charges, ...outlivedAllowances(ending)] };
  refuseReasons(settledReasons(next, stored, hotel));
  return hotel.put(recorded("leaveEarly", stored, next, hotel, actor, "", balanceChanges(stored, next, hotel)));
}
