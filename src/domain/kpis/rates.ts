import type { ArrivalSums, NightSums } from "@/contract/figures/sums";
import type { Cents } from "@/contract/property";

import { occupancyOf } from "../rates/occupancy";

/** Cents of one, rounded once; undefined of none. Of several days it is weighted, for both are sums. */
export const perOne = (amount: Cents, count: number): Cents | undefined =>
  count > 0 ? Math.round(amount / count) + 0 : undefined; // + 0: no amount has the sign of a zero

const shareOf = (part: number, whole: number): number | undefined => (whole > 0 ? part / whole : undefined);

/** Nights sold by rooms × nights: a block of some days stays in (USALI). */
export const inventoryOccupancy = ({ sold, inventory }: Pick<NightSums, "sold" | "inventory">): number | undefined =>
  occupancyOf({ sold, available: inventory });

/** Nights sold by those that could be sold: rooms out of order are off. */
export const netOccupancy = ({
  sold,
  inventory,
  outOfOrder,
}: Pick<NightSums, "sold" | "inventory" | "outOfOrder">): number | undefined =>
  occupancyOf({ sold, available: inventory - outOfOrder });

/** Slept in: sold, given away, or of the hotel's own use. */
export const occupiedNights = ({
  sold,
  complimentary,
  houseUse,
}: Pick<NightSums, "sold" | "complimentary" | "houseUse">): number => sold + complimentary + houseUse;

type Rooms = Pick<NightSums, "sold" | "roomRevenue" | "noShowRevenue" | "commission">;

/** Which revenue makes the price of a night. */
interface RateChoice {
  /** Fees of those who have not come count (USALI's rooms revenue). */
  withNoShows?: boolean;
  /** The channels' share is off. */
  withoutCommission?: boolean;
}

const rateRevenue = (sums: Omit<Rooms, "sold">, { withNoShows, withoutCommission }: RateChoice): Cents =>
  sums.roomRevenue + (withNoShows ? sums.noShowRevenue : 0) - (withoutCommission ? sums.commission : 0);

/** ADR: net cents of a night sold. Without no-show money unless told. */
export const adrOf = (sums: Rooms, choice: RateChoice = {}): Cents | undefined =>
  perOne(rateRevenue(sums, choice), sums.sold);

/** RevPAR: the same revenue by rooms × nights. */
export const revParOf = (
  sums: Omit<Rooms, "sold"> & Pick<NightSums, "inventory">,
  choice: RateChoice = {},
): Cents | undefined => perOne(rateRevenue(sums, choice), sums.inventory);

type Revenues = Pick<NightSums, "roomRevenue" | "dayUseRevenue" | "noShowRevenue" | "otherRevenue">;

/** All revenue without VAT. */
export const totalRevenue = ({ roomRevenue, dayUseRevenue, noShowRevenue, otherRevenue }: Revenues): Cents =>
  roomRevenue + dayUseRevenue + noShowRevenue + otherRevenue;

/** TRevPAR: all revenue by rooms × nights. */
export const tRevParOf = (sums: Revenues & Pick<NightSums, "inventory">): Cents | undefined =>
  perOne(totalRevenue(sums), sums.inventory);

/** Mean nights of the stays that arrive in the period; day use is none. */
export const lengthOfStay = ({ nights, stays }: Pick<ArrivalSums, "nights" | "stays">): number | undefined =>
  shareOf(nights, stays);

/** Mean days between making and arrival, of the same stays. */
export const leadTime = ({ leadDays, stays }: Pick<ArrivalSums, "leadDays" | "stays">): number | undefined =>
  shareOf(leadDays, stays);

/** Cancelled reservations by all that were made for the period. */
export const cancellationRate = ({ cancelled, booked }: Pick<ArrivalSums, "cancelled" | "booked">) =>
  shareOf(cancelled, booked);

/** Those who have not come by those who were expected: the cancelled ones were not. */
export const noShowRate = ({ noShows, booked, cancelled }: Pick<ArrivalSums, "noShows" | "booked" | "cancelled">) =>
  shareOf(noShows, booked - cancelled);

/** The channels' share in room revenue. */
export const channelCost = ({ commission, roomRevenue }: Pick<NightSums, "commission" | "roomRevenue">) =>
  shareOf(commission, roomRevenue);
