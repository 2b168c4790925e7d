import { delay } from "redux-saga/effects";

import type { Guest } from "@/contract/guest";
import { createLoad } from "@/shared/load/createLoad";
import { call, type Saga } from "@/shared/saga/effects";

import { guestsApi } from "../guestsApi";

/** Between two letters of quick typing nothing is asked. */
const TYPING_MS = 150;

/** Records that are probably of one person. */
export const duplicatePairs = createLoad("duplicatePairs", () => guestsApi.listDuplicateGuests());

type Identity = Pick<Guest, "email" | "phone" | "document">;

/** Who has the e-mail, telephone or document that is being typed. */
export const sameGuests = createLoad("sameGuests", function* (identity: Identity): Saga<Guest[]> {
  if (!identity.email && !identity.phone && !identity.document) return [];
  yield delay(TYPING_MS);
  return yield* call(guestsApi.findDuplicates, { query: identity });
});
