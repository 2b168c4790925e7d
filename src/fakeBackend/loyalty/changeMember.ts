import {
  type LevelDraft,
  levelIds,
  type LoyaltyLevel,
  type LoyaltyReason,
  type MemberAct,
  type MemberAction,
  memberActions,
} from "@/contract/guests/member";
import { levelFaults } from "@/domain/loyalty/loyaltyLevels";
import {
  isRedemption,
  loyaltyReason,
  memberActFaults,
  memberPermissions,
  redemptionRef,
  undoRef,
} from "@/domain/loyalty/loyaltyRules";

import { allowStay, takeChargeBack } from "../folio/onBehalf";
import type { StoredGuest } from "../hotel/StoredGuest";
import type { Actor } from "../records/Actor";
import { notFound, refuse, Refused, refuseFaults } from "../records/Refused";
import { type Account, accountOf } from "./accounts";
import { type LoyaltyBook, programme, type StoredEntry } from "./LoyaltyBook";
import { toMember } from "./toMember";

/** The account, or 404 for a guest who is not in the programme. */
export function memberOf(guestId: string, book: LoyaltyBook): Account {
  const account = accountOf(guestId, book);
  if (!account) throw notFound();
  return account;
}

export const againstEnrolment = ({ isAnonymised }: StoredGuest): LoyaltyReason[] =>
  isAnonymised ? [loyaltyReason("GUEST_NOT_ENROLLABLE")] : [];

export function enrol(guestId: string, { hotel, members }: LoyaltyBook) {
  const guest = hotel.guests.get(guestId);
  if (guest.isDeleted) throw notFound();
  const reasons = againstEnrolment(guest);
  refuse(reasons);
  const { periods = [], version = 0 } = members.has(guest.id) ? members.get(guest.id) : {};
  const period = { from: hotel.property.businessDate };
  members.insert({ guestId: guest.id, version: version + 1, periods: [...periods, period] });
  hotel.revision.advance("loyalty");
}

const isAction = (name: string): name is MemberAction => (memberActions as readonly string[]).includes(name);

/** Does what a person asks for, or says why not. */
export function actOnMember(account: Account, action: string, act: MemberAct, book: LoyaltyBook, actor: Actor) {
  if (!isAction(action)) throw notFound();
  const { rows, points: balance, guest } = account;
  const [{ guestId, version }] = rows;
  if (version !== act.version) {
    throw new Refused(409, { reasons: [loyaltyReason("LOYALTY_STALE")], current: toMember(account, book) });
  }
  const { reasons } = memberPermissions(account).find((one) => one.action === action)!;
  refuse(reasons);
  const left = toMember(account, book);
  const { centsPerPoint, openStays } = left;
  const folio = openStays.find(({ id }) => id === act.reservationId);
  const { currency } = book.hotel.property;
  refuseFaults(memberActFaults(action, act, balance, folio && { open: folio.open, centsPerPoint, currency }));
  const reason = act.reason?.trim() ?? "";
  if (action === "leave") book.end(rows, reason, actor);
  else {
    book.post({
      ...(action === "undo" ? undone(account, act, book, actor) : posted(account, action, act, book, actor)),
      memberId: guestId,
      at: actor.now.toISOString(),
      on: book.hotel.property.businessDate,
      by: actor.by,
      reason,
    });
    book.members.update(guestId, { version: version + 1 });
    book.hotel.revision.advance("loyalty");
  }
  const now = accountOf(guest.id, book);
  return now ? toMember(now, book) : left;
}

type Posting = Pick<StoredEntry, "kind" | "points" | "sourceRef" | "reservationId">;

/** Points that come or go. Those that are redeemed on a folio take their worth off its bill. */
function posted(
  { rows: [{ guestId, version }], guest }: Account,
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
function undone(
  { entries }: Account,
  { entryId = "", reason = "" }: MemberAct,
  { hotel }: LoyaltyBook,
  actor: Actor,
): Posting {
  const entry = entries.find(({ id }) => id === entryId);
  if (!entry || !isRedemption(entry, entries)) throw new Refused(409, { reasons: [loyaltyReason("REDEMPTION_GONE")] });
  const { reservationId, sourceRef, points } = entry;
  if (reservationId !== "")
    takeChargeBack(reservationId, { sourceRef: redemptionRef(sourceRef), reason }, hotel, actor);
  return { kind: "restored", points: -points, sourceRef: undoRef(entryId), reservationId: "" };
}

/** The draft and nothing else, without empty lines. */
const writtenLevel = ({ minNights, minSpend, benefits }: LevelDraft): LevelDraft => ({
  minNights,
  minSpend,
  benefits: benefits.map((benefit) => benefit.trim()).filter(Boolean),
});

export function updateLevel(id: string, version: number, written: LevelDraft, book: LoyaltyBook): LoyaltyLevel {
  const { levels } = book;
  const known = levelIds.find((one) => one === id);
  if (!known) throw notFound();
  const level = levels.get(known);
  const draft = writtenLevel(written);
  if (JSON.stringify(writtenLevel(level)) === JSON.stringify(draft)) return level;
  if (version !== level.version) throw new Refused(409, { reasons: [loyaltyReason("LEVEL_STALE")], current: level });
  refuseFaults(levelFaults(known, draft, levels.all()));
  const changed = levels.update(known, { ...draft, version: level.version + 1 });
  book.hotel.revision.advance("loyalty");
  return changed;
}
