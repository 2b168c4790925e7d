import { createLoad } from "@/shared/load/createLoad";
import { createSearch } from "@/shared/load/createSearch";

import { reservationsApi } from "../record/reservationsApi";

/** The stays in house, by room or guest. */
export const soughtFolios = createSearch("soughtFolios", (text) =>
  reservationsApi.searchOpenFolios({ query: { text } }),
);

/** The group of a folio, and who is likely to be in it; asked for again with another version of the reservation. */
export const groupChoices = createLoad("groupChoices", ({ id }: { id: string; version: number }) =>
  reservationsApi.listGroupChoices({ params: { id }, query: { text: "" } }),
);

/** Others for the group, by room, guest or number. */
export const soughtMembers = createSearch(
  "soughtMembers",
  ({ id, text }: { id: string; text: string }) => reservationsApi.listGroupChoices({ params: { id }, query: { text } }),
  ({ text }) => text === "",
);

/** Those that take a charge instead of a closed folio: of the same guest, or in the same room. */
export const foliosNear = createLoad("foliosNear", (id: string) =>
  reservationsApi.listOpenFoliosNear({ params: { id } }),
);
