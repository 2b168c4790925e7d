import { createSearchParams, generatePath } from "react-router-dom";

import { paths } from "@/shared/routing/paths";

/** The tabs of a reservation's record, as they are in its address. */
export type RecordTab = "data" | "folio" | "requests" | "messages" | "history";

/** The address of a part of a reservation's record. */
export const recordPath = (id: string, tab: RecordTab) =>
  `${generatePath(paths.reservation, { id })}?${createSearchParams({ tab }).toString()}`;

/** Of the address of a drawer of the desk: that it was opened from the record, and leads back to it. */
export const fromRecord = { parameter: "from", value: "record" } as const;

/** The address of the check-in or the check-out, with the way back to the record. */
export const deskFromRecordPath = (act: "checkIn" | "checkOut", id: string) =>
  `${generatePath(paths[act], { id })}?${fromRecord.parameter}=${fromRecord.value}`;
