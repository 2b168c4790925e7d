import { defineContract, type } from "../endpoint";
import type {
  LevelDraft,
  LoyaltyLevel,
  LoyaltyProgramme,
  LoyaltyRefusal,
  Member,
  MemberAct,
  MemberFilter,
  MemberPage,
  MemberQuery,
  MemberRow,
  Membership,
} from "./member";
import { changes, updates } from "../records";

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
  listMembers: {
    method: "GET",
    path: "/pms/loyalty/members",
    query: type<MemberQuery>(),
    reply: type<MemberPage>(),
    reads: ["loyalty", "reservations", "guests", "setUp"],
  },
  /** Every row of a filter, for exporting and printing. */
  exportMembers: {
    method: "GET",
    path: "/pms/loyalty/members/export",
    query: type<MemberFilter>(),
    reply: type<MemberRow[]>(),
  },
  /** By the guest's id; that of a merged guest leads to the kept one. */
  getMember: {
    method: "GET",
    path: "/pms/loyalty/members/:id",
    reply: type<Member>(),
    reads: ["loyalty", "reservations", "guests", "setUp"],
  },
  getMembership: {
    method: "GET",
    path: "/pms/guests/:id/membership",
    reply: type<Membership>(),
    reads: ["loyalty", "reservations", "guests"],
  },
  /** A guest who is a member already stays as they are. */
  enrolGuest: {
    method: "POST",
    path: "/pms/guests/:id/membership",
    reply: type<Member>(),
    refusal: type<LoyaltyRefusal>(),
  },
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
