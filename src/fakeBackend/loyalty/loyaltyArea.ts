import { loyaltyContract } from "@/contract/guests/loyalty";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import type { LoyaltyBook } from "./LoyaltyBook";

/** Points and levels follow from the reservations. */
export const loyalty: Area<LoyaltyBook> = hotelArea(loyaltyContract, () => import("./loyaltyPart"));
