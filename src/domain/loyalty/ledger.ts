import type { LedgerEntry } from "@/contract/guests/member";
import type { CivilDate } from "@/contract/property";

import { addMonths } from "../civilDate";

/** An entry as far as the sums need it. */
export type Posted = Pick<LedgerEntry, "kind" | "points" | "on" | "sourceRef" | "reservationId">;

export const pointsOf = (entries: readonly Pick<LedgerEntry, "points">[]): number =>
  entries.reduce((sum, { points }) => sum + points, 0);

const ofStays = new Set<LedgerEntry["kind"]>(["earned", "returned"]);

/**
 * Entries to post so that the entries of each stay sum to what it is worth now. A stay that is not named is worth
 * nothing. Nothing is left to post once this is posted.
 */
export function settlementOf(entries: readonly Posted[], worthOf: ReadonlyMap<string, number>) {
  const missing = new Map(worthOf);
  for (const { kind, reservationId, points } of entries) {
    if (ofStays.has(kind)) missing.set(reservationId, (missing.get(reservationId) ?? 0) - points);
  }
  return [...missing]
    .filter(([, points]) => points !== 0)
    .map(([reservationId, points]) => ({
      kind: points > 0 ? ("earned" as const) : ("returned" as const),
      reservationId,
      points,
    }));
}

/** Points that came in together and are not used up. */
interface Lot extends Pick<Posted, "on" | "sourceRef" | "reservationId"> {
  left: number;
}

/**
 * Lots of points that are left, the oldest first. What goes uses up the oldest; what is returned uses up its
 * own stay's before. Points that come in first pay a debt.
 */
function lotsOf(entries: readonly Posted[]): Lot[] {
  const lots: Lot[] = [];
  let debt = 0;
  for (const { kind, points, on, sourceRef, reservationId } of entries) {
    const paid = Math.min(debt, Math.max(0, points));
    debt -= paid;
    if (points > 0) lots.push({ on, sourceRef, reservationId, left: points - paid });
    else debt += takeFrom(kind === "returned" ? lotsWithOwnFirst(lots, reservationId) : lots, -points);
  }
  return lots.filter(({ left }) => left > 0);
}

const lotsWithOwnFirst = (lots: readonly Lot[], stay: string) => [
  ...lots.filter(({ reservationId }) => reservationId === stay),
  ...lots,
];

/** Returns what the lots could not give. */
function takeFrom(lots: readonly Lot[], points: number): number {
  let left = points;
  for (const lot of lots) {
    const taken = Math.min(lot.left, left);
    lot.left -= taken;
    left -= taken;
  }
  return left;
}

/** Points that expire up to a day, the earliest first, each with its day and its `sourceRef`. */
export const expiringUntil = (entries: readonly Posted[], expiryMonths: number, until: CivilDate) =>
  lotsOf(entries)
    .map(({ on, sourceRef, left }) => ({ points: left, on: addMonths(on, expiryMonths), sourceRef }))
    .filter(({ on }) => on <= until);
