import type { StoredOf } from "@/contract/definition/defineRecord";
import { ticket, type Ticket, type TicketPayment } from "@/contract/pos/tickets";
import { outletOf } from "@/contract/outlets";
import type { PosReason } from "@/contract/pos/posReasons";
import type { GeneralReason } from "@/contract/definition/generalReasons";
import { generalReason } from "@/domain/definition/generalReason";

import type { Database } from "../core/database";
import type { StoredDocument } from "../billing/book/StoredDocument";
import { serveDefinition } from "../records/serveDefinition";
import { againstPaper } from "./againstPaper";
import { roomPayer } from "./chargeRoom";
import type { StoredTicket } from "./PosBooks";

/** A ticket in a reply, but for its acts. `documentId` and `owed` are known once billing is open. */
function shown(stored: StoredTicket, { billing, hotel, pos }: Database): Omit<Ticket, "actions"> {
  const { takenFrom: _, ...told } = stored;
  const { till, name, number, payments, lines, id } = told;
  const payer = roomPayer(stored, hotel) ?? accountPayer(stored, billing);
  const document = number === "" ? undefined : billing.find(number);
  return {
    ...told,
    title: number || payer?.name || name || id,
    outlet: outletOf[till],
    method: methodOf(payments),
    ...(payer && { payer }),
    lists: pos
      .lists()
      .filter((list) => lines.some((line) => line.list === list.id))
      .map(({ id: of, name: its }) => ({ id: of, name: its })),
    ...(document && { documentId: document.id }),
    ...(document && isOnAccount(stored) && { owed: owedOf(document, billing) }),
  };
}

function accountPayer({ payments }: StoredTicket, billing: Database["billing"]): Ticket["payer"] {
  const { payerId: id } = payments.find(({ method }) => method === "receivable") ?? {};
  return id === undefined ? undefined : { id, name: billing.accountName(id) };
}

const isOnAccount = ({ payments }: StoredTicket) => payments.some(({ method }) => method === "receivable");

const owedOf = (document: StoredDocument, { book }: Database["billing"]) =>
  Math.max(0, book.ledgers.of(document).documents.get(document.id)?.open ?? 0);

function methodOf(payments: readonly TicketPayment[]): Ticket["method"] {
  const [method = "", ...others] = new Set(payments.map((one) => one.method));
  return others.length > 0 ? "several" : method;
}

type Own = Omit<StoredTicket, keyof StoredOf<typeof ticket>>;

export const tickets = serveDefinition<typeof ticket, Own, Omit<Ticket, "actions">, PosReason | GeneralReason>(ticket, {
  bookOf: ({ pos }) => pos.tickets,
  added: (): Own => {
    throw new Error("A ticket is made at a till.");
  },
  guards: {
    /** It asks for lines: the call of an act knows none. */
    giveBack: (stored, db, _, input) => (input ? [generalReason("ACT_NOT_NOW")] : againstPaper(stored, db)),
  },
  shown,
  order: ({ soldAt }) => -Date.parse(soldAt),
  /** By all that its papers say. */
  searched: ({ printedAs, returns }) => [printedAs, ...returns.map(({ number }) => number)].join("\n"),
});
