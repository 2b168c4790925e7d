import { callsOf, defineRecord, type RecordOf } from "../definition/defineRecord";
import { amount, choice, instant, text } from "../definition/fields";
import type { Decimal, Instant, Name, RecordId } from "../formats";
import type { Cents, CivilDate, VatRate } from "../property";
import type { Outlet } from "../outlets";
import { tills } from "../outlets";
import type { PosReason } from "./posReasons";

export const ticketLimits = { lines: 200, name: 40, reason: 200, discountReasonOver: 0 } as const;

/** Off a line or a ticket: a percentage with up to three decimals, or an amount. */
export interface Discount {
  percent?: Decimal;
  amount?: Cents;
  /** @maxLength ticketLimits.reason */
  reason: string;
}

/** An article as it was when the line was added: a later price, name or VAT changes nothing of it. */
export interface TicketLine {
  /** Made by the till, and kept for good. */
  id: RecordId;
  articleId: RecordId;
  name: Name;
  /** Of the article's; figures group by it. */
  category: string;
  /** Pieces, or grams of what is sold by weight. */
  quantity: number;
  isWeighed?: true;
  /** Of a piece or a kilo with its modifiers, VAT included. */
  price: Cents;
  /** Of a piece or a kilo, without VAT, where it is known. */
  cost?: Cents;
  /** The price list that the price is from; none for the regular price. */
  list?: RecordId;
  vat: VatRate;
  /** As they are read. */
  modifiers: string[];
  /** @maxLength ticketLimits.reason */
  note?: string;
  discount?: Discount;
}

/** Those of a till that take money. */
export const moneyMethods = ["cash", "card", "bizum"] as const;
export type MoneyMethod = (typeof moneyMethods)[number];

/**
 * `room` is a charge to the folio of a stay in house, `receivable` the account on credit of the customer, `points` those of a
 * member. Points pay, they are no discount: the VAT is that of the price.
 */
export const ticketMethods = [...moneyMethods, "room", "receivable", "points"] as const;
export type TicketMethod = (typeof ticketMethods)[number];

export interface TicketPayment {
  /** Unique, so that the same money is taken once. */
  id: RecordId;
  method: TicketMethod;
  /** Its part of the ticket, without tip and change. Below zero where it was given back. */
  amount: Cents;
  /** In cash: what was handed over. */
  tendered?: Cents;
  /** Of a card. @maxLength accountLimits.reference */
  reference?: string;
  /** Of `room`: the reservation, of `receivable`: the account, of `points`: the member. */
  payerId?: RecordId;
}

/** Voluntary, for the staff: outside the VAT and the sales, in a ledger of its own. */
export interface Tip {
  method: MoneyMethod;
  amount: Cents;
}

/** Given back of a ticket. */
export interface TicketReturn {
  /** Unique, so that it is given back once. */
  id: RecordId;
  at: Instant;
  date: CivilDate;
  by: string;
  shiftId?: RecordId;
  lines: { lineId: RecordId; quantity: number; amount: Cents }[];
  /** Back on the shelf, or thrown away. */
  goesTo: "stock" | "waste";
  payments: TicketPayment[];
  /** The corrective document, "" where the folio of a stay has been corrected instead. */
  number: string;
  documentId?: RecordId;
}

export const ticket = defineRecord({
  name: "ticket",
  texts: "tickets",
  idPrefix: "TK",
  path: "/pms/pos/tickets",
  reads: ["tickets", "billing", "reservations", "guests", "setUp"],
  fields: {
    soldAt: instant(),
    till: choice(tills),
    total: amount({ most: 1_000_000_00 }),
  },
  derived: { method: choice([...ticketMethods, "several"]) },
  states: { parked: "open", taken: "now", paid: "good", partlyReturned: "now", returned: "quiet", voided: "quiet" },
  acts: {
    /** By lines: `giveBack` of `tillContract`. It leads to `returned` once nothing is left. */
    giveBack: { from: ["paid", "partlyReturned"], to: "partlyReturned", input: {}, isPrimary: true },
    void: {
      from: ["parked", "taken"],
      to: "voided",
      input: { reason: text({ most: ticketLimits.reason, isAsked: true }) },
    },
    /** Taken up at a till that is not there any more: it can be taken up again. */
    release: { from: ["taken"], to: "parked", input: {} },
  },
  filters: { date: "date", choices: ["till", "method", "state"] },
  columns: {
    title: { width: 170 },
    soldAt: { width: 150, importance: 4, card: "fact" },
    till: { width: 90, importance: 2 },
    method: { width: 130, importance: 3, card: "fact" },
    by: { width: 130, importance: 1 },
    total: { width: 100, importance: 6, card: "fact" },
    state: { width: 130, card: "mark" },
  },
});

/** Of tickets that are paid, whatever came back since; of those that can still be sold. */
export const soldStates = ["paid", "partlyReturned", "returned"] as const;
export const openStates = ["parked", "taken"] as const;

/** A sale, or what is to be one. Once it is paid, only returns are added. */
export interface Ticket extends RecordOf<typeof ticket, PosReason> {
  /** Its document's number; of a room charge its own id; while it is parked its name. */
  title: string;
  outlet: Outlet;
  /** A table, a person: by which it is found while it is parked. @maxLength ticketLimits.name */
  name: string;
  lines: TicketLine[];
  discount?: Discount;
  payments: TicketPayment[];
  /** Of its payments; "" while there are none. */
  method: TicketMethod | "several" | "";
  /** The price lists of its lines. */
  lists: { id: RecordId; name: string }[];
  tip?: Tip;
  /** The business date of the sale. */
  date: CivilDate;
  by: string;
  shiftId?: RecordId;
  /** It came when its shift was closed: no count has it. */
  isLate?: true;
  /** Of its document, "" for a room charge and while it is parked. */
  number: string;
  documentId?: RecordId;
  /** It was printed offline with this number, which another ticket had by then. */
  printedAs?: string;
  /** Of a sale on account: what of it is not paid yet, known once billing is open. */
  owed?: Cents;
  /** To whose room or account it was charged. */
  payer?: { id: RecordId; name: string };
  /** Of a charge to a room: drawn by the guest, as an SVG path. */
  signature?: string;
  returns: TicketReturn[];
}

export const ticketCalls = callsOf<Ticket, PosReason>()(ticket);
