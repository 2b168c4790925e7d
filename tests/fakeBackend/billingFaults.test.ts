import { describe, expect, it, onTestFinished, vi } from "vitest";

import { isCancelled } from "@/fakeBackend/billing/book/StoredDocument";

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
  unbilledStay,
  withTicket,
} from "../support/billingCalls";
import { closeWhole, openClose } from "../support/closeCalls";
import { book, hotelApi, hotelRefusalOf, openHotel } from "../support/hotelBackend";
import { keepingShelf } from "../support/keepingShelf";

const size = { reservations: 60 };

/** Lets as many hashes be made as told; the next is never there. Resolves when that one is asked for. */
function diesAfter(hashes: number): Promise<void> {
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  let made = 0;
  return new Promise((dead) => {
    const dying = vi.spyOn(crypto.subtle, "digest").mockImplementation((...args) => {
      made += 1;
      if (made <= hashes) return digest(...args);
      dead();
      return new Promise(() => {});
    });
    onTestFinished(() => dying.mockRestore());
  });
}

describe("a computer that dies", () => {
  it("between number and hash leaves nothing, and the call that is sent again is the first of its number", async () => {
    const visit = keepingShelf();
    const shelf = visit();
    const first = openClose(size, shelf);
    const draft = { reservationId: unbilledStay(first.hotel), window: "guest", customer: acme } as const;
    const before = await billingApi.getChain();
    const body = { clientId: "cut", draft };
    const dead = diesAfter(0);
    void billingApi.billAccount({ body }).catch(() => {});
    await dead;
    await shelf.flushed();
    first.stop();
    vi.restoreAllMocks();
    const { db, stop } = openClose(size, visit());
    expect((await billingApi.getChain()).count).toBe(before.count);
    const document = await billingApi.billAccount({ body });
    expect((await billingApi.getChain()).count).toBe(before.count + 1);
    expect(db.billing.book.ofStay(draft.reservationId)).toHaveLength(1);
    await expectNoGap(db.billing.book);
    stop();
    expect(document.state).toBe("pending");
  });

  it("between an invoice and the corrective one of the same call leaves neither", async () => {
    const { db, id, draft } = await withTicket();
    const { charges } = await hotelApi.getReservation({ params: { id } });
    const chargeId = charges.find(({ description }) => description === "Spa")!.id;
    await onFolio(id, "correct", { chargeId, reason: "Error" });
    await charge(id, 900);
    const documents = db.billing.book.all().length;
    const dead = diesAfter(1);
    void bill(draft).catch(() => {});
    await dead;
    expect(db.billing.book.all()).toHaveLength(documents);
  });

  it("after the reply was lost has the document at the next visit, once, with its record", async () => {
    const visit = keepingShelf();
    const shelf = visit();
    const first = openClose(size, shelf);
    const reservationId = unbilledStay(first.hotel);
    const body = { clientId: "lost", draft: { reservationId, window: "guest", customer: acme } } as const;
    const { number } = await billingApi.billAccount({ body });
    await shelf.flushed();
    first.stop();
    const { db } = openClose(size, visit());
    const again = await billingApi.billAccount({ body });
    expect([again.number, again.records[0]?.record.number]).toEqual([number, number]);
    expect(db.billing.book.ofStay(reservationId)).toHaveLength(1);
    await expectNoGap(db.billing.book);
  });

  it("does not take another's number: a backend that cannot store leaves no document behind", async () => {
    const visit = keepingShelf();
    const shelf = visit();
    const storing = openClose(size, shelf);
    const reservationId = unbilledStay(storing.hotel);
    const draft = { reservationId, window: "guest", customer: acme } as const;
    const kept = await bill(draft);
    await shelf.flushed();
    storing.stop();
    const unkept = openClose(size);
    expect((await bill(draft)).number).toBe(kept.number);
    unkept.stop();
    const { db } = openClose(size, visit());
    expect(db.billing).toBeDefined();
    await expectNoGap(await db.billing.open());
    expect(db.billing.book.ofStay(reservationId).map(({ number }) => number)).toEqual([kept.number]);
  });
});

it("numbers what many tabs bill at the same moment without a gap, each once, though every call arrives twice", async () => {
  const { hotel, db } = openHotel({ isDoubled: () => true });
  const stays = [...hotel.all()].filter((stay) => stay.state === "inHouse" && !stay.billing).slice(0, 12);
  expect(stays.length).toBeGreaterThan(5);
  const book = await db.billing.open();
  const before = book.chain.length;
  const bodies = stays.flatMap(({ id }) =>
    ["one", "other"].map((tab) => ({
      clientId: `${tab} ${id}`,
      draft: { reservationId: id, window: "guest" as const, customer: acme },
    })),
  );
  const settled = await Promise.allSettled(bodies.map((body) => billingApi.billAccount({ body, key: body.clientId })));
  const made = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(new Set(made.map(({ number }) => number)).size).toBe(made.length);
  expect(new Set(made.map(({ reservationId }) => reservationId)).size).toBe(made.length); // the other tab is refused
  expect(book.chain).toHaveLength(before + made.length);
  await expectNoGap(book);
});

it("closes the night over drafts, departures without an invoice, and records on their way", async () => {
  const { db, hotel, advance } = openClose(size);
  const drafted = unbilledStay(hotel);
  const body = { clientId: "night", draft: { reservationId: drafted, window: "guest", customer: acme } } as const;
  const draft = await billingApi.createDocument({ body });
  const other = [...hotel.all()].find(({ id, state, billing }) => state === "inHouse" && !billing && id !== drafted)!;
  const sent = await bill({ reservationId: other.id, window: "guest", customer: acme });
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
  expect((await bill({ reservationId: left.id, window: "guest", customer: acme })).issuedOn).toBe(issued.issuedOn);
  expect(db.billing.book.get(sent.id).issuedOn).toBe(date);
  await expectNoGap(db.billing.book);
});

describe("a deposit", () => {
  const paid = async () => {
    const stay = openStay();
    const { payments } = await onFolio(stay.id, "pay", { method: "card", amount: 6_600, isDeposit: true });
    return { ...stay, depositId: payments.find(({ kind }) => kind === "deposit")!.id };
  };

  it("has an invoice of its own, once, which the next invoice of its window deducts", async () => {
    const { id, draft, depositId } = await paid();
    const own = await bill({ ...draft, depositId });
    expect(own).toMatchObject({ kind: "F2", taxes: [{ rate: 10, base: 6_000, vat: 600 }] });
    expect((await hotelRefusalOf(bill({ ...draft, depositId }))).codes).toEqual(["DEPOSIT_BILLED"]);
    const { charges } = await hotelApi.getReservation({ params: { id } });
    const charged = charges.reduce((sum, { amount }) => sum + amount, 0);
    const { windows } = await billingApi.getAccountBilling({ params: { id } });
    expect(windows[0]).toMatchObject({ total: charged - 6_600, deposits: [{ id: depositId, document: own.number }] });
    const last = await bill({ ...draft, customer: acme });
    expect(own.total + last.total).toBe(charged);
  });

  it("that has its invoice by now can still be read in a draft, which says why it is not issued", async () => {
    const { draft, depositId } = await paid();
    const { id } = await billingApi.createDocument({ body: { clientId: "late", draft: { ...draft, depositId } } });
    await bill({ ...draft, depositId });
    const read = await get(id);
    expect(read.actions.find(({ action }) => action === "issue")?.reasons).toMatchObject([{ code: "DEPOSIT_BILLED" }]);
    expect((await hotelRefusalOf(act("issue", read))).codes).toEqual(["DEPOSIT_BILLED"]);
  });
});

it("gives nothing of an operation that reaches the law's limit back in cash, and all by card", async () => {
  openHotel({ reservations: 1 });
  const { id } = await book();
  await onFolio(id, "pay", { method: "card", amount: 1_000_00, isDeposit: true });
  const inCash = () => hotelRefusalOf(onFolio(id, "refund", { method: "cash", amount: 100, reason: "Devolución" }));
  expect((await inCash()).fields?.method).toMatch(/^No se puede devolver en efectivo/);
  const back = await onFolio(id, "refund", { method: "card", amount: 100, reason: "Devolución" });
  expect(back.payments.at(-1)).toMatchObject({ method: "card", amount: -100 });
  expect((await inCash()).fields?.method).toMatch(/^No se puede devolver en efectivo/); // the rest of it neither
});

describe("an exchange", () => {
  it("takes each ticket once, however often it is named, and none whose record was cancelled", async () => {
    const { id, draft, ticket } = await withTicket();
    await charge(id, 700);
    const gone = await act("cancel", await bill(draft), { reason: "Error" });
    const others = [gone.id];
    expect((await hotelRefusalOf(act("exchange", ticket, { customer: acme, others }))).codes).toEqual([
      "DOCUMENT_CANCELLED",
    ]);
    expect(gone.actions.filter(({ isApplicable }) => isApplicable).map(({ action }) => action)).toEqual([
      "print",
      "resend",
    ]);
    const twice = { customer: acme, others: [ticket.id, ticket.id] };
    const { followers } = await act("exchange", ticket, twice);
    expect(await get(followers[0]!.id)).toMatchObject({ total: ticket.total, replaces: [{ id: ticket.id }] });
  });

  it("of a ticket that was paid gives a full invoice that is paid", async () => {
    const { id, ticket, db } = await withTicket();
    const { balance } = await hotelApi.getReservation({ params: { id } });
    await onFolio(id, "pay", { method: "receivable", amount: balance, reason: "A crédito" });
    const settled = await act("pay", ticket, { method: "card", amount: ticket.total });
    const { followers } = await act("exchange", settled, { customer: acme });
    expect(await get(followers[0]!.id)).toMatchObject({ kind: "F3", state: "paid", open: 0, paid: ticket.total });
    expect(db.billing.book.ofStay(id).some(isCancelled)).toBe(false);
  });
});
