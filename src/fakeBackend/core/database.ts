import type { Core } from "./createCore";

/** The data of each area, by the area's name in areas.ts. An area adds its own, beside their type; these have none. */
export interface AreaData {
  readonly booking: undefined;
  readonly day: undefined;
  readonly erasure: undefined;
  readonly folio: undefined;
}

/** The core's rows, and the data of each area, which can be read once its part is fetched. */
export type Database = Core & AreaData;
