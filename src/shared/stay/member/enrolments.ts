import { generatePath } from "react-router-dom";

import { loyaltyContract } from "@/contract/guests/loyalty";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

const { getMembership, enrolGuest, exportMembers, listMembers } = createClient({
  getMembership: loyaltyContract.getMembership,
  enrolGuest: loyaltyContract.enrolGuest,
  exportMembers: loyaltyContract.exportMembers,
  listMembers: loyaltyContract.listMembers,
});

export interface Enrolment {
  id: string;
  name: string;
}

/** Of the guest in the loyalty programme. */
export const guestMembership = createLoad(
  "guestMembership",
  (id: string) => getMembership({ params: { id } }),
  getMembership.reads,
);

/** The level of each member, by the guest's id. */
export const memberLevels = createLoad(
  "memberLevels",
  async () => {
    const members = await exportMembers({ query: {} });
    return Object.fromEntries(members.map(({ id, level }) => [id, level]));
  },
  listMembers.reads,
);

export const enrolments = createWrite<Enrolment>()("enrolments", {
  recordOf: ({ id }) => id,
  isReplaced: () => true,
  isWhat: (value): value is Enrolment => hasTexts(value, ["id", "name"]),
}).sentBy({
  *send({ id, name }, key): Saga {
    yield* call(enrolGuest, { params: { id }, key });
    yield* put(noticeShown({ kind: "success", sentence: { id: "loyalty.enrolled", values: { name } } }));
    yield* guestMembership.askAgain();
  },
  *refused({ id, name }, error): Saga {
    const sentence = { id: "loyalty.notEnrolled", values: { name } } as const;
    yield* put(refusalNotice(error, { sentence, path: generatePath(paths.guest, { id }) }));
  },
  readAgain: guestMembership.askAgain,
});
