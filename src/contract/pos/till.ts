import type { Party } from "../billing/billingDocument";
import type { BillingReason } from "../billing/billingReasons";
import { defineContract, type } from "../endpoint";
import type { Instant, Name, RecordId } from "../formats";
import type { Cents, CivilDate, VatRate } from "../property";
import { changes, type RecordRefusal } from "../records";
import type { Reason } from "../reservations/reservationReasons";
import type { Outlet, TillId } from "../outlets";
import type { GeneralReason } from "../definition/generalReasons";
import type { PosReason } from "./posReasons";
import { shiftCalls, type TillDrawer } from "./shifts";
import type { PriceList } from "./priceLists";
import { type Ticket, ticketCalls, type TicketReturn } from "./tickets";

/** An article as a till sells it. */
export interface TillArticle {
  id: RecordId;
  name: Name;
  /** The code and the EANs, as they are scanned. */
  codes: string[];
  category: string;
  vat: VatRate;
  price: Cents;
  happyHour?: Cents;
  cost?: Cents;
  isWeighed?: true;
  minutes?: number;
  modifiers: { group: string; name: string; price: Cents }[];
  /** At its outlet, where stock is kept; sold below zero, it is told and never refused. */
  stock?: number;
  /** Its allergens are not declared: it may not be sold. */
  isUndeclared?: true;
}

/** All that a till needs to sell, also while there is no connection. */
export interface TillData {
  till: TillId;
  outlet: Outlet;
  articles: TillArticle[];
  lists: PriceList[];
  /** The open shift. */
  shift?: { id: RecordId; state: "open" | "counted" };
  /** The device that sells at it, so that no number is given twice; "" while none does. */
  device: RecordId | "";
  /** Letters and next number of its series. */
  series: string;
  nextNumber: number;
  /** Most that a simplified invoice of it may come to, and from when on an operation may not be paid in cash. */
  simplifiedLimit: Cents;
  cashLimit: Cents;
  /** Worth of a point that pays. */
  centsPerPoint: Cents;
  parked: ParkedTicket[];
  /** When it was told: offline the till says from when its prices are. */
  asOf: Instant;
}

export interface ParkedTicket extends Pick<Ticket, "id" | "version" | "name" | "till" | "total" | "by"> {
  /** How many it has. */
  lines: number;
  parkedAt: Instant;
}

/** A guest in house, to whose folio a ticket can be charged. */
export interface ChargeableGuest {
  /** The reservation. */
  id: RecordId;
  room: string;
  guest: Name;
  arrival: CivilDate;
  departure: CivilDate;
  /** Most that can still be charged. */
  credit: Cents;
  /** The stay ends today: it is better paid at once. */
  isLeaving: boolean;
}

/** Of a ticket, made by the till that has begun it; what has the same id is stored once. */
interface SentTicket extends Pick<Ticket, "id" | "till" | "lines" | "discount"> {
  /** Of a ticket that was taken up: the version that was. */
  version?: number;
}

/** A ticket as it is put aside. */
export interface ParkedDraft extends SentTicket, Pick<Ticket, "name"> {}

/** A ticket with payments that pay all of it. */
export interface Sale extends SentTicket, Pick<Ticket, "soldAt" | "payments" | "tip" | "signature"> {
  device: RecordId;
  shiftId: RecordId;
  /** The number on the paper, in the series of the till. A full invoice and a room charge have none of it. */
  number?: number;
  /** It was sold without a connection: the money is taken, and it is stored whatever has changed since. */
  isTaken?: true;
  /** For a full invoice. */
  customer?: Party;
}

/**
 * `shiftId` is the open one whose drawer money goes back from. Payments are as the ticket was paid: a room and an account get
 * it back there, what an account has paid in money.
 */
export interface GiveBack extends Pick<TicketReturn, "id" | "shiftId" | "goesTo" | "payments"> {
  version: number;
  lines: Pick<TicketReturn["lines"][number], "lineId" | "quantity">[];
}

type Refused = RecordRefusal<GeneralReason | PosReason, Ticket>;

/** A document and a folio have rules of their own. */
type RefusedWithPaper = RecordRefusal<GeneralReason | PosReason | BillingReason | Reason, Ticket>;

/** Tills: sales, tickets with their returns, shifts. */
export const tillContract = defineContract({
  /** `till` is a `TillId`. */
  getTillData: {
    method: "GET",
    path: "/pms/pos/tills/:till",
    reply: type<TillData>(),
    reads: ["articles", "tickets", "setUp", "billing"],
  },
  /**
   * Sells at a till with this device from now on. 409 where another device does, unless `isForced`: its sales still come, and
   * get other numbers where theirs are taken.
   */
  useTill: {
    method: "POST",
    path: "/pms/pos/tills/:till/device",
    ...changes<{ device: RecordId; isForced?: boolean }, TillData, Refused>(),
  },
  getTillDrawer: {
    method: "GET",
    path: "/pms/pos/tills/:till/drawer",
    reply: type<TillDrawer>(),
    reads: ["tickets"],
  },
  /** Guests in house, by room. */
  listRoomGuests: {
    method: "GET",
    path: "/pms/pos/room-guests",
    reply: type<ChargeableGuest[]>(),
    reads: ["reservations", "guests", "setUp"],
  },
  /** 409 where the ticket was changed or paid elsewhere. */
  parkTicket: { method: "POST", path: "/pms/pos/parked", ...changes<ParkedDraft, Ticket, Refused>() },
  /** Takes a parked ticket up: no other till can until it is parked again. */
  takeTicket: {
    method: "POST",
    path: "/pms/pos/parked/:id/take",
    ...changes<{ till: TillId; version: number }, Ticket, Refused>(),
  },
  /**
   * Stores a paid ticket with its document, or posts it to a folio or an account: all of it, or nothing. 409 where the
   * ticket was changed or paid elsewhere, 422 with reasons for what cannot be sold so.
   */
  sell: { method: "POST", path: "/pms/pos/sales", ...changes<Sale, Ticket, RefusedWithPaper>() },
  /** The act `giveBack` of a ticket. Idempotent by the body's `id`. 409 and 422 as `sell`. */
  giveBack: { method: "POST", path: "/pms/pos/tickets/:id/returns", ...changes<GiveBack, Ticket, RefusedWithPaper>() },
  listTickets: ticketCalls.list,
  exportTickets: ticketCalls.rows,
  getTicket: ticketCalls.get,
  actOnTicket: ticketCalls.act,
  /** The shifts of a till that has one open cannot have another. */
  listShifts: shiftCalls.list,
  exportShifts: shiftCalls.rows,
  getTillShift: shiftCalls.get,
  openShift: shiftCalls.create,
  actOnShift: shiftCalls.act,
});
