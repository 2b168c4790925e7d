import type { Party } from "@/contract/billing/billingDocument";
import { outletOf, tillSeries } from "@/contract/outlets";
import type { PosReason } from "@/contract/pos/posReasons";
import type { Sale } from "@/contract/pos/till";
import type { CivilDate } from "@/contract/property";
import { documentDay } from "@/domain/billing/documentDay";
import { lettersOf } from "@/domain/billing/seriesRules";
import { documentNumber } from "@/domain/billing/issueRules";
import type { Plan } from "@/domain/billing/plans";
import { againstLines, againstPayments } from "@/domain/pos/againstSale";
import { linesOfTicket } from "@/domain/pos/documentLines";
import { isUndeclared } from "@/domain/pos/articleNotice";
import { posReason } from "@/domain/pos/posReason";
import { isSold } from "@/domain/pos/ticketStates";
import { ticketAmounts } from "@/domain/pos/ticketAmounts";

import type { Context } from "../core/routes";
import { issued, newDraft, seriesFor } from "../billing/documents/issue";
import { type Actor, actorOf, earlierOf } from "../records/Actor";
import { historyWith } from "../records/history";
import { refuse, refuseInput } from "../records/Refused";
import { chargedStay, refuseRoom } from "./chargeRoom";
import type { StoredTicket } from "./PosBooks";
import { limitsOf } from "./tillData";
import { refuseChanged } from "./parked";
import { postToRoom } from "./postToRoom";

/** Stores a paid ticket with its document, or posts it to a room: all of it, or nothing. It runs within a turn of billing. */
export async function sell(sale: Sale, context: Context): Promise<StoredTicket> {
  const { pos, hotel } = context.db;
  const actor = actorOf(context);
  const former = pos.tickets.find(sale.id);
  if (former && isSold(former) && isSameSale(former, sale)) return former;
  const apart = `${sale.id}:${sale.till}`; // paid twice: no money that was taken is lost
  if (former && isSold(former) && sale.isTaken) return sell({ ...sale, id: apart, version: undefined }, context);
  if (former && !sale.isTaken) refuseChanged(former, sale, context);
  const { currency } = hotel.property;
  const limits = sale.isTaken ? { simplifiedLimit: Infinity, cashLimit: 0 } : limitsOf(sale.till, hotel.property);
  const reasons = againstLines(sale, currency);
  refuseInput(reasons.length > 0 ? reasons : againstPayments(sale, { ...limits, currency }));
  const shift = pos.openShift(sale.till);
  if (!sale.isTaken) refuse(againstArticles(sale.lines, former, context));
  refuse(sale.isTaken ? againstTaken(sale, context) : againstTill(sale, context));
  const room = chargedStay(sale, hotel);
  if (room) refuseRoom(room, sale, context);
  const points = paysInPoints(sale) ? await import("./payPoints") : undefined; // few sales need it
  refuse(points?.againstPoints(sale, context) ?? []);
  const debt = sale.payments.find(({ method }) => method === "receivable");
  const account = debt && context.db.billing.book.accounts.get(debt.payerId ?? "");
  const { total } = ticketAmounts(sale);
  const { timeZone } = hotel.property;
  const toldAt = earlierOf(sale.soldAt, actor.now).toISOString();
  const { openedAt } = pos.shifts.get(sale.shiftId);
  const soldAt = toldAt < openedAt ? openedAt : toldAt; // a device's clock may be behind
  const date = dateOf(soldAt, context);
  const soldOn = documentDay(new Date(soldAt), { businessDate: date, timeZone });
  const customer = account?.customer ?? sale.customer;
  const number = room || total === 0 ? "" : await billed(sale, { customer, date, soldOn }, context, actor);
  if (room) postToRoom(room, sale, context, actor);
  points?.spendPoints(sale, number, context, actor);
  const printed =
    customer || sale.number === undefined ? "" : documentNumber(lettersOf(tillSeries[sale.till], soldOn), sale.number);
  if (former && sale.isTaken) keepAdded(former, sale, context);
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
    date,
    by: actor.by,
    shiftId: sale.shiftId,
    ...(sale.isTaken && shift?.id !== sale.shiftId && { isLate: true as const }),
    number,
    ...(printed && number && printed !== number && { printedAs: printed }),
    returns: [],
    ...takenFrom(sale, context),
    history: historyWith(
      former?.history ?? [],
      former
        ? { what: "changed" as const, changes: [{ field: "state" as const, before: former.state, after: "paid" }] }
        : { what: "created" as const, changes: [] },
      actor,
    ),
  });
}

/** Its articles of another outlet than its till's, as of a ticket that was parked there: they are gone from there. */
function takenFrom({ lines, till }: Sale, { db: { pos } }: Context): Pick<StoredTicket, "takenFrom"> {
  const places = lines.map(
    ({ id, articleId }) => [id, pos.articles.find(articleId)?.outlet ?? outletOf[till]] as const,
  );
  const others = places.filter(([, outlet]) => outlet !== outletOf[till]);
  return others.length > 0 ? { takenFrom: Object.fromEntries(others) } : {};
}

/** Lines that another till has put on the ticket since are not paid: they stay parked, on a ticket of their own. */
function keepAdded(former: StoredTicket, sale: Sale, { db: { pos } }: Context) {
  const paid = new Set(sale.lines.map(({ id }) => id));
  const lines = former.lines.filter(({ id }) => !paid.has(id));
  if (former.state === "voided" || former.version === sale.version || lines.length === 0) return;
  const { discount: _, ...rest } = former;
  const { total } = ticketAmounts({ lines });
  pos.tickets.put({ ...rest, id: pos.tickets.nextId(), version: 1, state: "parked", lines, total });
}

const isSameSale = (stored: StoredTicket, sale: Sale) =>
  stored.till === sale.till && JSON.stringify(stored.payments) === JSON.stringify(sale.payments);

const paysInPoints = ({ payments }: Pick<Sale, "payments">) => payments.some(({ method }) => method === "points");

/** Why a sale cannot have been made without a connection: it is of no shift of its till, or more than money was taken. */
function againstTaken({ till, shiftId, payments, customer }: Sale, { db: { pos } }: Context) {
  if (pos.shifts.find(shiftId)?.till !== till) return [posReason("SHIFT_NONE")];
  if (payments.some(({ method }) => method === "room")) return [posReason("OFFLINE_ROOM")];
  if (payments.some(({ method }) => method === "receivable")) return [posReason("OFFLINE_ACCOUNT")];
  if (paysInPoints({ payments })) return [posReason("OFFLINE_POINTS")];
  return customer ? [posReason("OFFLINE_INVOICE")] : [];
}

/** Why its articles may not be sold: what a parked ticket has may still be, as it was when it was put on it. */
function againstArticles(
  lines: Sale["lines"],
  former: StoredTicket | undefined,
  { db: { pos } }: Context,
): PosReason[] {
  const known = new Set(former?.lines.map(({ id }) => id));
  return lines.flatMap(({ id, articleId, name }): PosReason[] => {
    const article = pos.articles.find(articleId);
    if (known.has(id) || !article) return [];
    if (article.state === "withdrawn") return [posReason("ARTICLE_WITHDRAWN", { article: name })];
    return isUndeclared(article) ? [posReason("ALLERGENS_UNDECLARED", { article: name })] : [];
  });
}

/** Why a till cannot sell now. */
function againstTill({ till, device, shiftId }: Sale, { db: { pos } }: Context) {
  const user = pos.devices.get(till) ?? "";
  if (user !== device) return [posReason("TILL_ELSEWHERE", { till })];
  const shift = pos.openShift(till);
  if (shift?.id !== shiftId) return [posReason("SHIFT_NONE")];
  return shift.state === "counted" ? [posReason("SHIFT_COUNTED")] : [];
}

/** The business date of a sale that is told now: one from before the last close belongs to the day that was open then. */
function dateOf(soldAt: string, { db: { hotel, figures } }: Context): CivilDate {
  const { businessDate } = hotel.property;
  if (soldAt >= (figures.reports.last()?.closedAt ?? "")) return businessDate;
  return figures.reports.recent().findLast(({ closedAt }) => soldAt < closedAt)?.date ?? businessDate;
}

interface Billed {
  customer: Party | undefined;
  /** The business date. */
  date: CivilDate;
  /** The day of its paper, whenever it arrives: its number is of that year. */
  soldOn: CivilDate;
}

/** Issues the document of a sale: a ticket of the till, or a full invoice. Its number. */
async function billed(sale: Sale, { customer, date, soldOn }: Billed, { db }: Context, actor: Actor): Promise<string> {
  const { billing, hotel } = db;
  const { book } = billing;
  const plan: Plan = {
    kind: customer ? "F1" : "F2",
    window: "guest",
    lines: linesOfTicket(sale, date),
    till: sale.till,
    ...(customer && { customer }),
  };
  if (sale.payments[0]?.method === "receivable") {
    const { overCredit } = await import("../billing/documents/overCredit"); // few sales need it
    refuse(overCredit(plan, book));
  }
  const payments = sale.payments
    .filter(({ method, amount }) => method !== "receivable" && amount !== 0)
    .map(({ id, method, amount, reference }) => ({
      id,
      method,
      amount,
      at: actor.now.toISOString(),
      date,
      by: actor.by,
      till: sale.till,
      ...(reference && { reference }),
    }));
  const draft = { ...newDraft(book.nextId(), hotel.property, actor), payments };
  const { last } = book.inSeries(seriesFor(plan, soldOn, hotel.property));
  const issuedOn = last > soldOn ? last : soldOn;
  const [document] = await issued([{ plan, draft, ...(sale.isTaken && { isSold: true, issuedOn }) }], book, actor);
  return document!.number;
}
