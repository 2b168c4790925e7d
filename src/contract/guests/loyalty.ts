import { defineContract, type } from "../endpoint";
import type {
  LevelDraft,
  LoyaltyLevel,
  LoyaltyProgramme,
  LoyaltyRefusal,
  Member,
  MemberAct,
  MemberColumn,
  MemberFilter,
  MemberRow,
  MemberView,
  Membership,
} from "./member";
import { changesTo, recordCalls, updates } from "../records";

const calls = recordCalls<{
  row: MemberRow;
  column: MemberColumn;
  view: MemberView;
  filter: MemberFilter;
  record: Member;
  act: MemberAct;
  refusal: LoyaltyRefusal;
}>()("/pms/loyalty/members", ["loyalty", "reservations", "guests", "setUp"]);

/** The loyalty programme: levels, members and points. */
export const loyaltyContract = defineContract({
  /** Levels, with how many members each has. */
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
  listMembers: calls.list,
  /** Every row of a filter, for exporting and printing. */
  exportMembers: calls.rows,
  /** By the guest's id; that of a merged guest leads to the kept one. */
  getMember: calls.get,
  /** Of a guest, whether they are a member or not. */
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
  actOnMember: calls.act,
});
