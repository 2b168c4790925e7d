import type { Guest } from "@/contract/people/guest";
import { createLoad } from "@/shared/load/createLoad";
import { createSearch } from "@/shared/load/createSearch";

import { guestsApi } from "../guestsApi";

/** Records that are probably of one person. */
export const duplicatePairs = createLoad(
  "duplicatePairs",
  () => guestsApi.listDuplicateGuests(),
  guestsApi.listDuplicateGuests.reads,
);

/** Who has the e-mail, telephone or document that is being typed. */
export const sameGuests = createSearch(
  "sameGuests",
  (query: Pick<Guest, "email" | "phone" | "document">) => guestsApi.findDuplicates({ query }),
  ({ email, phone, document }) => !email && !phone && !document,
);
