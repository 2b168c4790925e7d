import type { DocumentAct } from "@/contract/billing/billingDocument";
import { correctiveKinds } from "@/contract/billing/documentKinds";
import { openWindow } from "@/domain/account/windows";
import { correctiveOf, exchangeOf } from "@/domain/billing/corrections";
import { isDraft, type IssuedAction } from "@/domain/billing/documentLife";
import { paymentFaults } from "@/domain/billing/documentPayments";
import { billingReason } from "@/domain/billing/documentKinds";
import type { Plan } from "@/domain/billing/plans";
import { reasonFaults } from "@/domain/billing/issueRules";
import { amendFaults } from "@/domain/billing/amendFaults";

import { postRefund } from "../../folio/postToFolio";
import type { Actor } from "../../records/Actor";
import { refuse, refuseFaults, unknownValues } from "../../records/Refused";
import { acted } from "../book/acted";
import type { BillingBook } from "../book/BillingBook";
import { giveBackToAccount, takeOffAccount } from "./correctAccount";
import { isRepeated, moneyOf, shareFor } from "../book/takenMoney";
import { listedDocument, moneyFor } from "../book/listedDocument";
import { issued, nextRecord } from "./issue";
import { recipientFor } from "../accounts/recipients";
import { isSent, remind } from "../accounts/remind";
import { operationOf, paidOperationOf, settle } from "../accounts/settle";
import { isCancelled, type StoredDocument } from "../book/StoredDocument";
import { overCredit } from "./overCredit";
import { againstIssued } from "./toDocument";

type Act = (stored: StoredDocument, act: DocumentAct, book: BillingBook, actor: Actor) => Promise<StoredDocument>;

/** Refuses a plan over the limit of its account, unless the act gives a reason. */
function refuseCredit(plan: Plan, { overrideReason = "" }: DocumentAct, book: BillingBook) {
  if (!overrideReason.trim()) refuse(overCredit(plan, book));
}

const correct: Act = async (stored, act, book, actor) => {
  const { plan, differences, faults } = correctiveOf(stored, book.followersOf(stored.id), act);
  const { reason = "", cause = "R1", mode = "I" } = act;
  const isKnown = { cause: correctiveKinds.includes(cause), mode: mode === "I" || mode === "S" };
  refuseFaults([...reasonFaults(act), ...faults], unknownValues(isKnown));
  refuseCredit(plan, act, book);
  const corrects = plan.corrects && { ...plan.corrects, reason: reason.trim() };
  const [corrective] = await issued([{ plan: { ...plan, corrects } }], book, actor);
  takeOffAccount(corrective!, differences, reason, book, actor);
  return book.put(acted(stored, "correct", {}, actor, act));
};

const exchange: Act = async (stored, act, book, actor) => {
  const { customer, others = [] } = act;
  const tickets = [...new Set([stored.id, ...others])].toSorted().map((id) => book.get(id)); // as they were issued
  for (const ticket of tickets) {
    const isOfStay = ticket.reservationId === stored.reservationId && ticket.window === stored.window;
    const isTicket = isOfStay && !isDraft(ticket);
    refuse(isTicket ? againstIssued("exchange", ticket, book, actor.now) : [billingReason("TICKET_ONLY")]);
  }
  const plan = exchangeOf(
    tickets.map((ticket) => ({ ...ticket, corrections: book.followersOf(ticket.id) })),
    customer,
  );
  refuseCredit(plan, act, book);
  await issued([{ plan }], book, actor);
  return book.put(acted(stored, "exchange", {}, actor));
};

const pay: Act = async (stored, act, book, actor) => {
  const { paymentId = "invoice", amount = 0 } = act;
  const { hotel } = book;
  const { open } = moneyFor(stored, book);
  refuseFaults(paymentFaults(act, { operations: [operationOf(stored, book)], most: open }, hotel.property.currency));
  const money = { ...shareFor(paymentId, stored), ...moneyOf(act, hotel, actor) };
  return book.put(acted(stored, "pay", { payments: settle(stored, money, book, actor) }, actor, { amount }));
};

/** Gives an overpayment back: by the folio of the stay and its rules, else at the document. */
const refund: Act = async (stored, act, book, actor) => {
  const { paymentId = "refund", method, amount = 0, reference = "" } = act;
  const { hotel } = book;
  const { owedBack: most } = listedDocument(stored, book, actor.now);
  const terms = { operations: [paidOperationOf(stored, book)], most, over: "REFUND_OVER_OWED" } as const;
  refuseFaults(paymentFaults(act, terms, hotel.property.currency));
  const part = shareFor(paymentId, stored);
  const stay = hotel.find(stored.reservationId ?? "");
  const window = openWindow(stored.window, stay);
  const input = { sourceRef: part.id, method, amount, reference, window, version: stay?.version ?? 0 };
  if (stay) postRefund(stay, input, hotel, actor, { partOf: paymentId, documentId: stored.id });
  const money = { ...part, ...moneyOf({ ...act, amount: 0 - amount }, hotel, actor) };
  const payments = stay ? stored.payments : [...stored.payments, money];
  return book.put(acted(stored, "refund", { payments }, actor, { amount: 0 - amount }));
};

/**
 * Makes another record of the same invoice, which corrects the one that the agency has or has rejected. After a
 * cancellation it is a cancellation again.
 */
const record =
  (what: "resend" | "amend" | "cancel"): Act =>
  async (stored, act, book, actor) => {
    if (what !== "resend") refuseFaults([...reasonFaults(act), ...(what === "amend" ? amendFaults(stored, act) : [])]);
    const isOfCancellation = what === "cancel" || isCancelled(stored);
    const mended = what === "amend" ? act.customer : stored.mended;
    const told = { ...stored, ...(mended && { mended }) };
    const next = nextRecord(told, isOfCancellation ? "cancellation" : "issue", book, actor);
    const done = book.put(acted(told, what, { records: [...stored.records, next] }, actor, act));
    if (what === "cancel") giveBackToAccount(done, act.reason ?? "", book, actor);
    return done;
  };

export const documentActs: Record<IssuedAction, Act> = {
  correct,
  exchange,
  pay,
  refund,
  print: async (stored, _, book, actor) => book.put(acted(stored, "print", { prints: stored.prints + 1 }, actor)),
  async remind(stored, act, book, actor) {
    remind(recipientFor(stored, book), [stored], act, book, actor);
    return book.get(stored.id);
  },
  resend: record("resend"),
  amend: record("amend"),
  cancel: record("cancel"),
};

/** Whether an act repeats one that was done: of money, its own payments and those at the folio of its stay tell. */
export function isDoneAlready(
  { id, reservationId, payments }: StoredDocument,
  action: IssuedAction,
  act: DocumentAct,
  book: BillingBook,
): boolean {
  if (action === "remind") return isSent(act, book);
  const { paymentId, method, amount = 0 } = act;
  if (paymentId === undefined || (action !== "pay" && action !== "refund")) return false;
  const atFolio = book.hotel.find(reservationId ?? "")?.payments ?? [];
  const taken = [...payments, ...atFolio.filter(({ documentId, takesBack }) => documentId === id && !takesBack)];
  const its = taken.filter(({ partOf }) => partOf === paymentId);
  return isRepeated(its, { method, amount: action === "pay" ? amount : 0 - amount });
}
