import type { Party } from "@/contract/billing/billingDocument";
import type { RecordId } from "@/contract/formats";
import type { TicketMethod, TicketPayment, Tip } from "@/contract/pos/tickets";
import type { Cents } from "@/contract/property";

/** Of bank notes, in cents. */
const notes: readonly Cents[] = [5_00, 10_00, 20_00, 50_00, 100_00, 200_00];

/** The next notes with which an amount may be paid. */
export const notesAbove = (amount: Cents): Cents[] => notes.filter((note) => note > amount).slice(0, 3);

/** How a ticket is paid. */
export interface Settlement {
  payments: TicketPayment[];
  tip?: Tip;
  /** For a full invoice. */
  customer?: Party;
  /** Of the guest, for a charge to a room. */
  signature?: string;
}

interface Given {
  id: RecordId;
  method: TicketMethod;
  /** Of the ticket, without the tip. */
  rest: Cents;
  /** Handed over in cash, or taken of a card; undefined for all that is due. */
  given?: Cents;
  /** On top, in cash. */
  tip?: Cents;
  reference?: string;
  payerId?: RecordId;
}

/** A payment of what is given: of cash no more than the rest counts, what is over is change or a tip. */
export function paymentOf({ id, method, rest, given, tip = 0, reference, payerId }: Given): TicketPayment {
  const isCash = method === "cash";
  const tendered = given ?? rest + tip;
  return {
    id,
    method,
    amount: isCash ? Math.min(rest, tendered) : (given ?? rest),
    ...(isCash && { tendered }),
    ...(reference && { reference }),
    ...(payerId && { payerId }),
  };
}
