import {
  completedFields,
  type DeskAct,
  type DeskAction,
  deskActions,
  type DeskInputs,
} from "@/contract/reservations/desk";
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
import { withoutOutlived } from "../hotel/reservations/withoutOutlived";
import type { Actor } from "../records/Actor";
import { notFound } from "../records/Refused";

type Books = Pick<Database, "hotel" | "rooms">;

/** Does what the desk asks for, or refuses with reasons; a refusal changes nothing. */
export function actAtDesk(stored: StoredReservation, name: string, act: DeskAct, books: Books, actor: Actor) {
  const action = deskActions.find((one) => one === name);
  if (!action) throw notFound();
  return acts[action](stored, act, books, actor);
}

type Sent<Action extends DeskAction> = Partial<DeskInputs[Action]> & { version: number };

const acts: {
  [Action in DeskAction]: (
    stored: StoredReservation,
    act: Sent<Action>,
    books: Books,
    actor: Actor,
  ) => StoredReservation;
} = { completeGuest, cleanRoom, leaveEarly };

const refuseAgainst = (action: DeskAction, stored: StoredReservation, { property }: Hotel) =>
  refuseReasons(deskReasons(action, stored, property.businessDate));

/** The guest of the reservation, whichever record was open when it was typed. */
function completeGuest(
  stored: StoredReservation,
  { guest: given = {} }: Sent<"completeGuest">,
  { hotel }: Books,
  actor: Actor,
) {
  refuseAgainst("completeGuest", stored, hotel);
  const guest = hotel.guests.get(stored.guestId);
  const known = Object.fromEntries(completedFields.flatMap((field) => (field in given ? [[field, given[field]]] : [])));
  const { data, fields } = writtenGuest({ ...guest, ...known }, hotel);
  // what the desk was not asked for is as it was
  const typed = Object.fromEntries(Object.entries(fields).filter(([field]) => field in known));
  refuseFaults({ reasons: [], fields: typed });
  const isSame = completedFields.every((field) => data[field] === guest[field]);
  if (!isSame) changeGuest(guest, data, { what: "changed" }, hotel, actor);
  return stored;
}

function cleanRoom(stored: StoredReservation, _: object, { hotel, rooms }: Books, actor: Actor) {
  refuseAgainst("cleanRoom", stored, hotel);
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
function leaveEarly(
  stored: StoredReservation,
  { unusedNights: unused, version }: Sent<"leaveEarly">,
  { hotel }: Books,
  actor: Actor,
) {
  const { businessDate } = hotel.property;
  if (isLeaving(stored, businessDate)) return stored;
  refuseStale(stored, version, hotel);
  refuseAgainst("leaveEarly", stored, hotel);
  const [reason] = unanswered({ isRoomMove: false, isShortened: true }, { unusedNights: unused });
  if (reason) refuseFaults({ reasons: [reason], fields: { unusedNights: reason.message } });
  const left: StoredReservation = {
    ...stored,
    ...leftOn(stored, businessDate),
    charges: unused === "charge" ? withUnusedNights(stored, businessDate, hotel) : stored.charges,
  };
  const next = withoutOutlived(left, hotel, "Salida anticipada");
  refuseReasons(settledReasons(next, stored, hotel));
  return hotel.put(recorded("leaveEarly", stored, next, hotel, actor, "", balanceChanges(stored, next, hotel)));
}
