import type { LoyaltyReason, MemberAction, MemberFields, MemberInputs } from "@/contract/guests/member";
import { isRedemption, loyaltyReason, redemptionRef, undoRef } from "@/domain/loyalty/loyaltyRules";

import { allowStay } from "../folio/onBehalf";
import { takeChargeBack } from "../folio/takeChargeBack";
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
export function acted(account: Account, action: MemberAction, act: MemberFields, book: LoyaltyBook, actor: Actor) {
  const { id, rows } = account;
  const [{ guestId }] = rows;
  const reason = act.reason?.trim() ?? "";
  if (action === "leave") book.end(rows, reason, actor);
  else {
    move({ ...postings[action](account, act, book, actor), memberId: guestId, reason }, book, actor);
  }
  return accountOf(id, book) ?? account;
}

type Posting = Pick<StoredEntry, "kind" | "points" | "sourceRef" | "reservationId">;

/** Posts points that a person moves. */
export function move(
  posting: Posting & Pick<StoredEntry, "memberId" | "reason">,
  book: LoyaltyBook,
  { by, now }: Actor,
) {
  book.post({ ...posting, at: now.toISOString(), on: book.hotel.property.businessDate, by });
  const { memberId } = posting;
  book.members.update(memberId, { version: book.members.get(memberId).version + 1 });
  book.hotel.revision.advance("loyalty");
}

const postings: {
  [Action in Exclude<MemberAction, "leave">]: (
    account: Account,
    act: Partial<MemberInputs[Action]>,
    book: LoyaltyBook,
    actor: Actor,
  ) => Posting;
} = {
  adjust: (account, { points = 0 }) => ({
    kind: "adjusted",
    points,
    sourceRef: actRef(account),
    reservationId: "",
  }),

  /** Those that are redeemed on a folio take their worth off its bill. */
  redeem(account, { points = 0, reason = "", reservationId = "" }, { hotel }, actor) {
    const sourceRef = actRef(account);
    if (reservationId !== "") {
      const isOwn = hotel.reservationsOf(account.guest.id).some(({ id }) => id === reservationId);
      if (!isOwn) throw notFound();
      const amount = points * programme.centsPerPoint;
      const allowance = {
        sourceRef: redemptionRef(sourceRef),
        description: `Canje de ${points} puntos`,
        amount,
        reason,
      };
      allowStay(reservationId, allowance, hotel, actor, points);
    }
    return { kind: "redeemed", points: -points, sourceRef, reservationId };
  },

  /** The points return, and the line on the folio is corrected. */
  undo(account, { entryId = "", reason = "" }, { hotel }, actor) {
    const { reservationId, sourceRef, points } = redemptionOf(account, entryId);
    if (reservationId !== "")
      takeChargeBack(reservationId, { sourceRef: redemptionRef(sourceRef), reason }, hotel, actor);
    return { kind: "restored", points: -points, sourceRef: undoRef(entryId), reservationId: "" };
  },
};

const actRef = ({ rows: [{ guestId }], version }: Account) => `act:${guestId}:${version}`;

function redemptionOf({ entries }: Account, entryId: string): StoredEntry {
  const entry = entries.find(({ id }) => id === entryId);
  if (!entry || !isRedemption(entry, entries)) throw new Refused(409, { reasons: [loyaltyReason("REDEMPTION_GONE")] });
  return entry;
}
