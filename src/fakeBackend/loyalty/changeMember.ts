import type { LoyaltyReason, MemberAct, MemberAction } from "@/contract/guests/member";
import { isRedemption, loyaltyReason, redemptionRef, undoRef } from "@/domain/loyalty/loyaltyRules";

import { allowStay, takeChargeBack } from "../folio/onBehalf";
import type { StoredGuest } from "../hotel/books/StoredGuest";
import type { Actor } from "../records/Actor";
import { notFound, refuse, Refused } from "../records/Refused";
import { type Account, accountOf } from "./accounts";
import { type LoyaltyBook, programme, type StoredEntry } from "./LoyaltyBook";

export const againstEnrolment = ({ isAnonymised }: StoredGuest): LoyaltyReason[] =>
  isAnonymised ? [loyaltyReason("GUEST_NOT_ENROLLABLE")] : [];

export function enrol(guestId: string, { hotel, members }: LoyaltyBook) {
  const guest = hotel.guests.get(guestId);
  if (guest.isDeleted) throw notFound();
  refuse(againstEnrolment(guest));
  const { periods = [], version = 0 } = members.has(guest.id) ? members.get(guest.id) : {};
  const period = { from: hotel.property.businessDate };
  members.insert({ guestId: guest.id, version: version + 1, periods: [...periods, period] });
  hotel.revision.advance("loyalty");
}

/** Does an action without asking whether it may be done, and returns the account after it, or as it was left. */
export function acted(account: Account, action: MemberAction, act: MemberAct, book: LoyaltyBook, actor: Actor) {
  const { id, rows, version } = account;
  const [{ guestId }] = rows;
  const reason = act.reason?.trim() ?? "";
  if (action === "leave") book.end(rows, reason, actor);
  else {
    const posting = action === "undo" ? undone(account, act, book, actor) : posted(account, action, act, book, actor);
    const { businessDate } = book.hotel.property;
    book.post({ ...posting, memberId: guestId, at: actor.now.toISOString(), on: businessDate, by: actor.by, reason });
    book.members.update(guestId, { version: version + 1 });
    book.hotel.revision.advance("loyalty");
  }
  return accountOf(id, book) ?? account;
}

type Posting = Pick<StoredEntry, "kind" | "points" | "sourceRef" | "reservationId">;

/** Points that come or go. Those that are redeemed on a folio take their worth off its bill. */
function posted(
  { rows: [{ guestId }], version, guest }: Account,
  action: "adjust" | "redeem",
  { points = 0, reason = "", reservationId = "" }: MemberAct,
  { hotel }: LoyaltyBook,
  actor: Actor,
): Posting {
  const sourceRef = `act:${guestId}:${version}`;
  if (action === "adjust") return { kind: "adjusted", points, sourceRef, reservationId: "" };
  if (reservationId !== "") {
    const isOwn = hotel.reservationsOf(guest.id).some(({ id }) => id === reservationId);
    if (!isOwn) throw notFound();
    const amount = points * programme.centsPerPoint;
    const allowance = { sourceRef: redemptionRef(sourceRef), description: `Canje de ${points} puntos`, amount, reason };
    allowStay(reservationId, allowance, hotel, actor, points);
  }
  return { kind: "redeemed", points: -points, sourceRef, reservationId };
}

/** A redemption is taken back: its points return, and its line on the folio is corrected. */
function undone(account: Account, { entryId = "", reason = "" }: MemberAct, { hotel }: LoyaltyBook, actor: Actor) {
  const { reservationId, sourceRef, points } = redemptionOf(account, entryId);
  if (reservationId !== "")
    takeChargeBack(reservationId, { sourceRef: redemptionRef(sourceRef), reason }, hotel, actor);
  return { kind: "restored" as const, points: -points, sourceRef: undoRef(entryId), reservationId: "" };
}

function redemptionOf({ entries }: Account, entryId: string): StoredEntry {
  const entry = entries.find(({ id }) => id === entryId);
  if (!entry || !isRedemption(entry, entries)) throw new Refused(409, { reasons: [loyaltyReason("REDEMPTION_GONE")] });
  return entry;
}
