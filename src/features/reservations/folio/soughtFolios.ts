import { createLoad } from "@/shared/load/createLoad";
import { createSearch } from "@/shared/load/createSearch";

import { reservationsApi } from "../reservationsApi";

/** The stays in house, by room or guest. */
export const soughtFolios = createSearch("soughtFolios", (text) =>
  reservationsApi.searchOpenFolios({ query: { text } }),
);

/** Those that take a charge instead of a closed folio: of the same guest, or in the same room. */
export const foliosNear = createLoad("foliosNear", (id: string) =>
  reservationsApi.listOpenFoliosNear({ params: { id } }),
);
