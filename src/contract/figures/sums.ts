import type { Cents } from "../property";

/**
 * Sums over the nights of a period. Each rate is made of these (`domain/kpis`), so that a rate of several days is
 * weighted. Closed nights are as they were slept, later ones as they are on the books. Money is without VAT.
 */
export interface NightSums {
  /** Rooms × nights, blocked ones included. */
  inventory: number;
  /** Of these, out of order. */
  outOfOrder: number;
  /** Nights for a price; neither given away nor of the hotel's own use. */
  sold: number;
  complimentary: number;
  houseUse: number;
  /** Stays without a night. */
  dayUses: number;
  /** Persons × nights. */
  guests: number;
  /** Of sold nights, less the allowances and corrections of the day; without fees and day use. */
  roomRevenue: Cents;
  /** All that is charged to stays without a night. */
  dayUseRevenue: Cents;
  /** Fees of single guests for a no-show or a late cancellation. */
  noShowRevenue: Cents;
  otherRevenue: Cents;
  /** Share of the channels in the price of the nights; they bear no part of an allowance. */
  commission: Cents;
}

/** Counts of the reservations that arrive in a period. */
export interface ArrivalSums {
  /** All that were ever made for it. */
  booked: number;
  cancelled: number;
  noShows: number;
  /** Not cancelled, and of a closed day or known not to come: the denominator of `noShows`. */
  due: number;
  /** Neither cancelled nor no-show, with a night at least: `booked` has the day uses too. */
  stays: number;
  /** Of these, their nights and the days between making and arrival. */
  nights: number;
  leadDays: number;
}

export interface PeriodSums extends NightSums, ArrivalSums {
  /** Check-ins of closed days; on later ones those on the books. Both with day uses. */
  arrivals: number;
  departures: number;
  /** Reservations with a night in the period. */
  inHouse: number;
}

/** Nights on the books at one close and at a later one, for the same stay dates: `later` − `earlier`, by cause. */
export interface Pickup {
  new: number;
  /** Cancelled or not come; above zero. */
  cancelled: number;
  /** Into the period less out of it, and stays made longer or shorter. */
  moved: number;
  /** `new` − `cancelled` + `moved`. */
  nights: number;
  roomRevenue: Cents;
}
