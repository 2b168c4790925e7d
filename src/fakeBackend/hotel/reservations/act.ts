import type { Reason } from "@/contract/reservations/reservationReasons";
import type { ActionRequest } from "@/contract/reservations/reservationActions";
import type { HistoryEntry } from "@/contract/reservations/reservationHistory";
import { cancelReasons, type ReservationAction } from "@/contract/reservations/reservationLife";
import { noteLimits } from "@/contract/reservations/reservationDraft";
import { sentences } from "@/contract/sentences";
import { cancellationFee, feeMoment, noShowFee } from "@/domain/reservations/fees";
import { afterLeader, backWithLeader } from "@/domain/folio/groupEnd";
import { isEnded } from "@/domain/reservations/situationOf";
import { isSaleOverridable } from "@/domain/rates/saleOverride";
import { isDowngradeAccepted } from "@/domain/rates/downgrade";
import { partyIn } from "@/domain/rates/cots";
import { roomFitReasons } from "@/domain/rates/peopleReasons";
import { type MoveQuestions, moveQuestions, unanswered } from "@/domain/planning/moveQuestions";
import { reasonFor } from "@/domain/reasonFor";
import { hasNotCome, lateNights } from "@/domain/reservations/lateArrival";
import { reservationChanges } from "@/domain/reservations/reservationChanges";
import { reservationLife } from "@/domain/reservations/reservationLife";

import type { Hotel } from "../Hotel";
import { refuseFaults, refuseReasons } from "../refusals";
import type { Actor } from "../../records/Actor";
import type { StoredReservation } from "../books/StoredReservation";
import { notFound } from "../../records/Refused";
import { actionEffects, CANCELLATION_FEE, NO_SHOW_FEE } from "./actionEffects";
import { occupiedReasons } from "./circumstancesOf";
import { folioOf } from "./folioOf";
import { changeReasons, guardReasons, roomDayReasons } from "./guardReasons";
import { historyWith } from "./historyOf";
import { actionsOf } from "./toReservation";
import { withoutOutlived } from "./withoutOutlived";

/** Performs an action on a reservation, or refuses with reasons; a refusal changes nothing. */
export function act(
  stored: StoredReservation,
  action: ReservationAction,
  request: Omit<ActionRequest, "version">,
  hotel: Hotel,
  actor: Actor,
): StoredReservation {
  if (!reservationLife.isAction(action)) throw notFound();
  const permission = actionsOf(stored, hotel, actor.isClosing).find((one) => one.action === action);
  const overrideReason = textOf(request.overrideReason);
  if (!permission?.isOverridable || !overrideReason) refuseReasons(permission?.reasons ?? []);
  const { faults, takesRoom, answersMove, moreOf, follow }: OwnRules = ownRules[action] ?? {};
  refuseFaults({ reasons: faults?.(request) ?? [], fields: tooLongIn(request) });
  if (takesRoom) refuseReasons(roomChoiceReasons(stored, request.roomId ?? "", hotel, textOf(request.note)));

  const now = actor.now.getTime();
  const change = actionEffects[action](stored, { version: stored.version, ...request }, { hotel, now });
  const state = reservationLife.stateAfter(action, stored.state);
  const next = withoutOutlived({ ...stored, state, ...change }, hotel);
  if (action === "checkOut") refuseReasons(debtReasons(next, hotel));
  const against = changeReasons(next, stored, hotel);
  // a confirmation that is answered for may be one room more than there are, as in the form
  if (!permission?.isOverridable || !isSaleOverridable(against)) refuseReasons(against);
  const questions = moveQuestions(stored, next, hotel.property.businessDate);
  if (answersMove) refuseFaults({ reasons: unanswered(questions, request), fields: {} });
  const note = [overrideReason, textOf(request.note)].filter(Boolean).join(" · ");
  const more = answersMove ? moveReasonIn(questions, request) : moreOf?.(stored, request, hotel);
  const kept = hotel.put(recorded(action, stored, next, hotel, actor, note, more));
  follow?.(kept, hotel);
  return kept;
}

/** Why a guest who leaves earlier cannot go yet: an allowance goes with the nights, and what they slept is to be paid. */
function debtReasons(left: StoredReservation, hotel: Hotel): Reason[] {
  const { balance: amount = 0 } = folioOf(left, hotel).windows.find(({ balance }) => balance > 0) ?? {};
  return amount > 0 ? [reasonFor("OPEN_BALANCE", { amount, currency: hotel.property.currency })] : [];
}

type Asked = Omit<ActionRequest, "version">;

/** Rules of a single action, besides those of all. */
interface OwnRules {
  /** Reasons against the request. */
  faults?: (request: Asked) => Reason[];
  /** It needs the room of the request. */
  takesRoom?: true;
  /** It needs the answers to the questions of a move. */
  answersMove?: true;
  /** Changes for the history that no field of the reservation tells. */
  moreOf?: (stored: StoredReservation, request: Asked, hotel: Hotel) => HistoryEntry["changes"];
  follow?: (kept: StoredReservation, hotel: Hotel) => void;
}

const ownRules: Partial<Record<ReservationAction, OwnRules>> = {
  assignRoom: { takesRoom: true, answersMove: true },
  checkInLate: { takesRoom: true, faults: ({ roomId }) => (roomId ? [] : [reasonFor("ROOM_MISSING")]) },
  cancel: { faults: cancelFaults, moreOf: waiverIn(CANCELLATION_FEE, cancellationFee) },
  markNoShow: { faults: waiverFaults, moreOf: waiverIn(NO_SHOW_FEE, noShowFee) },
  checkOut: { follow: tellMembers },
  reopen: { follow: tellMembers },
};

/** The payment by a group's folio ends when it is closed, and goes on when it is opened again. */
function tellMembers(leader: StoredReservation, hotel: Hotel) {
  const isOver = isEnded(leader.state);
  for (const member of hotel.membersOf(leader.id)) {
    const { products, property } = hotel;
    const change = isOver ? afterLeader(member, products, property.businessDate) : backWithLeader(member);
    hotel.put({ ...member, ...change });
  }
}

/** The reservation after an action or a change: a version later, with a line in its history. */
export function recorded(
  what: HistoryEntry["what"],
  former: StoredReservation,
  next: StoredReservation,
  hotel: Hotel,
  { by, now }: Actor,
  note = "",
  more: HistoryEntry["changes"] = [],
): StoredReservation {
  const named = (stored: StoredReservation) => ({ ...stored, guest: hotel.guests.get(stored.guestId) });
  const changed = reservationChanges(named(former), named(next), hotel.products);
  const changes = [...changed, ...more];
  const history = historyWith(former, { at: now.toISOString(), by, what, changes, ...(note ? { note } : {}) });
  return { ...next, version: former.version + 1, updatedAt: now.getTime(), history };
}

/** Why a guest in the house changed rooms. */
export const moveReasonIn = (
  { isRoomMove }: MoveQuestions,
  { moveReason = "other" }: Pick<ActionRequest, "moveReason">,
): HistoryEntry["changes"] => (isRoomMove ? [{ field: "moveReason", before: "", after: moveReason }] : []);

/** The fee that was not charged, as a line that is not there. */
function waiverIn(before: string, feeFor: typeof cancellationFee): NonNullable<OwnRules["moreOf"]> {
  return (stored, { waiveFee, cancelReason }, hotel) => {
    if (!waiveFee) return [];
    const { fee } = feeFor(stored, feeMoment(hotel.clock(), hotel.property), cancelReason);
    return fee > 0 ? [{ field: "charge", before, after: "" }] : [];
  };
}

const textOf = (text: string | undefined) => text?.trim() ?? "";

function tooLongIn({ note, overrideReason }: Pick<ActionRequest, "note" | "overrideReason">) {
  const long = Object.entries({ note, overrideReason }).filter(([, text]) => textOf(text).length > noteLimits.letters);
  return Object.fromEntries(long.map(([name]) => [name, sentences.noteTooLong]));
}

function cancelFaults(asked: Asked): Reason[] {
  const isMissing = !cancelReasons.some((reason) => reason === asked.cancelReason);
  return [...(isMissing ? [reasonFor("REASON_MISSING")] : []), ...waiverFaults(asked)];
}

function waiverFaults({ waiveFee, note }: Asked): Reason[] {
  return waiveFee === true && textOf(note) === "" ? [reasonFor("WAIVER_REASON_MISSING")] : [];
}

/**
 * Why the reservation could not have a room on its remaining nights; a no-show on the closed night for which they come.
 * `note` says why it gets a simpler room.
 */
export function roomChoiceReasons(stored: StoredReservation, roomId: string, hotel: Hotel, note = ""): Reason[] {
  const room = hotel.room(roomId);
  const type = room && hotel.roomType(room.roomTypeId);
  const booked = hotel.roomType(stored.roomTypeId);
  if (!room || !type || !booked) throw notFound();
  const { businessDate } = hotel.property;
  const isNoShow = hasNotCome(stored);
  const ahead = isNoShow
    ? lateNights(stored, businessDate).slice(0, 1)
    : stored.nights.filter(({ date }) => date >= businessDate);
  const asked = ahead.map((night) => ({ ...night, roomId, roomTypeId: type.id }));
  const ofOccupant = isNoShow || stored.state === "inHouse" ? occupiedReasons(roomId, stored.id, hotel) : [];
  const ofPlace =
    ahead.length > 0 ? guardReasons(asked, hotel, stored.id) : roomDayReasons({ ...stored, dayRoomId: roomId }, hotel);
  const isAccepted = isDowngradeAccepted(type.id, stored.nights, note);
  return [...roomFitReasons(room, type, booked, partyIn(stored), isAccepted), ...ofOccupant, ...ofPlace];
}
