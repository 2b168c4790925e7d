import {
  levelIds,
  type MemberColumn,
  type MemberFilter,
  type MemberRow,
  type MemberView,
} from "@/contract/guests/member";
import { isNearNext } from "@/domain/loyalty/loyaltyLevels";

import { ListIndex, type ListRules } from "../list/ListIndex";
import { accountsOf } from "./accounts";
import type { LoyaltyBook } from "./LoyaltyBook";
import { toMemberRow } from "./toMember";

/** Few, and their figures come from the reservations: so the list is made for each call. */
export const memberListOf = (book: LoyaltyBook) =>
  new ListIndex(
    memberListRules,
    accountsOf(book).map((account) => toMemberRow(account, book)),
  );

/** More cents than are missing to any level: on the highest nothing is missing. */
const HIGHEST = 100_000_000;

const memberListRules: ListRules<MemberRow, MemberColumn, MemberView, Pick<MemberFilter, "levels">> = {
  idOf: ({ id }) => id,
  searched: ({ name }) => name,
  filters: {
    levels:
      (levels) =>
      ({ level }) =>
        levels.split(",").includes(level),
  },
  sorts: {
    name: ({ name }) => name,
    level: ({ level }) => levelIds.indexOf(level),
    points: ({ points }) => points,
    nights: ({ nights }) => nights,
    spend: ({ spend }) => spend,
    missing: ({ missing }) => missing?.spend ?? HIGHEST,
    lastOn: ({ lastOn }) => lastOn,
  },
  defaultSort: ({ name }) => name,
  views: {
    nearNext: isNearNext,
    expiring: ({ expiring }) => expiring !== undefined,
    debt: ({ points }) => points < 0,
  },
};
