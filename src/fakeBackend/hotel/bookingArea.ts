import type { Area } from "../core/area";
import { hotelArea } from "./hotelArea";
import { bookingContract } from "./hotelContract";

/** Offers for reservations, and the writes that change them. */
export const booking: Area<undefined> = hotelArea(bookingContract, () => import("./routes/bookingPart"));
