import { policiesContract } from "@/contract/reservations/policyRecords";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import type { PolicyBook } from "./PolicyBook";

/** Their terms are in the books of the hotel. */
export const policies: Area<PolicyBook> = hotelArea(policiesContract, () => import("./policiesPart"));
