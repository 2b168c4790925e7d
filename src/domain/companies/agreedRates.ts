import type { RateTerm } from "@/contract/companies/companies";
import type { Cents, CivilDate } from "@/contract/property";

import { percentOf } from "../rates/prices";

/** The agreed rate of a night under a plan, for a stay of so many nights. Both dates of a rate are nights. */
export const rateOn = (
  rates: readonly RateTerm[],
  planId: string,
  date: CivilDate,
  stayNights: number,
): RateTerm | undefined =>
  rates.find(
    ({ plan, from, to, nights }) => plan === planId && from <= date && date <= to && (nights ?? 0) <= stayNights,
  );

/** The price of a night as it was agreed: half a cent of the discount is rounded up. */
export const agreedPrice = (price: Cents, { discount }: Pick<RateTerm, "discount">): Cents =>
  price - percentOf(price, discount / 100);
