import { createLoad } from "@/shared/load/createLoad";

import { guestsApi } from "../list/guestsApi";

/** Records that are probably of one person. */
export const duplicatePairs = createLoad(
  "duplicatePairs",
  () => guestsApi.listDuplicateGuests(),
  guestsApi.listDuplicateGuests.reads,
);
