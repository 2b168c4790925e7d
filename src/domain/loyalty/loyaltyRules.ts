import {
  type LedgerEntry,
  loyaltyReasonTexts,
  type LoyaltyReason,
  type MemberAction,
  memberActions,
  type MemberActInput,
  type MemberRow,
  mostPoints,
} from "@/contract/guests/member";
import type { Cents } from "@/contract/property";
import { noteLimits } from "@/contract/reservations/reservationDraft";

import { type Fault, tooLong, unless } from "../faults";
import { permissionFor } from "../permissionFor";
import { reasonsFrom } from "../reasonFor";

export const loyaltyReason = reasonsFrom(loyaltyReasonTexts);

type Balance = Pick<MemberRow, "points">;

/** Every action with whether it may be done now and, where not, why. */
export const memberPermissions = ({ points }: Balance): MemberRow["actions"] =>
  memberActions.map((action) =>
    permissionFor(action, action === "redeem" && points <= 0 ? [loyaltyReason("LOYALTY_BALANCE", { points })] : []),
  );

/** Whether an entry is a redemption that was not taken back. */
export const isRedemption = ({ id, kind }: LedgerEntry, ledger: readonly LedgerEntry[]): boolean =>
  kind === "redeemed" && !ledger.some(({ sourceRef }) => sourceRef === undoRef(id));

export const undoRef = (entryId: string): string => `undo:${entryId}`;

type MemberFault = Fault<LoyaltyReason, keyof MemberActInput>;

/** The stay on whose folio points are redeemed; amounts in cents. */
interface Redeemed {
  open: Cents;
  centsPerPoint: Cents;
  currency: string;
}

/**
 * Faults of the input of an action. An adjustment may be below zero, but not below the balance. Points that are
 * redeemed on a folio pay at most what is open there.
 */
export function memberActFaults(
  action: MemberAction,
  { points = 0, reason = "" }: Partial<MemberActInput>,
  balance: number,
  folio?: Redeemed,
): MemberFault[] {
  const max = noteLimits.letters;
  const against =
    action === "adjust" || action === "redeem" ? againstPoints(action, points, balance, folio) : undefined;
  return [
    ...(against ? [{ field: "points" as const, reason: against }] : []),
    ...unless(reason.trim() !== "", "reason", () => loyaltyReason("LOYALTY_REASON_MISSING")),
    ...tooLong({ reason }, max, () => loyaltyReason("LOYALTY_REASON_TOO_LONG", { max })),
  ];
}

function againstPoints(action: "adjust" | "redeem", points: number, balance: number, folio?: Redeemed) {
  const isNumber = Number.isInteger(points) && points !== 0 && Math.abs(points) <= mostPoints;
  const taken = action === "redeem" ? points : -points;
  if (!isNumber || (action === "redeem" && points < 0)) return loyaltyReason("POINTS_INVALID");
  if (taken > 0 && taken > balance) return loyaltyReason("LOYALTY_BALANCE", { points: balance });
  const isOverOpen = action === "redeem" && folio && points * folio.centsPerPoint > folio.open;
  return isOverOpen ? overOpen(folio) : undefined;
}

const overOpen = ({ open, centsPerPoint, currency }: Redeemed) =>
  loyaltyReason("LOYALTY_OVER_OPEN", { amount: open, currency, points: Math.floor(open / centsPerPoint) });

/** The reference on the folio of a redemption that was posted under a reference of its own. */
export const redemptionRef = (sourceRef: string): string => sourceRef.replace(/^act:/, "points:");
