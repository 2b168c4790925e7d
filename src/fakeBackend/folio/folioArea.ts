import { folioContract } from "@/contract/reservations/folios";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";

/** Its lines are in the books of the hotel. */
export const folio: Area<undefined> = hotelArea(folioContract, () => import("./folioPart"));
