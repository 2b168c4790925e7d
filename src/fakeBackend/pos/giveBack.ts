import type { GiveBack } from "@/contract/pos/till";
import type { PosReason } from "@/contract/pos/posReasons";
import type { TicketReturn } from "@/contract/pos/tickets";
import type { Cents, VatRate } from "@/contract/property";
import { takesMoney } from "@/domain/account/takesMoney";
import { correctiveOf, leftLines } from "@/domain/billing/corrections";
import { generalReason } from "@/domain/definition/generalReason";
import { posReason } from "@/domain/pos/posReason";
import { isSold } from "@/domain/pos/ticketStates";
import { againstReturn, returnAmounts, returnableLines } from "@/domain/pos/returns";

import { issued, newDraft } from "../billing/documents/issue";
import type { StoredDocument } from "../billing/book/StoredDocument";
import type { Database } from "../core/database";
import type { Context } from "../core/routes";
import { type Actor, actorOf } from "../records/Actor";
import { historyWith } from "../records/history";
import { notFound, refuse, Refused, refuseInput } from "../records/Refused";
import { againstPaper } from "./againstPaper";
import { chargedStay } from "./chargeRoom";
import type { StoredTicket } from "./PosBooks";
import { returnToRoom } from "./postToRoom";
import { tickets } from "./tickets";

/** The printed reason of a corrective document. */
const RETURN = "Devolución";

/** Gives lines of a paid ticket back, once by the id of the return. It runs within a turn of billing. */
export async function giveBack(id: string, body: GiveBack, context: Context): Promise<StoredTicket> {
  const { db } = context;
  const actor = actorOf(context);
  const stored = db.pos.tickets.get(id);
  if (stored.returns.some((one) => one.id === body.id)) return stored;
  if (body.version !== stored.version)
    throw new Refused(409, { reasons: [generalReason("RECORD_STALE")], current: tickets.shown(stored, db, actor) });
  refuse(isSold(stored) && stored.state !== "returned" ? againstPaper(stored, db) : [generalReason("ACT_NOT_NOW")]);
  refuseInput(againstReturn(tickets.shown(stored, db, actor), body, db.hotel.property.currency));
  refuse(againstDrawer(body, db));
  const lines = returnAmounts(stored, body.lines);
  const isInPoints = body.payments.some(({ method }) => method === "points");
  const points = isInPoints ? await import("./payPoints") : undefined;
  const payments = body.payments.map((one) => ({ ...one, amount: 0 - one.amount }));
  const document = await correctedBy(stored, { ...body, payments }, lines, context, actor);
  const returned: TicketReturn = {
    id: body.id,
    at: actor.now.toISOString(),
    date: db.hotel.property.businessDate,
    by: actor.by,
    ...(body.shiftId && { shiftId: body.shiftId }),
    lines,
    goesTo: body.goesTo,
    payments,
    number: document?.number ?? "",
    ...(document && { documentId: document.id }),
  };
  points?.returnPoints(stored, returned, context, actor);
  const returns = [...stored.returns, returned];
  const isAll = returnableLines({ ...stored, returns }).every(({ left }) => left === 0);
  const state = isAll ? "returned" : "partlyReturned";
  const changes = [{ field: "state" as const, before: stored.state, after: state }];
  const history = historyWith(stored.history, { what: "giveBack" as const, changes }, actor);
  return db.pos.tickets.put({ ...stored, state, returns, version: stored.version + 1, history });
}

/** Why a drawer cannot give money back: it is of no open shift. */
function againstDrawer({ shiftId, payments }: GiveBack, { pos }: Database): PosReason[] {
  const isMoney = payments.some(({ method, amount }) => amount > 0 && takesMoney(method));
  if (!isMoney && shiftId === undefined) return [];
  const shift = pos.shifts.find(shiftId ?? "");
  if (shift?.state === "open") return [];
  return [posReason(shift?.state === "counted" ? "SHIFT_COUNTED" : "SHIFT_NONE")];
}

/** The corrective document of a return, with its money; a room gets it back on its folio. */
async function correctedBy(
  stored: StoredTicket,
  body: GiveBack,
  lines: TicketReturn["lines"],
  { db: { billing, hotel } }: Context,
  actor: Actor,
): Promise<StoredDocument | undefined> {
  if (stored.number === "") {
    const stay = chargedStay(stored, hotel);
    if (stay) returnToRoom(stored, stay, { rates: ratesOf(stored, lines), reason: RETURN }, hotel, actor);
    return undefined;
  }
  const { book } = billing;
  const original = billing.find(stored.number);
  if (!original) throw notFound();
  const followers = book.followersOf(original.id);
  const left = leftLines(original, followers);
  const wanted = left.flatMap(({ sourceId, amount }, place) => {
    const back = lines.find(({ lineId }) => lineId === sourceId)?.amount ?? 0;
    return back === 0 ? [] : [{ place, amount: amount - back }];
  });
  if (wanted.length === 0) return undefined;
  const { plan, faults } = correctiveOf(original, followers, { lines: wanted });
  refuseInput(faults.map(({ reason }) => reason));
  const corrects = plan.corrects && { ...plan.corrects, reason: RETURN };
  const money = body.payments.filter(({ method }) => method !== "receivable");
  const payments = money.map(({ id, method, amount }) => ({
    id,
    method,
    amount,
    at: actor.now.toISOString(),
    date: hotel.property.businessDate,
    by: actor.by,
    till: stored.till,
  }));
  const draft = { ...newDraft(book.nextId(), hotel.property, actor), payments };
  const [document] = await issued([{ plan: { ...plan, corrects }, draft }], book, actor);
  return document;
}

function ratesOf({ lines }: StoredTicket, returned: TicketReturn["lines"]): Map<VatRate, Cents> {
  const rates = new Map<VatRate, Cents>();
  for (const { lineId, amount } of returned) {
    const { vat } = lines.find((one) => one.id === lineId)!;
    rates.set(vat, (rates.get(vat) ?? 0) + amount);
  }
  return rates;
}
