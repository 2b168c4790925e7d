import type { PaymentMethod } from "../account/account";
import type { Cents, CivilDate, VatRate } from "../property";

/** Takings by one method of payment, refunds subtracted. */
export interface MethodCount {
  method: PaymentMethod;
  expected: Cents;
  /** Null while it has not been counted, or has changed since. */
  counted: Cents | null;
  /** Why there is a difference. */
  reason: string;
}

export interface DayVat {
  /** Percent; 0 of compensations, which have no VAT. */
  rate: VatRate | 0;
  net: Cents;
  vat: Cents;
  gross: Cents;
}

/** Nights of a closed day whose guests came after its close: that day's report does not change. */
export interface DayAdjustment {
  /** The closed day. */
  date: CivilDate;
  rooms: number;
  amount: Cents;
}

/** Figures of a business date. Revenue is gross unless told. */
export interface DayFigures {
  arrivals: number;
  departures: number;
  noShows: number;
  cancellations: number;
  /** Rooms whose night is paid. */
  sold: number;
  /** Rooms that are slept in for a price of 0: not sold. */
  complimentary: number;
  /** Rooms that the hotel uses itself: not sold, and available. */
  houseUse: number;
  /** All rooms but those out of order. */
  available: number;
  /** All rooms of the property. */
  rooms: number;
  /** In the rooms that are sold or complimentary. */
  people: number;
  roomRevenue: Cents;
  /** Without VAT and less the allowances and corrections of nights: of this the mean price of a night is made. */
  roomNet: Cents;
  otherRevenue: Cents;
  fees: Cents;
  /** Below zero. */
  allowances: Cents;
  corrections: Cents;
  /** By date. */
  adjustments: DayAdjustment[];
  /** Of all revenue, with the adjustments. */
  vat: DayVat[];
  payments: MethodCount[];
}
