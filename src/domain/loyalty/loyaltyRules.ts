import {
  type LedgerEntry,
  loyaltyReasonTexts,
  type LoyaltyReason,
  type MemberAction,
  memberActions,
  type MemberFields,
  type MemberInputs,
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
  memberActions.map((action) => permissionFor(action, action === "redeem" && points <= 0 ? [lacking(points)] : []));

/** The reference of points that have paid a ticket: its return gives them back. */
export const ticketRef = (ticketId: string): string => `ticket:${ticketId}`;

/** Whether an entry is a redemption that can be taken back, and was not. */
export const isRedemption = ({ id, kind, sourceRef: ref }: LedgerEntry, ledger: readonly LedgerEntry[]): boolean =>
  kind === "redeemed" && !ref.startsWith(ticketRef("")) && !ledger.some(({ sourceRef }) => sourceRef === undoRef(id));

export const undoRef = (entryId: string): string => `undo:${entryId}`;

type MemberFault = Fault<LoyaltyReason, keyof MemberFields>;

/** The stay on whose folio points are redeemed; amounts in cents. */
interface Redeemed {
  open: Cents;
  centsPerPoint: Cents;
  currency: string;
}

/** Faults of the input of an action. */
export const memberActFaults = (
  action: MemberAction,
  input: MemberFields,
  balance: number,
  folio?: Redeemed,
): MemberFault[] => faultsOf[action](input, balance, folio);

const faultsOf: {
  [Action in MemberAction]: (input: Partial<MemberInputs[Action]>, balance: number, folio?: Redeemed) => MemberFault[];
} = {
  /** Points may be taken away, but not below the balance. */
  adjust: ({ points = 0, reason }, balance) => [
    ...pointFaults(Math.abs(points), -points > Math.max(balance, 0) ? lacking(balance) : undefined),
    ...reasonFaults(reason),
  ],
  /** Points that are redeemed on a folio pay at most what is open there. */
  redeem: ({ points = 0, reason }, balance, folio) => [
    ...pointFaults(points, points > balance ? lacking(balance) : overOpen(points, folio)),
    ...reasonFaults(reason),
  ],
  undo: ({ reason }) => reasonFaults(reason),
  leave: ({ reason }) => reasonFaults(reason),
};

function pointFaults(count: number, against: LoyaltyReason | undefined): MemberFault[] {
  const isNumber = Number.isInteger(count) && count > 0 && count <= mostPoints;
  const reason = isNumber ? against : loyaltyReason("POINTS_INVALID");
  return reason ? [{ field: "points", reason }] : [];
}

const lacking = (points: number) => loyaltyReason("LOYALTY_BALANCE", { points });

const max = noteLimits.letters;

const reasonFaults = (reason = ""): MemberFault[] => [
  ...unless(reason.trim() !== "", "reason", () => loyaltyReason("LOYALTY_REASON_MISSING")),
  ...tooLong({ reason }, max, () => loyaltyReason("LOYALTY_REASON_TOO_LONG", { max })),
];

function overOpen(points: number, folio: Redeemed | undefined) {
  if (!folio || points * folio.centsPerPoint <= folio.open) return undefined;
  const { open, centsPerPoint, currency } = folio;
  return loyaltyReason("LOYALTY_OVER_OPEN", { amount: open, currency, points: Math.floor(open / centsPerPoint) });
}

/** The reference on the folio of a redemption that was posted under a reference of its own. */
export const redemptionRef = (sourceRef: string): string => sourceRef.replace(/^act:/, "points:");
