import type { Guest } from "@/contract/people/guest";
import { createSearch } from "@/shared/load/createSearch";

import { reservationsApi } from "../record/reservationsApi";

export const soughtGuests = createSearch("soughtGuests", (text) => reservationsApi.searchGuests({ query: { text } }));

/** Who has the e-mail, telephone or document of the guest that is being written down. */
export const knownGuests = createSearch(
  "knownGuests",
  (query: Pick<Guest, "email" | "phone" | "document">) => reservationsApi.findDuplicates({ query }),
  ({ email, phone, document }) => !email && !phone && !document,
);
