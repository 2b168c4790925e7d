import type { CommissionTerm, QuotaTerm } from "@/contract/companies/companies";
import type { Cents, CivilDate } from "@/contract/property";

import { dayNumber } from "../civilDate";
import { percentOf } from "../rates/prices";

/** Both dates are nights. */
const isWithin = ({ from, to }: Pick<QuotaTerm, "from" | "to">, date: CivilDate): boolean => from <= date && date <= to;

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
