import type { Account, Charge } from "@/contract/account/account";
import type { AccountMove, AccountWindow } from "@/contract/account/accountWindows";
import type { Cents, VatRate } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { accountReason } from "./ruledAccount";
import { correctionOf } from "./corrections";
import { moveReasons } from "./moves";
import { restOf } from "./placing";
import { leftByRate, type Rates } from "./ratesLeft";
import { rateOf } from "./vat";
import { inWindow, sumsOf } from "./windows";

/** An account with its lines to come: they are divided as the posted ones. */
export type Halved = Pick<Account, "charges" | "windows" | "moves"> & { upcoming?: readonly Charge[] };

interface Halves {
  /** The window that gives, and how much of its lines: the parts of earlier halvings come back before. */
  from: AccountWindow;
  amount: Cents;
  /** Exactly half the difference; of an odd cent the amount is half a cent less, or more. */
  exact: number;
  /** After it: an odd cent is the guest's. */
  totals: Record<AccountWindow, Cents>;
  /** The lines that can be divided, and what of each: what was moved by hand stays there. */
  lines: { line: Charge; rest: Cents }[];
  /** The most that can go at each rate: what is left of it there, and of its lines. */
  most: Rates;
  /** The most that can go. */
  whole: Cents;
  /** The moves of earlier halvings that still count. */
  former: AccountMove[];
}

/** How an account is divided into halves. */
export function halvesOf({ charges: posted, upcoming = [], windows, moves = [] }: Halved): Halves {
  const all = [...posted, ...upcoming];
  const former = moves.filter((move) => isHalving(move) && partsThere(move, all).length > 0);
  const back = new Set(former.flatMap((move) => partsThere(move, all)));
  const charges = all.filter((line) => !back.has(line));
  const totalOf = (window: AccountWindow) =>
    inWindow([...back], window).reduce((total, { amount }) => total - amount, sumsOf(windows, window).total);
  const [guest, company] = [totalOf("guest"), totalOf("company")];
  const half = Math.floor((guest + company) / 2);
  const from = company > half ? "company" : "guest";
  const lines = inWindow(charges, from)
    .filter((line) => line.amount > 0 && line.kind !== "transfer" && moveReasons(line, charges).length === 0)
    .map((line) => ({ line, rest: restOf(line, charges) }));
  const left = leftByRate(inWindow(charges, from));
  const most: Rates = new Map();
  for (const rate of left.keys()) most.set(rate, Math.max(0, Math.min(left.get(rate)!, restAt(rate, lines))));
  return {
    from,
    amount: Math.abs(company - half),
    exact: Math.abs(company - guest) / 2,
    totals: { guest: guest + company - half, company: half },
    lines,
    most,
    whole: [...most.values()].reduce((sum, cents) => sum + cents, 0),
    former,
  };
}

export const restAt = (rate: VatRate | 0, lines: Halves["lines"]): Cents =>
  lines.reduce((sum, { line, rest }) => (rateOf(line) === rate ? sum + rest : sum), 0);

/** Whether a move is of a halving, or cancels one: made by no hand, it goes when halves are made again. */
export const isHalving = ({ part }: AccountMove): boolean => part !== undefined && "odd" in part;

/** Both sides of a part, unless it was cancelled or its line corrected. */
const partsThere = ({ id }: AccountMove, charges: readonly Charge[]): Charge[] =>
  charges.filter((line) => line.moveId === id && !correctionOf(line, charges));

/** Why an account cannot be divided into halves; empty when it can. `currency` is for the sentence. */
export function halveReasons(account: Halved & { currency: string }): Reason[] {
  const { totals, amount, whole } = halvesOf(account);
  if (sumsOf(account.windows, "company").total === totals.company) return [accountReason("NOTHING_TO_HALVE")];
  if (amount <= whole) return [];
  return [accountReason("HALVE_SHORT", { amount: whole, currency: account.currency })];
}
