import { createSearchParams, generatePath } from "react-router-dom";

import { paths } from "@/shared/routing/paths";

/** The address of a room on the page of the rooms. */
export const roomPath = (id: string) => generatePath(paths.room, { id });

/** The tabs of a reservation's record, as they are in its address. */
export type RecordTab = "data" | "folio" | "requests" | "messages" | "history";

/** The address of a part of a reservation's record. */
export const recordPath = (id: string, tab: RecordTab) =>
  `${generatePath(paths.reservation, { id })}?${createSearchParams({ tab }).toString()}`;
