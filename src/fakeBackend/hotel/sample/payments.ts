import type { Cents } from "@/contract/property";
import type { Payment } from "@/contract/account/account";
import { dateOfDay } from "@/domain/civilDate";

import type { StoredReservation } from "../books/StoredReservation";
import type { Random } from "../../core/random";
import { deskStaff } from "../../core/sampleStaff";

const DAY = 24 * 3_600_000;

const none: Payment[] = [];

interface Due {
  total: Cents;
  /** Days since 1970. */
  departure: number;
  arrival: number;
  today: number;
}

type Payer = Pick<
  StoredReservation,
  "state" | "guarantee" | "deposit" | "policies" | "createdAt" | "updatedAt" | "charges"
>;

/**
 * Payments so far: with the reservation, when the deposit was due, and at the departure. Those of today have its date: while
 * the day is open they can be taken back. Each day one person takes them.
 */
export function paymentsDrawn(payer: Payer, due: Due, random: Random): Payment[] {
  const early = paidEarly(payer, due, random);
  const onlineMethod = payer.guarantee === "agency" ? "agency" : payer.guarantee === "company" ? "transfer" : "card";
  const lines = early > 0 ? [payment(1, early, payer.createdAt, onlineMethod, due)] : none;
  const owes = due.total - early;
  if (!settles(payer, random) || owes <= 0) return lines;
  const method = onlineMethod === "card" && random.next() < 0.15 ? "cash" : onlineMethod;
  const paidOn = payer.state === "checkedOut" ? due.departure : due.arrival;
  const morning = (paidOn * 24 + 9) * 3_600_000;
  // a fee is paid when the reservation is cancelled, which may be long before the arrival
  const at = payer.state === "cancelled" ? Math.min(morning, payer.updatedAt) : morning;
  return [...lines, payment(2, owes, at, method, due)];
}

/** Before the arrival. */
function paidEarly({ state, guarantee, deposit, policies }: Payer, { total, arrival, today }: Due, { next }: Random) {
  if (state === "inquiry" || state === "waitlist" || state === "optional") return 0;
  if (state === "cancelled" || state === "noShow") return guarantee === "prepaid" ? total : 0;
  if (guarantee === "prepaid") return state === "pending" ? 0 : total;
  if (guarantee !== "deposit" || state === "pending") return 0;
  const { dueDaysBefore } = policies.deposit;
  if (dueDaysBefore === null) return deposit;
  const isDue = arrival - today <= dueDaysBefore;
  // some of the coming guests have not paid yet
  return next() < (isDue ? (state === "confirmed" ? 0.6 : 1) : 0.4) ? deposit : 0;
}

/** Whether the rest is paid: nearly always after a departure, mostly for a fee on a card. */
function settles({ state, charges }: Payer, { next }: Random): boolean {
  if (state === "checkedOut") return next() < 0.994;
  if (state === "cancelled" || state === "noShow") return charges.length > 0 && next() < 0.9;
  return state === "inHouse" && next() < 0.2;
}

function payment(number: number, amount: Cents, at: number, method: Payment["method"], { today }: Due): Payment {
  const day = Math.floor(at / DAY);
  const by = deskStaff[day % deskStaff.length]!;
  const paid: Payment = { id: `payment-${number}`, method, amount, at: new Date(at).toISOString(), by };
  return day === today ? { ...paid, date: dateOfDay(today) } : paid;
}
