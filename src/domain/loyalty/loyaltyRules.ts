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
import { noteLimits } from "@/contract/reservations/reservations";

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

interface MemberFault {
  field: keyof MemberActInput;
  reason: LoyaltyReason;
}

/** The stay on whose folio points are redeemed; amounts in cents. */
interface Redeemed {
  open: Cents;
  centsPerPoint: Cents;
  currency: string;
}

/**
 * What an action still needs, or has wrong. An adjustment may be below zero, but not below the balance. Points that are
 * redeemed on a folio pay at most what is open there.
 */
export function memberActFaults(
  action: MemberAction,
  { points = 0, reason = "" }: Partial<MemberActInput>,
  balance: number,
  folio?: Redeemed,
): MemberFault[] {
  const faults: MemberFault[] = [];
  if (action === "adjust" || action === "redeem") {
    const isNumber = Number.isInteger(points) && points !== 0 && Math.abs(points) <= mostPoints;
    const taken = action === "redeem" ? points : -points;
    if (!isNumber || (action === "redeem" && points < 0))
      faults.push({ field: "points", reason: loyaltyReason("POINTS_INVALID") });
    else if (taken > 0 && taken > balance)
      faults.push({ field: "points", reason: loyaltyReason("LOYALTY_BALANCE", { points: balance }) });
    else if (action === "redeem" && folio && points * folio.centsPerPoint > folio.open)
      faults.push({ field: "points", reason: overOpen(folio) });
  }
  if (reason.trim() === "") faults.push({ field: "reason", reason: loyaltyReason("LOYALTY_REASON_MISSING") });
  if (reason.length > noteLimits.letters)
    faults.push({ field: "reason", reason: loyaltyReason("LOYALTY_REASON_TOO_LONG", { max: noteLimits.letters }) });
  return faults;
}

const overOpen = ({ open, centsPerPoint, currency }: Redeemed) =>
  loyaltyReason("LOYALTY_OVER_OPEN", { amount: open, currency, points: Math.floor(open / centsPerPoint) });

/** The reference on the folio of a redemption that was posted under a reference of its own. */
export const redemptionRef = (sourceRef: string): string => sourceRef.replace(/^act:/, "points:");
