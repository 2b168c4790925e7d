import type { Core } from "./createCore";

/**
 * The core's rows. `createDatabase` adds the data of each area by the area's name in areas.ts, since the core knows no area;
 * they can be read once its part is fetched.
 */
export interface Database extends Core {}
