import type { CommissionTerm, QuotaTerm, RateTerm } from "@/contract/companies/companies";
import type { Cents, CivilDate } from "@/contract/property";

import { dayNumber } from "../civilDate";
import { percentOf } from "../rates/prices";
import { nightsOf, type Stay } from "../stay";

/** Both dates are nights. */
const isWithin = ({ from, to }: Pick<RateTerm, "from" | "to">, date: CivilDate): boolean => from <= date && date <= to;

/** The agreed rate of a night under a plan, for a stay of so many nights. */
export const rateOn = (
  rates: readonly RateTerm[],
  planId: string,
  date: CivilDate,
  stayNights: number,
): RateTerm | undefined =>
  rates.find((one) => one.plan === planId && isWithin(one, date) && (one.nights ?? 0) <= stayNights);

/** The plans under which each night of a stay has an agreed price, in the order of the contract. */
export function agreedPlans(rates: readonly RateTerm[], stay: Stay): string[] {
  const nights = nightsOf(stay);
  const plans = [...new Set(rates.map(({ plan }) => plan))];
  return nights.length === 0
    ? []
    : plans.filter((plan) => nights.every((date) => rateOn(rates, plan, date, nights.length) !== undefined));
}

/** The price of a night as it was agreed: half a cent of the discount is rounded up. */
export const agreedPrice = (price: Cents, { discount }: Pick<RateTerm, "discount">): Cents =>
  price - percentOf(price, discount / 100);

/** The quota of a type on a night, seen from a day: none once it is released. */
export const quotaOn = (
  quotas: readonly QuotaTerm[],
  typeId: string,
  date: CivilDate,
  today: CivilDate,
): QuotaTerm | undefined =>
  quotas.find((one) => one.type === typeId && isWithin(one, date) && dayNumber(date) - dayNumber(today) >= one.release);

/** The commission of a night: that which began last. */
export const commissionOn = (terms: readonly CommissionTerm[], date: CivilDate): CommissionTerm | undefined =>
  terms.reduce<CommissionTerm | undefined>(
    (last, one) => (one.from <= date && (!last || one.from > last.from) ? one : last),
    undefined,
  );

/** A line of a folio, as a commission sees it. */
interface CommissionedLine {
  kind: "room" | "fee" | "other";
  net: Cents;
  gross: Cents;
}

/** The part of a line that the percentage is of. */
export function commissionBase({ of, vat, noShows }: CommissionTerm, { kind, net, gross }: CommissionedLine): Cents {
  const isOfIt = kind === "room" || (kind === "fee" ? noShows : of === "stay");
  if (!isOfIt) return 0;
  return vat === "with" ? gross : net;
}

/** Half a cent is rounded up, of what is taken off down: a correction takes back what its line has brought. */
export const commissionOf = (base: Cents, { percent }: Pick<CommissionTerm, "percent">): Cents =>
  Math.sign(base) * percentOf(Math.abs(base), percent / 100);
