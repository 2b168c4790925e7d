import type { Cents, CivilDate } from "@/contract/property";
import type { NightPrice } from "@/contract/reservations/rates";

import { withMarkup } from "./wantedValues";

/** The total that a channel has sold a stay for, and the one that the hotel asks for these people. */
export interface BelowPrice {
  told: Cents;
  asked: Cents;
}

/** Undefined for a stay that the channel has not sold below the hotel's price, all nights together. */
export function belowPrice(
  nights: readonly NightPrice[],
  prices: Readonly<Record<CivilDate, Cents>>,
  markupPercent: number,
): BelowPrice | undefined {
  const asked = nights.reduce((sum, { price }) => sum + withMarkup(price, markupPercent), 0);
  const told = nights.reduce((sum, { date, price }) => sum + (prices[date] ?? price), 0);
  return told < asked ? { told, asked } : undefined;
}
