import { describe, expect, it, onTestFinished, vi } from "vitest";

import { hotelChangesContract } from "@/contract/hotelChanges";
import { sendingOf } from "@/fakeBackend/billing/book/agency";
import { createClient } from "@/shared/api/createClient";

import {
  acme,
  act,
  bill,
  billingApi as api,
  charge,
  get,
  openStay,
  wholeChain,
  withTicket,
} from "../support/billingCalls";
import { hotelApi, hotelRefusalOf } from "../support/hotelBackend";

const { awaitHotelChanges } = createClient(hotelChangesContract);

describe("issuing", () => {
  it("gives the next number of the series and a record that the chain holds, and bills nothing twice", async () => {
    const { draft } = openStay();
    const before = await api.getChain();
    const document = await bill({ ...draft, customer: acme });
    expect(document).toMatchObject({ kind: "F1", version: 1, state: "pending", paid: 0, open: document.total });
    const { count, last } = await api.getChain();
    expect([count, last]).toEqual([before.count + 1, document.number]);
    expect(await wholeChain()).toEqual({ checked: count, count });
    expect(await hotelRefusalOf(bill({ ...draft, customer: acme }))).toMatchObject({ codes: ["DOCUMENT_EMPTY"] });
  });

  it("numbers two that are issued at once one after the other", async () => {
    const { hotel } = openStay();
    const stays = [...hotel.all()].filter(({ state, billing }) => state === "inHouse" && !billing).slice(0, 6);
    const drafts = stays.map(({ id }) => ({ reservationId: id, window: "guest" as const, customer: acme }));
    const settled = await Promise.allSettled(drafts.map(bill));
    const numbers = settled.flatMap((one) => (one.status === "fulfilled" ? Number(one.value.number.slice(-6)) : []));
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers).toEqual(numbers.map((_, place) => numbers[0]! + place));
    const { count } = await api.getChain();
    expect(await wholeChain()).toEqual({ checked: count, count });
  });

  it("makes one document of a call that is repeated after its reply was lost", async () => {
    const { draft } = openStay();
    const body = { clientId: "lost", draft: { ...draft, customer: acme } };
    const first = await api.billAccount({ body });
    expect((await api.billAccount({ body })).number).toBe(first.number);
    const { rows } = await api.listDocuments({ query: { reservationId: draft.reservationId } });
    expect(rows).toHaveLength(1);
  });

  it("leaves no document and no number where it is cut off before the hash is there", async () => {
    const { db, draft } = openStay();
    const { count } = await api.getChain();
    const { book } = db.billing;
    const documents = book.all().length;
    const hashing = new Promise<void>((begun) => {
      const dies = () => new Promise<ArrayBuffer>(() => begun());
      vi.spyOn(crypto.subtle, "digest").mockImplementation(dies);
      onTestFinished(() => void vi.restoreAllMocks());
    });
    void bill({ ...draft, customer: acme });
    await hashing;
    expect([book.all().length, book.chain.length]).toEqual([documents, count]);
  });

  it("says beside each field what a full invoice lacks, and of a ticket the limit of the outlet", async () => {
    const { id, draft } = openStay();
    const nobody = { name: "", taxId: "B12345678", address: "", country: "ES" };
    expect((await hotelRefusalOf(bill({ ...draft, customer: nobody }))).fields).toEqual({
      name: "Falta el nombre del cliente.",
      taxId: "El NIF no es válido.",
      address: "Falta la dirección del cliente.",
    });
    await charge(id, 90_000);
    expect((await hotelRefusalOf(bill(draft))).fields?.total).toMatch(/superar 400,00.€; pida los datos fiscales/);
  });

  it("takes no longer name, address or reason than the contract says, not in a draft either", async () => {
    const { draft } = openStay();
    const customer = { ...acme, name: "x".repeat(121), address: "x".repeat(251) };
    const fields = { name: "Puede tener hasta 120 caracteres.", address: "Puede tener hasta 250 caracteres." };
    expect((await hotelRefusalOf(bill({ ...draft, customer }))).fields).toEqual(fields);
    const body = { clientId: "long", draft: { ...draft, customer } };
    expect((await hotelRefusalOf(api.createDocument({ body }))).fields).toEqual(fields);
    const billed = { clientId: "long", draft: { ...draft, customer: acme }, overrideReason: "x".repeat(2001) };
    expect((await hotelRefusalOf(api.billAccount({ body: billed }))).fields).toEqual({
      overrideReason: "Puede tener hasta 2000 caracteres.",
    });
  });

  it("numbers at the issue, so that a draft that is deleted leaves no gap", async () => {
    const { draft } = openStay();
    const body = { clientId: "draft", draft: { ...draft, customer: acme } };
    const made = await api.createDocument({ body });
    expect([made.number, made.state]).toEqual(["", "draft"]);
    await api.deleteDocument({ params: { id: made.id } });
    const { count } = await api.getChain();
    const issued = await bill(body.draft);
    expect((await api.getChain()).count).toBe(count + 1);
    expect(await hotelRefusalOf(api.deleteDocument({ params: { id: issued.id } }))).toMatchObject({
      codes: ["DOCUMENT_ISSUED"],
    });
  });
});

describe("a ticket", () => {
  it("is exchanged once, for an F3 that names it and has its lines", async () => {
    const { ticket } = await withTicket();
    const exchanged = await act("exchange", ticket, { customer: acme });
    expect(exchanged).toMatchObject({ state: "exchanged", open: 0, followers: [{ kind: "F3" }] });
    const full = await get(exchanged.followers[0]!.id);
    expect(full).toMatchObject({ total: ticket.total, replaces: [{ number: ticket.number }] });
    expect((await hotelRefusalOf(act("exchange", exchanged, { customer: acme }))).message).toBe(
      `Este ticket ya se canjeó en ${full.number}.`,
    );
  });

  it("is corrected by R5 without a question and without a customer, in a series of its own", async () => {
    const { ticket } = await withTicket();
    const corrected = await act("correct", ticket, { reason: "Devuelto", cause: "R3" });
    const corrective = await get(corrected.followers[0]!.id);
    expect(corrective).toMatchObject({ kind: "R5", series: "RT26-", total: -ticket.total });
    expect(corrective.customer).toBeUndefined();
    expect((await hotelRefusalOf(act("exchange", corrected, { customer: acme }))).codes).toEqual(["TICKET_CORRECTED"]);
  });
});

it("proposes a company in the country of its number, and in exchange with the address of its last invoice", async () => {
  const { id } = openStay();
  const { version } = await hotelApi.getReservation({ params: { id } });
  const payer = { payer: "Kontor GmbH", taxId: "DE123456789", email: "", routed: ["room" as const, "posted" as const] };
  await hotelApi.actOnFolio({ params: { id, action: "bill" }, body: { version, ...payer } });
  const { windows } = await api.getAccountBilling({ params: { id } });
  const known = { name: "Kontor GmbH", taxId: "DE123456789", address: "", country: "DE" };
  expect(windows[1]?.customer).toEqual(known);
  const customer = { ...known, address: "Hauptstraße 1, Berlin" };
  const draft = { reservationId: id, window: "company" as const };
  expect((await bill({ ...draft, customer })).buyer).toBeUndefined();
  await charge(id, 1_000);
  expect((await bill(draft)).buyer).toEqual(customer);
});

describe("a correction", () => {
  it("of a full invoice stays full, however little it is about, and is made once of the whole", async () => {
    const { draft } = openStay();
    const document = await bill({ ...draft, customer: acme });
    expect((await hotelRefusalOf(act("correct", document))).fields).toEqual({ reason: "Escriba el motivo." });
    const lines = [{ place: 0, amount: document.lines[0]!.amount - 100 }];
    const once = await act("correct", document, { reason: "Descuento", lines });
    expect(await get(once.followers[0]!.id)).toMatchObject({ kind: "R1", series: "R26-", total: -100, customer: acme });
    const whole = await act("correct", once, { reason: "Anulación" });
    expect(whole).toMatchObject({ state: "corrected", open: 0 });
    expect((await hotelRefusalOf(act("correct", whole, { reason: "Otra vez" }))).message).toBe(
      "Ya existe una rectificativa por el total.",
    );
  });

  it("is billed with the next document where a billed charge was corrected at the folio", async () => {
    const { id, draft, ticket } = await withTicket();
    const { charges, version } = await hotelApi.getReservation({ params: { id } });
    const chargeId = charges.find(({ description }) => description === "Spa")!.id;
    await hotelApi.actOnFolio({ params: { id, action: "correct" }, body: { version, chargeId, reason: "Error" } });
    const { windows } = await api.getAccountBilling({ params: { id } });
    expect(windows[0]).toMatchObject({ total: 0, corrections: -5_000 });
    const corrective = await bill(draft);
    expect(corrective).toMatchObject({ kind: "R5", total: -5_000 });
    expect(corrective.corrects).toEqual({
      id: ticket.id,
      number: ticket.number,
      issuedOn: "2026-04-14",
      mode: "I",
      change: "charges",
    });
  });

  it("by substitution is of a full invoice alone, and refused where it was asked of a ticket", async () => {
    const { ticket, db } = await withTicket();
    const refusal = await hotelRefusalOf(act("correct", ticket, { reason: "Error", mode: "S" }));
    expect(refusal).toMatchObject({ status: 422, codes: ["SUBSTITUTION_FULL_ONLY"] });
    expect(refusal.fields).toEqual({ mode: "Solo una factura completa se rectifica por sustitución." });
    expect(db.billing.book.followersOf(ticket.id)).toEqual([]);
  });
});

describe("a record", () => {
  it("is in a chain with the cancellations, and its number does not come back", async () => {
    const { draft } = openStay();
    const document = await bill({ ...draft, customer: acme });
    const cancelled = await act("cancel", document, { reason: "Emitida por error" });
    expect(cancelled).toMatchObject({ state: "cancelled", open: 0 });
    const again = await bill({ ...draft, customer: acme });
    expect(Number(again.number.slice(-6))).toBe(Number(document.number.slice(-6)) + 1);
    const { count } = await api.getChain();
    expect(await wholeChain()).toEqual({ checked: count, count });
  });

  it("is not cancelled once it was printed, and not sent again while it waits for its answer", async () => {
    const { draft } = openStay();
    const printed = await act("print", await bill({ ...draft, customer: acme }));
    expect((await hotelRefusalOf(act("cancel", printed, { reason: "Error" }))).codes).toEqual(["DELIVERED_OR_PAID"]);
    expect((await hotelRefusalOf(act("resend", printed))).codes).toEqual(["RECORD_PENDING"]);
  });

  it("that was rejected stays, and the next attempt is a correction of what the agency does not have", async () => {
    openStay();
    const { rows } = await api.listDocuments({ query: { view: "rejected" } });
    const rejected = await get(rows[0]!.id);
    const { count } = await api.getChain();
    const sent = await act("resend", rejected);
    expect(sent.records.map(({ sending }) => sending)).toMatchObject([
      { corrects: "S", previousRejection: "X", state: "pending" },
      { corrects: "N", previousRejection: "N", state: "rejected", fault: { code: "1239" } },
    ]);
    expect([sent.number, (await api.getChain()).count]).toEqual([rejected.number, count + 1]);
    expect(await wholeChain()).toEqual({ checked: count + 1, count: count + 1 });
  });

  it("that cancels goes again as a cancellation where the agency has rejected it", async () => {
    const { draft, db } = openStay();
    const document = await bill({ ...draft, customer: acme });
    const cancelled = await act("cancel", document, { reason: "Emitida por error" });
    expect((await hotelRefusalOf(act("resend", cancelled))).codes).toEqual(["RECORD_PENDING"]);
    const { book } = db.billing;
    const stored = book.get(document.id);
    const [issue, cancellation] = stored.records;
    const rejected = { ...stored, records: [issue!, { ...cancellation!, reply: "rejected" as const }] };
    book.put(rejected);
    const again = await act("resend", rejected);
    expect(again).toMatchObject({ state: "cancelled", open: 0 });
    expect(again.records.map(({ record: { type }, sending }) => [type, sending?.previousRejection])).toEqual([
      ["cancellation", "S"],
      ["cancellation", "N"],
      ["issue", "N"],
    ]);
    const { count } = await api.getChain();
    expect(await wholeChain()).toEqual({ checked: count, count });
  });

  it("is accepted after its answer was lost: the agency has it, and no second one is made", async () => {
    openStay();
    const { records } = await get((await api.listDocuments({ query: { view: "today" } })).rows[0]!.id);
    const submission = { corrects: "N", previousRejection: "N" } as const;
    const lost = { record: { ...records[0]!.record, hash: "00000005" }, place: 0, submission };
    const after = (minutes: number) => new Date(Date.parse(records[0]!.record.generatedAt) + minutes * 60_000);
    const states = [0, 30, 90].map((minutes) => sendingOf(lost, after(minutes))?.state);
    expect(states).toEqual(["pending", "sent", "accepted"]);
  });
});

describe("the agency", () => {
  const submission = { corrects: "N", previousRejection: "N" } as const;

  it.each([
    ["00000002", 2, "acceptedWithErrors"],
    ["00000008", 4, "pending"],
    ["00000008", 7, "accepted"],
    ["0000000B", 2, "accepted"],
  ])("that draws %s has answered after %i minutes with %s", async (hash, minutes, state) => {
    openStay();
    const { records } = await get((await api.listDocuments({ query: { view: "today" } })).rows[0]!.id);
    const later = new Date(Date.parse(records[0]!.record.generatedAt) + minutes * 60_000);
    expect(sendingOf({ record: { ...records[0]!.record, hash }, place: 0, submission }, later)?.state).toBe(state);
  });

  it("is told of like any other change: no page goes on saying that a record waits", async () => {
    const { draft, advance } = openStay();
    await bill({ ...draft, customer: acme });
    const { cursor: since } = await awaitHotelChanges({ query: {} });
    advance(120_000);
    const { lastOf } = await awaitHotelChanges({ query: { since } });
    expect([lastOf.billing > since, lastOf.reservations > since]).toEqual([true, false]);
  });

  it("gets a correction of an accepted record with the same number, once it has answered", async () => {
    const { draft, advance } = openStay();
    const waiting = await bill({ ...draft, customer: acme });
    expect((await hotelRefusalOf(act("amend", waiting, { reason: "Error" }))).codes).toEqual(["RECORD_PENDING"]);
    const { rows } = await api.listDocuments({ query: { sent: "accepted" } });
    const amended = await act("amend", await get(rows[0]!.id), { reason: "Domicilio" });
    expect(amended).toMatchObject({
      number: rows[0]!.number,
      records: [{ sending: { corrects: "S", previousRejection: "N" } }, {}],
    });
    advance(2 * 3_600_000);
    const { count } = await api.getChain();
    expect(await wholeChain()).toEqual({ checked: count, count });
  });
});

describe("accounts on credit", () => {
  it("are not reminded of what is not late, and use later the money that no document had", async () => {
    const { draft } = openStay();
    const { accounts } = await api.listReceivables();
    const late = accounts.find(({ ageing }) => ageing.over90 > 0)!;
    const params = (action: string) => ({ id: late.id, action });
    const pay = { version: late.version, paymentId: "p-2", method: "transfer", amount: late.balance + 500 } as const;
    const { version } = await api.actOnReceivable({ params: params("pay"), body: pay });
    const { customer } = late;
    const document = await bill({ ...draft, customer });
    expect((await hotelRefusalOf(act("remind", document))).codes).toEqual(["NOT_DUE"]);
    expect(await api.actOnReceivable({ params: params("apply"), body: { version } })).toMatchObject({ unapplied: 0 });
    expect((await get(document.id)).open).toBe(document.open - 500);
  });

  it("take no cash for a document that reaches the law's limit, however small the part", async () => {
    openStay();
    const { rows } = await api.listDocuments({ query: { states: "pending,overdue" } });
    const large = rows.find(({ accountId, total }) => accountId && total >= 1_000_00)!;
    const id = large.accountId!;
    const { version } = await api.getReceivable({ params: { id } });
    const body = { version, paymentId: "p-3", method: "cash" as const, amount: 100, documentIds: [large.id] };
    const refused = await hotelRefusalOf(api.actOnReceivable({ params: { id, action: "pay" }, body }));
    expect(refused.fields?.method).toContain("No se puede cobrar en efectivo");
  });

  it("take one payment for many documents, those due first, and keep what is beyond them", async () => {
    openStay();
    const { accounts } = await api.listReceivables();
    const [first] = accounts;
    const body = {
      version: first!.version,
      paymentId: "p-1",
      method: "transfer",
      amount: first!.balance + 500,
    } as const;
    const paid = await api.actOnReceivable({ params: { id: first!.id, action: "pay" }, body });
    expect(paid).toMatchObject({ balance: 0, unapplied: 500, ageing: { over90: 0 } });
    const { rows } = await api.listPayments({ query: { text: first!.customer.name } });
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(body.amount);
  });

  it("ask for a reason over their limit, and refuse cash from the law's limit on", async () => {
    const { id, draft } = openStay();
    const { accounts } = await api.listReceivables();
    const { customer, limit } = accounts.find((one) => one.limit > 0)!;
    await charge(id, 99_000_00);
    const over = { ...draft, customer };
    expect((await hotelRefusalOf(bill(over))).message).toContain(`${customer.name} supera su límite de crédito`);
    const body = { clientId: "over", draft: over, overrideReason: "Autorizado por dirección" };
    const document = await api.billAccount({ body });
    expect(document.open).toBeGreaterThan(limit);
    expect((await hotelRefusalOf(act("pay", document, { method: "cash", amount: 100 }))).fields?.method).toContain(
      "No se puede cobrar en efectivo",
    );
    const most = document.open + 1;
    expect((await hotelRefusalOf(act("pay", document, { method: "card", amount: most }))).fields?.amount).toContain(
      "El cobro supera lo pendiente",
    );
  });
});

it("adds the taxes of documents up in the VAT book, as they are rounded on each", async () => {
  const { ticket } = await withTicket();
  const { rows, taxes } = await api.getVatBook({ query: { from: "2026-04-01", to: "2026-04-30" } });
  expect(rows.find(({ number }) => number === ticket.number)).toMatchObject({ base: 4_132, vat: 868, gross: 5_000 });
  for (const { base, vat, gross } of taxes) expect(base + vat).toBe(gross);
});

describe("the VAT book of a period that is over", () => {
  const past = { query: { from: "2026-04-01", to: "2026-04-13" } };
  const present = { query: { from: "2026-04-14", to: "2026-04-30" } };
  const grossOf = async (period: typeof past) => {
    const { taxes, rows } = await api.getVatBook(period);
    expect(taxes.reduce((sum, { gross }) => sum + gross, 0)).toBe(
      rows.filter(({ counts }) => counts).reduce((sum, { gross }) => sum + gross, 0),
    );
    return taxes.map(({ rate, gross }) => [rate, gross]);
  };
  const first = async (kinds: string) => {
    const query = { kinds, states: "paid", from: "2026-04-01", to: "2026-04-13" };
    return get((await api.exportDocuments({ query }))[0]!.id);
  };

  it("is the same after a ticket of it was exchanged, which is taken back where the invoice is", async () => {
    openStay();
    const ticket = await first("F2");
    const before = [await grossOf(past), await grossOf(present)];
    const { followers } = await act("exchange", ticket, { customer: acme });
    expect([await grossOf(past), await grossOf(present)]).toEqual(before);
    const { rows } = await api.getVatBook(present);
    const full = await get(followers[0]!.id);
    const [tax] = ticket.taxes;
    expect(rows.filter(({ number, replacedBy }) => [number, replacedBy].includes(full.number))).toMatchObject([
      { number: full.number, issuedOn: full.issuedOn, gross: tax!.gross, replacedBy: "" },
      { number: ticket.number, issuedOn: full.issuedOn, gross: -tax!.gross, vat: -tax!.vat, replacedBy: full.number },
    ]);
  });

  it("is the same after an invoice of it was corrected by substitution, as the paper says by how much", async () => {
    openStay();
    const invoice = await first("F1");
    const before = [await grossOf(past), await grossOf(present)];
    const less = (by: number) => [{ place: 0, amount: invoice.lines[0]!.amount - by }];
    const once = await act("correct", invoice, { reason: "Precio", mode: "I", lines: less(1_000) });
    const twice = await act("correct", once, { reason: "Datos", mode: "S", customer: acme });
    expect(await grossOf(past)).toEqual(before[0]);
    const sumOf = (rates: number[][]) => rates.reduce((sum, [, gross]) => sum + gross!, 0);
    expect(sumOf(await grossOf(present))).toBe(sumOf(before[1]!) - 1_000);
    const [difference, substitute] = await Promise.all(twice.followers.map(({ id }) => get(id)));
    const vatOf = ({ taxes }: typeof invoice) => taxes.reduce((sum, { vat }) => sum + vat, 0);
    const { base, vat } = substitute!.corrects!.rectified!;
    expect([base + vat, vat]).toEqual([invoice.total - 1_000, vatOf(invoice) + vatOf(difference!)]);
    expect(difference!.corrects!.rectified).toBeUndefined();
  });

  it("leaves a cancelled document out, and takes nothing back for it", async () => {
    const { draft } = openStay();
    const before = await grossOf(present);
    const document = await bill({ ...draft, customer: acme });
    await act("cancel", document, { reason: "Emitida por error" });
    expect(await grossOf(present)).toEqual(before);
    const { rows } = await api.getVatBook(present);
    expect(rows.find(({ number }) => number === document.number)).toMatchObject({ counts: false });
  });
});
