import type { Party } from "@/contract/billing/billingDocument";
import { tillSeries } from "@/contract/outlets";
import type { Sale } from "@/contract/pos/till";
import { lettersOf } from "@/domain/billing/seriesRules";
import { documentNumber } from "@/domain/billing/issueRules";
import type { Plan } from "@/domain/billing/plans";
import { againstLines, againstPayments } from "@/domain/pos/againstSale";
import { linesOfTicket } from "@/domain/pos/documentLines";
import { posReason } from "@/domain/pos/posReason";
import { ticketAmounts } from "@/domain/pos/ticketAmounts";

import type { Context } from "../core/routes";
import { issued, newDraft } from "../billing/documents/issue";
import { overCredit } from "../billing/documents/toDocument";
import { type Actor, actorOf, earlierOf } from "../records/Actor";
import { historyWith } from "../records/history";
import { refuse, refuseInput } from "../records/Refused";
import { chargedStay, postToRoom, refuseRoom } from "./chargeRoom";
import { isSold } from "./isSold";
import type { StoredTicket } from "./PosBooks";
import { limitsOf } from "./tillData";
import { refuseChanged } from "./parked";

/** Stores a paid ticket with its document, or posts it to a room: all of it, or nothing. It runs within a turn of billing. */
export async function sell(sale: Sale, context: Context): Promise<StoredTicket> {
  const { pos, hotel } = context.db;
  const actor = actorOf(context);
  const former = pos.tickets.find(sale.id);
  if (former && isSold(former) && isSameSale(former, sale)) return former;
  const apart = `${sale.id}:${sale.till}`; // paid twice: no money that was taken is lost
  if (former && isSold(former) && sale.isTaken)
    return pos.tickets.find(apart) ?? sell({ ...sale, id: apart, version: undefined }, context);
  if (former && !sale.isTaken) refuseChanged(former, sale, context);
  const { currency } = hotel.property;
  const limits = sale.isTaken ? { simplifiedLimit: Infinity, cashLimit: 0 } : limitsOf(sale.till, hotel.property);
  const reasons = againstLines(sale, currency);
  refuseInput(reasons.length > 0 ? reasons : againstPayments(sale, { ...limits, currency }));
  const shift = pos.openShift(sale.till);
  if (!sale.isTaken) refuse(againstTill(sale, context));
  const room = chargedStay(sale, hotel);
  if (room) refuseRoom(room, sale, context);
  const debt = sale.payments.find(({ method }) => method === "receivable");
  const account = debt && context.db.billing.book.accounts.get(debt.payerId ?? "");
  const { total } = ticketAmounts(sale);
  const soldAt = earlierOf(sale.soldAt, actor.now).toISOString();
  const number = room || total === 0 ? "" : await billed(sale, account?.customer ?? sale.customer, context, actor);
  if (room) postToRoom(room, sale, context, actor);
  const printed =
    sale.number === undefined ? "" : documentNumber(lettersOf(tillSeries[sale.till], soldAt), sale.number);
  return pos.tickets.put({
    id: sale.id,
    version: (former?.version ?? 0) + 1,
    state: "paid",
    soldAt,
    till: sale.till,
    total,
    name: former?.name ?? "",
    lines: sale.lines,
    ...(sale.discount && { discount: sale.discount }),
    payments: sale.payments,
    ...(sale.tip && { tip: sale.tip }),
    ...(sale.signature && { signature: sale.signature }),
    date: dateOf(soldAt, sale, context),
    by: actor.by,
    shiftId: sale.shiftId,
    ...(sale.isTaken && shift?.id !== sale.shiftId && { isLate: true as const }),
    number,
    ...(printed && number && printed !== number && { printedAs: printed }),
    returns: [],
    history: historyWith(
      former?.history ?? [],
      { what: "changed" as const, changes: [{ field: "state" as const, before: former?.state ?? "", after: "paid" }] },
      actor,
    ),
  });
}

const isSameSale = (stored: StoredTicket, sale: Sale) =>
  stored.till === sale.till && JSON.stringify(stored.payments) === JSON.stringify(sale.payments);

/** Why a till cannot sell now. */
function againstTill({ till, device, shiftId }: Sale, { db: { pos } }: Context) {
  const user = pos.devices.get(till) ?? "";
  if (user !== device) return [posReason("TILL_ELSEWHERE", { till })];
  const shift = pos.openShift(till);
  if (shift?.id !== shiftId) return [posReason("SHIFT_NONE")];
  return shift.state === "counted" ? [posReason("SHIFT_COUNTED")] : [];
}

/** The business date of a sale that is told now: one from before the last close belongs to the day of its shift. */
function dateOf(soldAt: string, { shiftId }: Sale, { db: { pos, hotel, figures } }: Context): string {
  const { businessDate } = hotel.property;
  const closedAt = figures.reports.last()?.closedAt ?? "";
  return soldAt < closedAt ? (pos.shifts.find(shiftId)?.date ?? businessDate) : businessDate;
}

/** Issues the document of a sale: a ticket of the till, or a full invoice. Its number. */
async function billed(sale: Sale, customer: Party | undefined, { db }: Context, actor: Actor): Promise<string> {
  const { billing, hotel } = db;
  const { book } = billing;
  const plan: Plan = {
    kind: customer ? "F1" : "F2",
    window: "guest",
    lines: linesOfTicket(sale, hotel.property.businessDate),
    till: sale.till,
    ...(customer && { customer }),
  };
  if (sale.payments[0]?.method === "receivable") refuse(overCredit(plan, book));
  const payments = sale.payments
    .filter(({ method, amount }) => method !== "receivable" && amount !== 0)
    .map(({ id, method, amount, reference }) => ({
      id,
      method,
      amount,
      at: actor.now.toISOString(),
      date: hotel.property.businessDate,
      by: actor.by,
      till: sale.till,
      ...(reference && { reference }),
    }));
  const draft = { ...newDraft(book.nextId(), hotel.property, actor), payments };
  const [document] = await issued([{ plan, draft, isSold: sale.isTaken }], book, actor);
  return document!.number;
}
