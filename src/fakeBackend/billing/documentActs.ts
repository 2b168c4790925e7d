import { paymentMethods } from "@/contract/account/account";
import { type DocumentAct, type DocumentAction, documentLimits } from "@/contract/billing/billingDocument";
import type { DocumentLine } from "@/contract/billing/documentLine";
import type { BillingReason } from "@/contract/billing/billingReasons";
import { isBlank } from "@/domain/account/accountFaults";
import { sumsOf } from "@/domain/account/windows";
import { againstExchange, restOf } from "@/domain/billing/documentLife";
import { billingReason, correctiveKindOf } from "@/domain/billing/issueRules";
import { unless } from "@/domain/faults";
import { folioSums } from "@/domain/folio/folioLines";

import { postToFolio } from "../folio/postToFolio";
import { linesOfGroup } from "../hotel/reservations/groupOf";
import type { Actor } from "../records/Actor";
import { historyWith } from "../records/history";
import { refuse, refuseFaults } from "../records/Refused";
import type { BillingBook } from "./BillingBook";
import { moneyOf } from "./documentMoney";
import { issued, newDraft, nextRecord, refuseIssue } from "./issue";
import { type Plan, plansOf } from "./planOf";
import { isCancelled, type StoredDocument } from "./StoredDocument";

type Act = (stored: StoredDocument, act: DocumentAct, book: BillingBook, actor: Actor) => Promise<StoredDocument>;
type Acting = Exclude<DocumentAction, "edit" | "delete">;

/** The document after an act, a version later, with a line in its history. */
const acted = (
  stored: StoredDocument,
  what: Acting,
  change: Partial<StoredDocument>,
  actor: Actor,
  { reason = "", amount }: Partial<DocumentAct> = {},
): StoredDocument => {
  const changes = amount === undefined ? [] : [{ field: "amount" as const, before: "", after: String(amount) }];
  const note = reason.trim();
  const history = historyWith(stored.history, { what, changes, ...(note && { note }) }, actor);
  return { ...stored, ...change, version: stored.version + 1, history };
};

const reasonFaults = ({ reason = "" }: DocumentAct) => {
  const max = documentLimits.reason;
  return [
    ...unless(!isBlank(reason), "reason", () => billingReason("BILLING_REASON_MISSING")),
    ...unless(reason.length <= max, "reason", () => billingReason("BILLING_TEXT_TOO_LONG", { max })),
  ];
};

/** A new document for a plan. */
const another = (plan: Plan, book: BillingBook, actor: Actor) =>
  issued(newDraft(book.nextId(), book.hotel.property, actor), plan, book.hotel.property.businessDate, book, actor);

/** All plans are held to the rules before the first takes its number. */
const issue: Act = async (stored, { issuedOn = "" }, book, actor) => {
  const [own, ...corrections] = plansOf(stored, book);
  const { businessDate } = book.hotel.property;
  const date = issuedOn || businessDate;
  refuseIssue(own!, date, book);
  for (const plan of corrections) refuseIssue(plan, businessDate, book);
  const document = await issued(stored, own!, date, book, actor);
  for (const plan of corrections) await another(plan, book, actor);
  return document;
};

const keyOf = ({ sourceId, cause, rate, concept }: DocumentLine) => `${sourceId ?? concept} ${cause} ${rate}`;

/** The lines of a document with what its corrections by differences have left of them. */
function leftLines(document: StoredDocument, book: BillingBook): DocumentLine[] {
  const lines = new Map<string, DocumentLine>();
  for (const { lines: its } of [document, ...book.followersOf(document.id)])
    for (const line of its) {
      const before = lines.get(keyOf(line));
      lines.set(keyOf(line), { ...line, ...before, amount: (before?.amount ?? 0) + line.amount });
    }
  return [...lines.values()];
}

const correct: Act = async (stored, act, book, actor) => {
  const { id, kind, number, customer, window, reservationId } = stored;
  const { cause = "R1", lines: wanted, customer: rightCustomer } = act;
  if (kind === "proforma") return stored;
  const corrective = correctiveKindOf(kind, cause);
  const mode = corrective === cause ? (act.mode ?? "I") : "I";
  const left = leftLines(stored, book);
  const wantedAt = new Map(wanted?.map(({ place, amount }) => [place, amount]));
  const whole = mode === "I" && wanted === undefined;
  const after = left.map(({ amount }, place) => (whole ? 0 : (wantedAt.get(place) ?? amount)));
  const isWithin = after.every((cents, place) => Number.isInteger(cents) && isPart(cents, left[place]!.amount));
  const lines = left
    .map((line, place) => ({ ...line, amount: mode === "I" ? after[place]! - line.amount : after[place]! }))
    .filter(({ amount }) => amount !== 0);
  const isChange = mode === "S" || lines.length > 0;
  refuseFaults([
    ...reasonFaults(act),
    ...unless(isWithin && isChange, "lines", () => billingReason("CORRECTION_LINES")),
  ]);
  const party = mode === "S" ? (rightCustomer ?? customer) : customer;
  const corrects = { id, number, mode };
  const plan: Plan = { kind: corrective, lines, window, reservationId, ...(party && { customer: party }), corrects };
  refuseIssue(plan, book.hotel.property.businessDate, book);
  await another(plan, book, actor);
  return book.put(acted(stored, "correct", {}, actor, act));
};

/** Between nothing and what a line has, which is below zero where something is deducted. */
const isPart = (cents: number, of: number) => (of < 0 ? cents >= of && cents <= 0 : cents >= 0 && cents <= of);

const exchange: Act = async (stored, { customer, others = [] }, book, actor) => {
  const tickets = [stored, ...others.filter((id) => id !== stored.id).map((id) => book.get(id))];
  const { businessDate } = book.hotel.property;
  for (const ticket of tickets) {
    const facts = { businessDate, followers: book.followersOf(ticket.id), isCancelled: isCancelled(ticket) };
    const isOfStay = ticket.reservationId === stored.reservationId && ticket.window === stored.window;
    refuse(isOfStay ? againstExchange({ ...ticket, paid: 0 }, facts) : [billingReason("TICKET_ONLY")]);
  }
  const { window, reservationId } = stored;
  const plan: Plan = {
    kind: "F3",
    lines: tickets.flatMap(({ lines }) => lines),
    window,
    reservationId,
    ...(customer && { customer }),
    replaces: tickets.map(({ id, number }) => ({ id, number })),
  };
  refuseIssue(plan, businessDate, book);
  await another(plan, book, actor);
  return book.put(acted(stored, "exchange", {}, actor));
};

/** Money for a document: where the folio still has the debt, it is paid there, by its rules. */
const pay: Act = async (stored, act, book, actor) => {
  const { method, amount = 0, reference = "" } = act;
  const { hotel } = book;
  const { open } = moneyOf(stored, book);
  const { currency, businessDate } = hotel.property;
  refuseFaults([
    ...unless(Number.isInteger(amount) && amount > 0, "amount", () => billingReason("PAYMENT_AMOUNT")),
    ...unless(amount <= open, "amount", () => billingReason("PAYMENT_OVER_OPEN", { amount: open, currency })),
    ...methodFaults(act, restOf(stored, { followers: book.followersOf(stored.id) }), book),
  ]);
  const paymentId = `invoice:${stored.id}:${stored.version}`;
  const stay = hotel.find(stored.reservationId ?? "");
  const { window } = stored;
  const sums = stay && sumsOf(folioSums(stay, hotel.products, linesOfGroup(stay, hotel, "all")), window);
  if (stay && sums && sums.balance >= amount) {
    const input = { sourceRef: paymentId, method, amount, reference, window, version: stay.version };
    postToFolio(stay, "pay", input, hotel, actor);
    return book.put(acted(stored, "pay", {}, actor, { amount }));
  }
  const { by, now } = actor;
  const money = { id: paymentId, method: method!, amount, at: now.toISOString(), date: businessDate, by };
  const payment = { ...money, ...(reference.trim() && { reference: reference.trim() }) };
  return book.put(acted(stored, "pay", { payments: [...stored.payments, payment] }, actor, { amount }));
};

/** How money is taken outside of a folio; `operation` is all that it pays for. */
export function methodFaults(
  { method, reference = "" }: Pick<DocumentAct, "method" | "reference">,
  operation: number,
  { hotel: { property } }: BillingBook,
) {
  const { cashLimit: limit, currency } = property;
  const isMethod =
    method !== undefined && paymentMethods.includes(method) && method !== "receivable" && method !== "room";
  const isOverCash = method === "cash" && limit > 0 && operation >= limit;
  const max = documentLimits.reference;
  return [
    ...unless(isMethod, "method", (): BillingReason => billingReason("PAYMENT_METHOD")),
    ...unless(!isOverCash, "method", () => billingReason("PAYMENT_CASH", { amount: operation, limit, currency })),
    ...unless(reference.length <= max, "reference", () => billingReason("BILLING_TEXT_TOO_LONG", { max })),
  ];
}

/** Another record of the same invoice, as a correction of what the agency has or has rejected. */
const record =
  (what: "resend" | "amend" | "cancel"): Act =>
  async (stored, act, book, actor) => {
    if (what !== "resend") refuseFaults(reasonFaults(act));
    const next = await nextRecord(stored, what === "cancel" ? "cancellation" : "issue", book, actor);
    return book.put(acted(stored, what, { records: [...stored.records, next] }, actor, act));
  };

export const documentActs: Record<Acting, Act> = {
  issue,
  correct,
  exchange,
  pay,
  print: async (stored, _, book, actor) => book.put(acted(stored, "print", { prints: stored.prints + 1 }, actor)),
  remind: async (stored, _, book, actor) => book.put(acted(stored, "remind", {}, actor)),
  resend: record("resend"),
  amend: record("amend"),
  cancel: record("cancel"),
};
