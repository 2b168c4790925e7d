import { rateCalendarContract } from "@/contract/reservations/rateCalendar";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import type { RateHistory } from "./rateHistory";

/** The history alone: prices and restrictions are in the books of the hotel. */
export const rates: Area<RateHistory> = hotelArea(rateCalendarContract, () => import("./ratesPart"));
