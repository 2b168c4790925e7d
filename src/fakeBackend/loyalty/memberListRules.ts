import type { MemberColumn, MemberFilter, MemberRow, MemberView } from "@/contract/guests/member";
import { levelIds } from "@/contract/people/levels";
import { isNearNext } from "@/domain/loyalty/loyaltyLevels";

import type { ListRules } from "../list/ListIndex";
import { someOf } from "../list/someOf";

/** More cents than are missing to any level: on the highest nothing is missing. */
const HIGHEST = 100_000_000;

export const memberListRules: ListRules<MemberRow, MemberColumn, MemberView, Pick<MemberFilter, "levels">> = {
  searched: ({ name, id }) => `${name}\n${id}`,
  filters: {
    levels: someOf(({ level }) => level),
  },
  sorts: {
    level: ({ level }) => levelIds.indexOf(level),
    missing: ({ missing }) => missing?.spend ?? HIGHEST,
  },
  defaultSort: ({ name }) => name,
  views: {
    nearNext: isNearNext,
    expiring: ({ expiring }) => expiring !== undefined,
    debt: ({ points }) => points < 0,
  },
};
