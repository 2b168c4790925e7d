import type { HistoryEntry } from "@/contract/reservations/reservationHistory";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import type { SaveDecisions } from "@/contract/reservations/saveDecisions";
import { amendmentReasons } from "@/domain/reservations/amendmentReasons";
import { reasonFor } from "@/domain/reasonFor";
import { atNegotiated } from "@/domain/reservations/negotiatedPrice";
import { partyOf } from "@/domain/rates/cots";
import { roomFitReasons } from "@/domain/rates/peopleReasons";
import { feeOf } from "@/domain/reservations/fees";
import { negotiationChanges, reservationChanges } from "@/domain/reservations/reservationChanges";
import { isToArrive, takesRooms } from "@/domain/reservations/situationOf";

import { refuseLonger } from "../../core/refuseLong";
import { withGuestRefs } from "../nameRefs";
import type { Hotel } from "../Hotel";
import { refuseFaults, refuseReasons, refuseSale, refuseUnlessOverridden } from "../refusals";
import type { StoredReservation } from "../books/StoredReservation";
import { notFound } from "../../records/Refused";
import type { Actor } from "../../records/Actor";
import { circumstancesOf } from "./circumstancesOf";
import { factsOf, guestIdNow, personIn, soldOf } from "./draftedFacts";
import { draftFaults } from "./draftFaults";
import { extendedInto } from "./extendedInto";
import { changeReasons, guardReasons, roomDayReasons } from "./guardReasons";
import { historyWith } from "./historyOf";
import { amendedTerms, offerFor, restrictionsOf, roomlessReasons, termsOf } from "./stayTerms";
import { toReservation } from "./toReservation";
import { withoutOutlived } from "./withoutOutlived";

/** Books what a draft asks for, or says why not; what is refused changes nothing. */
export function createReservation(
  draft: ReservationDraft,
  hotel: Hotel,
  actor: Actor,
  how: HowBooked = {},
): StoredReservation {
  const planned = plannedReservation(draft, hotel, actor, how);
  return hotel.put({ ...planned, ...hotel.nextNames(), guestId: guestFor(draft, hotel) });
}

export interface HowBooked extends Omit<SaveDecisions, "keepsPrice" | "addedRoomId"> {
  roomId?: string;
}

/** A reservation as a draft asks for it, not in the books yet and without its names and guest, or a refusal with reasons. */
export function plannedReservation(
  draft: ReservationDraft,
  hotel: Hotel,
  { by, now }: Actor,
  { overrideReason, saleOverride, roomId }: HowBooked,
): StoredReservation {
  refuseFaults(draftFaults(draft, hotel));
  const offer = offerFor(draft, hotel);
  const room = roomId === undefined ? undefined : hotel.room(roomId);
  const [type, sold] = [hotel.roomType(room?.roomTypeId ?? ""), hotel.roomType(draft.roomTypeId)];
  if (room && type && sold) refuseReasons(roomFitReasons(room, type, sold, partyOf(draft, offer.policies.children)));
  const given = room ? { roomId: room.id, roomTypeId: room.roomTypeId } : { roomTypeId: draft.roomTypeId };
  const prices = atNegotiated(offer.nights, draft.negotiatedPrice);
  const nights = prices.map((night) => ({ ...night, ...given }));
  const dayRoomId = nights.length === 0 ? room?.id : undefined;
  const ofRooms = [...guardReasons(nights, hotel), ...roomDayReasons({ ...draft, dayRoomId }, hotel)];
  const reasons = [...restrictionsOf(offer), ...(takesRooms(draft.state) ? ofRooms : [])];
  const note = noteOf(refuseSale(reasons, saleOverride), acceptanceOf(draft, hotel, overrideReason));

  const at = now.getTime();
  return {
    ...factsOf(draft, hotel),
    id: "",
    confirmationNumber: "",
    version: 1,
    state: draft.state,
    guestId: "",
    nights,
    ...(dayRoomId === undefined ? {} : { dayRoomId }),
    policies: offer.policies,
    deposit: feeOf(offer.policies.deposit.fee, nights),
    charges: [],
    payments: [],
    createdAt: at,
    updatedAt: at,
    createdBy: by,
    history: [
      { id: "history-1", at: now.toISOString(), by, what: "created", changes: negotiationChanges(draft), ...note },
    ],
  };
}

/** Changes a reservation to a draft, or refuses with reasons. */
export function updateReservation(
  stored: StoredReservation,
  draft: ReservationDraft,
  hotel: Hotel,
  actor: Actor,
  decisions: SaveDecisions,
): StoredReservation {
  return hotel.put(amendedReservation(stored, draft, hotel, actor, decisions));
}

/** The reservation as the draft changes it, which is not in the books yet, or a refusal with reasons. */
export function amendedReservation(
  stored: StoredReservation,
  draft: ReservationDraft,
  hotel: Hotel,
  { by, now }: Actor,
  { overrideReason, saleOverride, keepsPrice, addedRoomId }: SaveDecisions = {},
): StoredReservation {
  const before = toReservation(stored, hotel);
  const amended = { ...before, guestId: stored.guestId };
  // after the stay only the notes may change: its dates are past, and valid
  const reasons = amendmentReasons(
    amended,
    { ...draft, ...soldOf(draft, hotel, stored) },
    circumstancesOf(stored, hotel),
  );
  refuseReasons(reasons);
  refuseFaults(draftFaults(draft, hotel, stored));

  const state = isToArrive(stored.state) ? draft.state : stored.state;
  const isOpen = isToArrive(state) || state === "inHouse";
  const isAmended = isOpen && termsOf(draft, hotel) !== termsOf(stored, hotel);
  const { change, restrictions } = isAmended
    ? amendedTerms(stored, draft, hotel, keepsPrice)
    : { change: {}, restrictions: [] };
  const written = { ...stored, ...factsOf(draft, hotel, stored), ...change, state };
  const next: StoredReservation = {
    ...withoutOutlived(written, hotel),
    version: stored.version + 1,
    updatedAt: now.getTime(),
  };
  const into = addedRoomId && isAmended ? extendedInto(next, stored, addedRoomId, hotel) : undefined;
  if (into) {
    refuseReasons(into.reasons);
    next.nights = into.nights;
  }
  const against = [...restrictions, ...roomlessReasons(next, stored, hotel), ...changeReasons(next, stored, hotel)];
  const isSameGuest = guestIdNow(draft.guestId, hotel) === before.guest.id;
  const note = noteOf(
    refuseSale(against, saleOverride),
    isOpen && !isSameGuest ? acceptanceOf(draft, hotel, overrideReason) : "",
  );
  if (isOpen) next.guestId = guestFor(draft, hotel);
  if (isOpen && !isSameGuest) next.unnamed = undefined;

  const changed = reservationChanges(before, toReservation(next, hotel), hotel.products);
  const kept = keepsPrice && isAmended ? priceKeptIn(stored, next) : [];
  const changes = [...withGuestRefs(changed, stored, next), ...kept];
  next.history = historyWith(stored, { at: now.toISOString(), by, what: "changed", changes, ...note });
  return next;
}

/** The price of the nights that another type, plan or number of people leaves as it was. */
function priceKeptIn(stored: StoredReservation, next: StoredReservation): HistoryEntry["changes"] {
  const kept = next.nights.filter(({ date, price }) =>
    stored.nights.some((one) => one.date === date && one.price === price),
  );
  const amount = kept.reduce((sum, { price }) => sum + price, 0);
  return kept.length > 0 ? [{ field: "priceKept", before: "", after: String(amount) }] : [];
}

/** The reasons of a save, for its line in the history. */
function noteOf(...reasons: string[]): { note?: string } {
  const note = reasons.filter(Boolean).join(" · ");
  return note ? { note } : {};
}

/** Why a guest who is not welcome is accepted; without a reason they are refused. "" for others. */
function acceptanceOf({ guestId }: ReservationDraft, hotel: Hotel, overrideReason = ""): string {
  const mark = guestId === undefined ? undefined : hotel.guests.get(guestId).unwelcome;
  if (!mark) return "";
  const note = overrideReason.trim();
  refuseLonger({ overrideReason: note }, "noteTooLong");
  refuseUnlessOverridden([reasonFor("GUEST_UNWELCOME", { reason: mark.reason })], note);
  return note;
}

export function guestFor({ guestId, newGuest }: ReservationDraft, hotel: Hotel): string {
  if (newGuest) return hotel.guests.add(personIn(newGuest, hotel)).id;
  if (!guestId) throw notFound();
  return guestId;
}
