import type { Decimal, RecordId } from "../formats";

/** A company or an agency as a reservation names it. */
export interface SoldTo {
  id: RecordId;
  name: string;
  /** Its contract has prices. */
  hasRates: boolean;
}

/** Whom to speak with about a stay, at its company or its agency. */
export interface StayContact {
  name: string;
  /** "" where the company's record does not tell it, or has the contact no longer. */
  email: string;
  phone: string;
}

/** By whose contract an offer has its prices. */
export interface OfferContract {
  company: { id: RecordId; name: string };
  /** So many nights of the stay have an agreed price; the others have the plan's own. */
  nights: number;
  /** Off the plan's price, in hundredths of a percent; several where the terms change within the stay. */
  discounts: Decimal[];
}
