import type { PeriodSums } from "@/contract/figures/sums";
import type { Cents } from "@/contract/property";

import { occupancyOf } from "../rates/occupancy";

/** The sums that a rate is made of: of several days it is weighted, never a mean of means. */
type Of<Name extends keyof PeriodSums> = Pick<PeriodSums, Name>;

/** Cents of one, rounded once; undefined of none. */
export const perOne = (amount: Cents, count: number): Cents | undefined =>
  count > 0 ? Math.round(amount / count) + 0 : undefined; // + 0: no amount has the sign of a zero

/** Undefined of none. */
export const shareOf = (part: number, whole: number): number | undefined => (whole > 0 ? part / whole : undefined);

/** Nights sold by rooms × nights: a block of some days stays in (USALI). */
export const inventoryOccupancy = ({ sold, inventory }: Of<"sold" | "inventory">): number | undefined =>
  occupancyOf({ sold, available: inventory });

/** Nights sold by those that could be sold: rooms out of order are off. */
export const netOccupancy = ({ sold, inventory, outOfOrder }: Of<"sold" | "inventory" | "outOfOrder">) =>
  occupancyOf({ sold, available: inventory - outOfOrder });

/** Slept in: sold, given away, or of the hotel's own use. */
export const occupiedNights = ({ sold, complimentary, houseUse }: Of<"sold" | "complimentary" | "houseUse">): number =>
  sold + complimentary + houseUse;

type Rooms = Of<"roomRevenue" | "noShowRevenue">;

/** USALI's rooms revenue has the fees of those who have not come. */
const rateRevenue = ({ roomRevenue, noShowRevenue }: Rooms, withNoShows = false): Cents =>
  roomRevenue + (withNoShows ? noShowRevenue : 0);

/** ADR: net cents of a night sold, without no-show money unless told. */
export const adrOf = (sums: Rooms & Of<"sold">, { withNoShows }: { withNoShows?: boolean } = {}) =>
  perOne(rateRevenue(sums, withNoShows), sums.sold);

/** RevPAR: the same revenue by rooms × nights. */
export const revParOf = (sums: Rooms & Of<"inventory">, { withNoShows }: { withNoShows?: boolean } = {}) =>
  perOne(rateRevenue(sums, withNoShows), sums.inventory);

/** ADR without the channels' share. */
export const netAdrOf = ({ roomRevenue, commission, sold }: Of<"roomRevenue" | "commission" | "sold">) =>
  perOne(roomRevenue - commission, sold);

type Revenues = Of<"roomRevenue" | "dayUseRevenue" | "noShowRevenue" | "otherRevenue">;

/** All revenue without VAT. */
export const totalRevenue = ({ roomRevenue, dayUseRevenue, noShowRevenue, otherRevenue }: Revenues): Cents =>
  roomRevenue + dayUseRevenue + noShowRevenue + otherRevenue;

/** TRevPAR: all revenue by rooms × nights. */
export const tRevParOf = (sums: Revenues & Of<"inventory">): Cents | undefined =>
  perOne(totalRevenue(sums), sums.inventory);

/** Mean nights of the stays that arrive in the period; day use is none. */
export const lengthOfStay = ({ nights, stays }: Of<"nights" | "stays">) => shareOf(nights, stays);

/** Mean days between making and arrival, of the same stays. */
export const leadTime = ({ leadDays, stays }: Of<"leadDays" | "stays">) => shareOf(leadDays, stays);

/** Cancelled reservations by all that were made for the period. */
export const cancellationRate = ({ cancelled, booked }: Of<"cancelled" | "booked">) => shareOf(cancelled, booked);

/**
 * Those who have not come by those who were expected: what was cancelled was not, and what is still to come cannot be told.
 * Source: no-shows ÷ expected arrivals (https://encyclopedia.lodgify.com/no-show-rate).
 */
export const noShowRate = ({ noShows, due }: Of<"noShows" | "due">) => shareOf(noShows, due);

/** The channels' share in room revenue. */
export const channelCost = ({ commission, roomRevenue }: Of<"commission" | "roomRevenue">) =>
  shareOf(commission, roomRevenue);
