import type { CurrencyCode } from "./formats";

/** Integer cents with the currency's ISO 4217 code. */
export interface Money {
  cents: number;
  currency: CurrencyCode;
}
