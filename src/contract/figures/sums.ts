import type { Cents } from "../property";

/**
 * Sums over the nights of a period. Each rate is made of these (`domain/kpis`), so that a rate of several days is
 * weighted. Closed nights are as they were slept, later ones as they are on the books. Money is without VAT.
 */
export interface NightSums {
  /** Rooms × nights, blocked ones included. */
  inventory: number;
  /** The part of `inventory` that is out of order. */
  outOfOrder: number;
  /** Nights with a price, without complimentary nights and house use. */
  sold: number;
  complimentary: number;
  houseUse: number;
  /** Stays without a night. */
  dayUses: number;
  /** Persons × nights. */
  guests: number;
  /** Revenue of sold nights, less allowances and corrections of the day, without fees and day use. */
  roomRevenue: Cents;
  /** All charges of stays without a night. */
  dayUseRevenue: Cents;
  /** Fees of single guests for no-shows and late cancellations. */
  noShowRevenue: Cents;
  otherRevenue: Cents;
  /** The channels' part of the price of the nights. An allowance does not lower it. */
  commission: Cents;
}

export interface ArrivalSums {
  /** All reservations ever made for the period. */
  booked: number;
  cancelled: number;
  noShows: number;
  /**
   * Reservations of a closed day that were not cancelled, and later ones known not to come: the denominator of
   * `noShows`.
   */
  due: number;
  /** Reservations with a night that are neither cancelled nor no-shows; `booked` has the day uses, too. */
  stays: number;
  /** Nights of `stays`, and their days between booking and arrival. */
  nights: number;
  leadDays: number;
}

export interface PeriodSums extends NightSums, ArrivalSums {
  /** Check-ins of closed days, and arrivals on the books for later ones. Both have the day uses. */
  arrivals: number;
  departures: number;
  /** Reservations with a night in the period. */
  inHouse: number;
}

/** The change of the nights on the books between two closes, for the same stay dates: `later` − `earlier`, by cause. */
export interface Pickup {
  new: number;
  /** Nights cancelled or not come; above zero. */
  cancelled: number;
  /** Nights that came into the period, less those that left it, with stays made longer or shorter. */
  moved: number;
  /** `new` − `cancelled` + `moved`. */
  nights: number;
  roomRevenue: Cents;
}
