import { defineContract, type } from "../endpoint";
import type {
  LevelDraft,
  LoyaltyLevel,
  LoyaltyProgramme,
  LoyaltyRefusal,
  Member,
  MemberAct,
  MemberFilter,
  MemberRow,
  MemberView,
  Membership,
} from "./member";
import { allRows, changes, changesTo, pages, updates } from "../records";

/** Topics that a member is made of. */
const reads = ["loyalty", "reservations", "guests", "setUp"] as const;

export const loyaltyContract = defineContract({
  getProgramme: {
    method: "GET",
    path: "/pms/loyalty/programme",
    reply: type<LoyaltyProgramme>(),
    reads: ["loyalty", "reservations", "guests"],
  },
  /** 409 with `current` when `version` is not the newest, unless the level is already as the draft says. */
  updateLevel: {
    method: "PUT",
    path: "/pms/loyalty/levels/:id",
    ...updates<LevelDraft, LoyaltyLevel, LoyaltyRefusal<LoyaltyLevel>>(),
  },
  /** Unless sorted, by name. */
  listMembers: { method: "GET", path: "/pms/loyalty/members", ...pages<MemberFilter, MemberRow, MemberView>(), reads },
  /** Every row of a filter, for exporting and printing. */
  exportMembers: { method: "GET", path: "/pms/loyalty/members/export", ...allRows<MemberFilter, MemberRow>() },
  /** By the guest's id; that of a merged guest leads to the kept one. */
  getMember: { method: "GET", path: "/pms/loyalty/members/:id", reply: type<Member>(), reads },
  getMembership: {
    method: "GET",
    path: "/pms/guests/:id/membership",
    reply: type<Membership>(),
    reads: ["loyalty", "reservations", "guests"],
  },
  /** A guest who is a member already stays as they are. */
  enrolGuest: { method: "POST", path: "/pms/guests/:id/membership", ...changesTo<Member, LoyaltyRefusal>() },
  /**
   * `action` is a `MemberAction`. Points that are redeemed on a folio are an allowance under `points:<guest>:<version>`, or
   * are refused with the folio's reasons; taken back, it is corrected. 409 with the reasons why it may not be, or with `current`.
   */
  actOnMember: {
    method: "POST",
    path: "/pms/loyalty/members/:id/actions/:action",
    ...changes<MemberAct, Member, LoyaltyRefusal>(),
  },
});
