import { createLoad } from "@/shared/load/createLoad";

import { reservationsApi } from "../record/reservationsApi";

/** The desk's lists of the business date, and the state of its rooms. */
export const desk = createLoad("desk", () => reservationsApi.getDesk(), reservationsApi.getDesk.reads);
