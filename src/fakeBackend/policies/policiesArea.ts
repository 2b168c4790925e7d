import type { Area } from "../core/area";
import { hotelAreaBelow } from "../hotel/hotelArea";
import type { PolicyBook } from "./PolicyBook";

/** Their terms are in the books of the hotel. */
export const policies: Area<PolicyBook> = hotelAreaBelow("/pms/policies", () => import("./policiesPart"));
