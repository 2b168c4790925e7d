import type { Account, PostingAction } from "@/contract/account/account";
import type { AccountFields } from "@/contract/account/accountActs";
import { accountFaults } from "@/domain/account/accountFaults";
import { accountReasons } from "@/domain/account/accountRules";
import type { RuledAccount } from "@/domain/account/ruledAccount";
import { movesOf } from "@/domain/account/moves";
import { placedLines } from "@/domain/account/placing";
import { postingOf } from "@/domain/account/posting";
import { moveFaults } from "@/domain/account/windowFaults";
import { windowSums } from "@/domain/account/windows";
import { reasonFor } from "@/domain/reasonFor";

type Stored = Omit<Account, "windows"> & { isClosed?: boolean };

/** A ticket of the till: an account without a stay. */
export const newTicket: Stored = { charges: [], payments: [], moves: [] };

const moment = { date: "2026-03-28", at: "2026-03-28T20:15:00.000Z" };

export function ticketOf(stored: Stored): RuledAccount {
  const charges = placedLines(stored.charges, stored);
  const closed = stored.isClosed ? reasonFor("FOLIO_SETTLED") : undefined;
  return { ...stored, charges, windows: windowSums(charges, stored), currency: "EUR", closed };
}

/** The ticket after an act, or the codes of what is against it. */
export function act(stored: Stored, action: PostingAction, input: AccountFields): Stored | string[] {
  const ticket = ticketOf(stored);
  const faults = accountFaults(action, input, ticket).map(({ reason }) => reason);
  const reasons = [...accountReasons(action, ticket), ...faults];
  if (reasons.length > 0) return reasons.map(({ code }) => code);
  const { charges, payments } = postingOf(action, input, ticket, moment);
  return {
    ...stored,
    charges: [...stored.charges, ...charges],
    payments: [...stored.payments, ...payments],
  };
}

/** The ticket after a part of a line has gone to the other window. */
export function move(stored: Stored, input: AccountFields): Stored | string[] {
  const ticket = ticketOf(stored);
  const reasons = [...accountReasons("move", ticket), ...moveFaults(input, ticket).map(({ reason }) => reason)];
  if (reasons.length > 0) return reasons.map(({ code }) => code);
  return { ...stored, moves: [...(stored.moves ?? []), ...movesOf(input, ticket.charges, moment.date)] };
}

/** Of an act that has to be possible. */
export function done(result: Stored | string[]): Stored {
  if (Array.isArray(result)) throw new Error(`Refused: ${result.join(", ")}`);
  return result;
}

/** Two menus and a bottle of wine: 61,00 €. */
export function dinner(): Stored {
  const menus = { sourceRef: "till:1", description: "Menú", quantity: 2, unitPrice: 2_250, vat: 10 as const };
  const wine = { sourceRef: "till:2", description: "Vino", quantity: 1, unitPrice: 1_600, vat: 21 as const };
  return done(act(done(act(newTicket, "charge", menus)), "charge", wine));
}
