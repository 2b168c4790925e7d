import type { BillingReason } from "@/contract/billing/billingReasons";
import type { BillingSettings, CivilDate, DocumentSeries } from "@/contract/property";

import type { Fault } from "../faults";
import { billingReason } from "./documentKinds";

type Formats = BillingSettings["series"];

/** Letters, digits and `. / - _`, at most 60 with the number (AEAT: ASCII 32 to 126, no `< > =` and no quotes). */
const LETTERS = /^[\w./-]{1,50}$/;

/** The letters before the number; their year is that of the issue. */
export const lettersOf = (format: string, issuedOn: CivilDate): string => format.replace("{yy}", issuedOn.slice(2, 4));

export const seriesReasons = (letters: string): BillingReason[] =>
  LETTERS.test(letters) ? [] : [billingReason("SERIES_LETTERS")];

/**
 * Why the formats of the series cannot become so, by the kind. A format stays as it is while its series of the year has a
 * document, and each kind has a series of its own (RD 1619/2012 art. 6.1.a).
 */
export function formatFaults(
  next: Formats,
  former: Formats,
  { businessDate, hasDocument }: { businessDate: CivilDate; hasDocument: (letters: string) => boolean },
): (Fault<BillingReason> & { field: DocumentSeries })[] {
  const kinds = Object.keys(former) as DocumentSeries[];
  return kinds.flatMap((field) => {
    if (next[field] === former[field]) return [];
    const series = lettersOf(former[field], businessDate);
    const letters = lettersOf(next[field], businessDate);
    const isShared = kinds.some((other) => other !== field && lettersOf(next[other], businessDate) === letters);
    const reasons = [
      ...(hasDocument(series) ? [billingReason("SERIES_FROZEN", { series })] : []),
      ...(isShared ? [billingReason("SERIES_SHARED")] : []),
      ...seriesReasons(letters),
    ];
    return reasons.map((reason) => ({ field, reason }));
  });
}
