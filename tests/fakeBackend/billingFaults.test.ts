import { describe, expect, it, onTestFinished, vi } from "vitest";

import { isCancelled } from "@/fakeBackend/billing/book/StoredDocument";
import type { Shelf } from "@/fakeBackend/core/shelf";

import {
  acme,
  act,
  bill,
  billingApi,
  charge,
  expectNoGap,
  get,
  onFolio,
  openStay,
  stayOf,
  unbilledStay,
  withTicket,
} from "../support/billingCalls";
import { closeWhole, openClose } from "../support/closeCalls";
import { book as bookStay, hotelRefusalOf, openHotel } from "../support/hotelBackend";
import { keepingShelf } from "../support/keepingShelf";
import { expectRefused } from "./folioCalls";

/** Lets as many records be hashed as told; the next is never there. Resolves when that one is asked for. */
function diesAfter(records: number): Promise<void> {
  let made = 0;
  return new Promise((dead) => {
    const { encode } = TextEncoder.prototype;
    const dying = vi.spyOn(TextEncoder.prototype, "encode").mockImplementation(function (this: TextEncoder, text) {
      if (text?.startsWith("IDEmisorFactura=")) made += 1;
      if (made <= records) return encode.call(this, text);
      dead();
      throw new Error("The computer died.");
    });
    onTestFinished(() => dying.mockRestore());
  });
}

/** A visit with a stay of the sample to bill; at the first of them nothing has billed it. */
async function visit(shelf?: Shelf) {
  const { db, hotel, stop } = openClose({ reservations: 60 }, shelf);
  const book = await db.billing.open();
  return { book, stop, draft: { reservationId: unbilledStay(hotel), window: "guest", customer: acme } as const };
}

describe("a computer that dies", () => {
  it("between number and hash leaves nothing, and the repeated call gets that number", async () => {
    const newShelf = keepingShelf();
    const shelf = newShelf();
    const { draft, stop } = await visit(shelf);
    const before = await billingApi.getChain();
    const body = { clientId: "cut", draft };
    const dead = diesAfter(0);
    void billingApi.billAccount({ body }).catch(() => {});
    await dead;
    await shelf.flushed();
    stop();
    vi.restoreAllMocks();
    const { book } = await visit(newShelf());
    expect((await billingApi.getChain()).count).toBe(before.count);
    expect((await billingApi.billAccount({ body })).state).toBe("pending");
    expect((await billingApi.getChain()).count).toBe(before.count + 1);
    expect(book.ofStay(draft.reservationId)).toHaveLength(1);
    await expectNoGap(book);
  });

  it("between an invoice and the corrective invoice of the same call leaves neither", async () => {
    const { db, id, draft, spa } = await withTicket();
    await onFolio(id, "correct", { chargeId: spa.id, reason: "Error" });
    await charge(id, 900);
    const documents = db.billing.book.all().length;
    const dead = diesAfter(1);
    void bill(draft).catch(() => {});
    await dead;
    expect(db.billing.book.all()).toHaveLength(documents);
  });

  it("after the reply was lost has the document at the next visit, once, with its record", async () => {
    const newShelf = keepingShelf();
    const shelf = newShelf();
    const { draft, stop } = await visit(shelf);
    const body = { clientId: "lost", draft };
    const { number } = await billingApi.billAccount({ body });
    await shelf.flushed();
    stop();
    const { book } = await visit(newShelf());
    const again = await billingApi.billAccount({ body });
    expect([again.number, again.records[0]?.record.number]).toEqual([number, number]);
    expect(book.ofStay(draft.reservationId)).toHaveLength(1);
    await expectNoGap(book);
  });

  it("does not take another's number: a backend that cannot store leaves no document behind", async () => {
    const newShelf = keepingShelf();
    const shelf = newShelf();
    const { draft, stop } = await visit(shelf);
    const kept = await bill(draft);
    await shelf.flushed();
    stop();
    const unkept = await visit();
    expect((await bill(draft)).number).toBe(kept.number);
    unkept.stop();
    const { book } = await visit(newShelf());
    await expectNoGap(book);
    expect(book.ofStay(draft.reservationId).map(({ number }) => number)).toEqual([kept.number]);
  });
});

it("numbers without a gap what many tabs bill at once, though every call arrives twice", async () => {
  const { hotel, db } = openHotel({ isDoubled: () => true });
  const stays = [...hotel.all()].filter((stay) => stay.state === "inHouse" && !stay.billing).slice(0, 12);
  expect(stays.length).toBeGreaterThan(5);
  const book = await db.billing.open();
  const before = book.chain.length;
  const bodies = stays.flatMap(({ id: reservationId }) =>
    ["one", "other"].map((tab) => ({
      clientId: `${tab} ${reservationId}`,
      draft: { reservationId, window: "guest" as const, customer: acme },
    })),
  );
  const settled = await Promise.allSettled(bodies.map((body) => billingApi.billAccount({ body, key: body.clientId })));
  const made = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(made.length).toBeGreaterThan(1);
  expect(new Set(made.map(({ number }) => number)).size).toBe(made.length);
  expect(new Set(made.map(({ reservationId }) => reservationId)).size).toBe(made.length); // the other tab is refused
  expect(book.chain).toHaveLength(before + made.length);
  await expectNoGap(book);
});

it("closes the night over drafts, departures without an invoice, and records on their way", async () => {
  const { db, hotel, advance } = openClose({ reservations: 60 });
  const billed = (reservationId: string) => ({ reservationId, window: "guest", customer: acme }) as const;
  const drafted = unbilledStay(hotel);
  const draft = await billingApi.createDocument({ body: { clientId: "night", draft: billed(drafted) } });
  const other = [...hotel.all()].find(({ id, state, billing }) => state === "inHouse" && !billing && id !== drafted)!;
  const sent = await bill(billed(other.id));
  expect(sent.records[0]?.sending?.state).toBe("pending");
  const { date } = await closeWhole();
  expect((await get(draft.id)).state).toBe("draft");
  advance(24 * 3_600_000);
  expect((await get(sent.id)).records[0]?.sending?.state).not.toMatch(/pending|sent/);
  const issued = await act("issue", await get(draft.id));
  expect(issued.issuedOn > date).toBe(true);
  const left = [...hotel.all()].find(
    ({ id, state, departure }) =>
      state === "checkedOut" && departure === date && db.billing.book.ofStay(id).length === 0,
  )!;
  expect((await bill(billed(left.id))).issuedOn).toBe(issued.issuedOn);
  expect(db.billing.book.get(sent.id).issuedOn).toBe(date);
  await expectNoGap(db.billing.book);
});

it("bills a deposit once on its own, and deducts it from the next invoice", async () => {
  const { id, draft } = openStay();
  const { payments } = await onFolio(id, "pay", { method: "card", amount: 6_600, isDeposit: true });
  const depositId = payments.find(({ kind }) => kind === "deposit")!.id;
  const late = await billingApi.createDocument({ body: { clientId: "late", draft: { ...draft, depositId } } });
  const own = await bill({ ...draft, depositId });
  expect(own).toMatchObject({ kind: "F2", taxes: [{ rate: 10, base: 6_000, vat: 600 }] });
  await expectRefused(bill({ ...draft, depositId }), "DEPOSIT_BILLED");
  const read = await get(late.id);
  expect(read.actions.find(({ action }) => action === "issue")?.reasons).toMatchObject([{ code: "DEPOSIT_BILLED" }]);
  await expectRefused(act("issue", read), "DEPOSIT_BILLED");
  const charged = (await stayOf(id)).charges.reduce((sum, { amount }) => sum + amount, 0);
  const { windows } = await billingApi.getAccountBilling({ params: { id } });
  expect(windows[0]).toMatchObject({ total: charged - 6_600, deposits: [{ id: depositId, document: own.number }] });
  const last = await bill({ ...draft, customer: acme });
  expect(own.total + last.total).toBe(charged);
});

it("gives nothing of an operation that reaches the law's limit back in cash, and all by card", async () => {
  openHotel({ reservations: 1 });
  const { id } = await bookStay();
  await onFolio(id, "pay", { method: "card", amount: 1_000_00, isDeposit: true });
  const back = (method: string) => onFolio(id, "refund", { method, amount: 100, reason: "Devolución" });
  const refused = /^No se puede devolver en efectivo/;
  expect((await hotelRefusalOf(back("cash"))).fields?.method).toMatch(refused);
  expect((await back("card")).payments.at(-1)).toMatchObject({ method: "card", amount: -100 });
  expect((await hotelRefusalOf(back("cash"))).fields?.method).toMatch(refused); // the rest of it neither
});

describe("an exchange", () => {
  it("takes each ticket once, however often it is named, and none whose record was cancelled", async () => {
    const { id, draft, ticket } = await withTicket();
    await charge(id, 700);
    const gone = await act("cancel", await bill(draft), { reason: "Error" });
    const exchange = (...others: string[]) => act("exchange", ticket, { customer: acme, others });
    await expectRefused(exchange(gone.id), "DOCUMENT_CANCELLED");
    const possible = gone.actions.filter(({ isApplicable }) => isApplicable).map(({ action }) => action);
    expect(possible).toEqual(["print", "resend"]);
    const { followers } = await exchange(ticket.id, ticket.id);
    expect(await get(followers[0]!.id)).toMatchObject({ total: ticket.total, replaces: [{ id: ticket.id }] });
  });

  it("of a ticket that was paid gives a full invoice that is paid", async () => {
    const { id, ticket, db } = await withTicket();
    await onFolio(id, "pay", { method: "receivable", amount: (await stayOf(id)).balance, reason: "A crédito" });
    const settled = await act("pay", ticket, { method: "card", amount: ticket.total });
    const { followers } = await act("exchange", settled, { customer: acme });
    expect(await get(followers[0]!.id)).toMatchObject({ kind: "F3", state: "paid", open: 0, paid: ticket.total });
    expect(db.billing.book.ofStay(id).some(isCancelled)).toBe(false);
  });
});
