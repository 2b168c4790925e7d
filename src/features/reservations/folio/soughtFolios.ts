import { createSearch } from "@/shared/load/createSearch";

import { reservationsApi } from "../reservationsApi";

/** The stays in house, by room or guest. */
export const soughtFolios = createSearch("soughtFolios", (text) =>
  reservationsApi.searchOpenFolios({ query: { text } }),
);
