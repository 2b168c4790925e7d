import { type LevelDraft, type LoyaltyLevel, memberActions, type MemberFields } from "@/contract/guests/member";
import { generalReason } from "@/domain/definition/generalReason";
import { levelFaults } from "@/domain/loyalty/loyaltyLevels";
import { memberActFaults } from "@/domain/loyalty/loyaltyRules";

import { notFound, refuseFaults } from "../records/Refused";
import { isSame, serveRecord } from "../records/serveRecord";
import type { Context } from "../core/routes";
import { accountOf, accountsOf, catchUp } from "./accounts";
import { acted } from "./changeMember";
import type { LoyaltyBook } from "./LoyaltyBook";
import { memberListRules } from "./memberListRules";
import { toMember, toMemberRow } from "./toMember";

/** With the ledger as it has to be now. */
export function loyaltyIn({ db: { loyalty }, now }: Context): LoyaltyBook {
  catchUp(loyalty, now());
  return loyalty;
}

const member = serveRecord({
  booksOf: loyaltyIn,
  get(id, book) {
    const account = accountOf(id, book);
    if (!account) throw notFound();
    return account;
  },
  shown: toMember,
  stale: generalReason("RECORD_STALE"),
});

export const memberRecord = {
  get: member.get,
  list: member.list({
    entries: (book) => accountsOf(book).map((account) => toMemberRow(account, book)),
    rules: () => memberListRules,
    toRow: (row) => row,
  }),
  act: member.act({
    actions: memberActions,
    check(action, act: MemberFields & { version: number }, account, book) {
      const { centsPerPoint, openStays, points } = toMember(account, book);
      const folio = openStays.find(({ id }) => id === act.reservationId);
      const { currency } = book.hotel.property;
      refuseFaults(memberActFaults(action, act, points, folio && { open: folio.open, centsPerPoint, currency }));
    },
    act: (action, act, account, book, actor) => acted(account, action, act, book, actor),
  }),
};

/** The draft and nothing else, without empty lines. */
const writtenLevel = ({ minNights, minSpend, benefits }: LevelDraft): LevelDraft => ({
  minNights,
  minSpend,
  benefits: benefits.map((benefit) => benefit.trim()).filter(Boolean),
});

const level = serveRecord({
  booksOf: loyaltyIn,
  get: (id, { levels }) => levels.get(id),
  shown: (stored: LoyaltyLevel): LoyaltyLevel => stored,
  stale: generalReason("RECORD_STALE"),
});

export const levelRecord = {
  update: level.update({
    written: writtenLevel,
    isWritten: (stored, draft) => isSame(writtenLevel(stored), draft),
    check: (draft, { levels }, stored) => refuseFaults(levelFaults(stored!.id, draft, levels.all())),
    rewrite: (stored, draft, { levels }) => levels.put({ ...stored, ...draft, version: stored.version + 1 }),
  }),
};
