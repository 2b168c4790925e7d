import type { PaymentMethod } from "../account/account";
import type { RecordId } from "../formats";
import type { TillId } from "../outlets";
import type { Cents, CivilDate, VatRate } from "../property";

/** The takings of a method of payment, less its refunds. */
export interface MethodCount {
  method: PaymentMethod;
  expected: Cents;
  /** Null while it is not counted, or where payments have changed since. */
  counted: Cents | null;
  /** The reason for a difference. */
  reason: string;
}

export interface DayVat {
  /** Percent; 0 for compensations, which have no VAT. */
  rate: VatRate | 0;
  net: Cents;
  vat: Cents;
  gross: Cents;
}

/** Nights of a closed day whose guests came after its close. That day's report does not change. */
export interface DayAdjustment {
  /** The closed day. */
  date: CivilDate;
  rooms: number;
  amount: Cents;
}

/** Figures of a business date. Revenue is gross unless a field says otherwise. */
export interface DayFigures {
  arrivals: number;
  departures: number;
  noShows: number;
  cancellations: number;
  /** Rooms whose night is paid. */
  sold: number;
  /** Rooms slept in for a price of 0. They are not sold. */
  complimentary: number;
  /** Rooms that the hotel uses itself. They are available, but not sold. */
  houseUse: number;
  /** All rooms but those out of order. */
  available: number;
  /** All rooms of the property. */
  rooms: number;
  /** People in sold and complimentary rooms. */
  people: number;
  roomRevenue: Cents;
  /** Net revenue of rooms, less allowances and corrections of nights. The mean price of a night is computed from it. */
  roomNet: Cents;
  otherRevenue: Cents;
  fees: Cents;
  /** The sum is below zero. */
  allowances: Cents;
  corrections: Cents;
  /** By date. */
  adjustments: DayAdjustment[];
  /** VAT of all revenue, with the adjustments. */
  vat: DayVat[];
  payments: MethodCount[];
}

/** A shift of a till in the report of a day. */
export interface ShiftOfDay {
  id: RecordId;
  till: TillId;
  /** Of its Z; "" while it is not closed. */
  title: string;
  tickets: number;
  /** VAT included, less returns. */
  sales: Cents;
  tips: Cents;
  /** Once it is closed. */
  difference?: Cents;
}
