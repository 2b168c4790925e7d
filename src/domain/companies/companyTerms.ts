import type { CommissionTerm } from "@/contract/companies/companies";
import type { Cents, CivilDate } from "@/contract/property";

import { percentOf } from "../rates/prices";

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
