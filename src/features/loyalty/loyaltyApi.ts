import { generatePath } from "react-router-dom";

import { loyaltyContract } from "@/contract/guests/loyalty";
import type { Member } from "@/contract/guests/member";
import { createClient } from "@/shared/api/createClient";
import { isUnknown } from "@/shared/api/failures";
import { createLoad } from "@/shared/load/createLoad";
import { paths } from "@/shared/routing/paths";
import { call, type Saga } from "@/shared/saga/effects";

export const loyaltyApi = createClient(loyaltyContract);

export const memberPath = (id: string) => generatePath(paths.member, { id });

export const programme = createLoad("loyaltyProgramme", () => loyaltyApi.getProgramme(), loyaltyApi.getProgramme.reads);

/** The open member; null for a guest who is none. */
export const openMember = createLoad(
  "loyaltyMember",
  function* (id: string): Saga<Member | null> {
    try {
      return yield* call(loyaltyApi.getMember, { params: { id } });
    } catch (error) {
      if (isUnknown(error)) return null;
      throw error;
    }
  },
  loyaltyApi.getMember.reads,
);
