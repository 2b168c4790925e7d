import { describe, expect, it } from "vitest";

import { faultsContract } from "@/contract/faults";
import { hotelChangesContract } from "@/contract/hotelChanges";
import { faultsIn } from "@/fakeBackend/core/demoAskedFor";
import { createClient } from "@/shared/api/createClient";

import {
  acme,
  act,
  bill,
  billingApi as api,
  charge,
  expectWholeChain,
  get,
  onFolio,
  openStay,
  takeOff,
  withTicket,
} from "../support/billingCalls";
import { hotelRefusalOf } from "../support/hotelBackend";
import { expectRefused } from "./folioCalls";

const faultsApi = createClient(faultsContract);
const { awaitHotelChanges } = createClient(hotelChangesContract);

/** A stay of the sample with an invoice of its charges. */
async function withInvoice() {
  const stay = openStay();
  return { ...stay, document: await bill({ ...stay.draft, customer: acme }) };
}

describe("issuing", () => {
  it("gives the next number and a record that the chain holds, and bills nothing twice", async () => {
    const { draft } = openStay();
    const before = await api.getChain();
    const document = await bill({ ...draft, customer: acme });
    expect(document).toMatchObject({ kind: "F1", version: 1, state: "pending", paid: 0, open: document.total });
    const { count, last } = await api.getChain();
    expect([count, last]).toEqual([before.count + 1, document.number]);
    await expectWholeChain();
    await expectRefused(bill({ ...draft, customer: acme }), "DOCUMENT_EMPTY");
  });

  it("says beside each field what a full invoice lacks, and of a ticket the limit of the outlet", async () => {
    const { id, draft } = openStay();
    const nobody = { name: "", taxId: "B12345678", address: "", country: "ES" };
    expect((await hotelRefusalOf(bill({ ...draft, customer: nobody }))).fields).toEqual({
      name: "Falta el nombre del cliente.",
      taxId: "El NIF no es válido: el último carácter, el de control, no corresponde a los demás.",
      address: "Falta la dirección del cliente.",
    });
    await charge(id, 90_000);
    expect((await hotelRefusalOf(bill(draft))).fields?.total).toMatch(/superar 400,00.€; pida los datos fiscales/);
  });

  it("takes no longer name, address or reason than the contract says, in a draft neither", async () => {
    const { draft } = openStay();
    const customer = { ...acme, name: "x".repeat(121), address: "x".repeat(251) };
    const made = api.createDocument({ body: { clientId: "long", draft: { ...draft, customer } } });
    expect((await hotelRefusalOf(made)).fields).toEqual({
      name: "Puede tener hasta 120 caracteres.",
      address: "Puede tener hasta 250 caracteres.",
    });
    const overrideReason = "x".repeat(2001);
    const billed = api.billAccount({ body: { clientId: "long", draft: { ...draft, customer: acme }, overrideReason } });
    expect((await hotelRefusalOf(billed)).fields).toEqual({ overrideReason: "Puede tener hasta 2000 caracteres." });
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
    await expectRefused(api.deleteDocument({ params: { id: issued.id } }), "DOCUMENT_ISSUED");
  });
});

describe("a ticket", () => {
  it("is exchanged once, for a full invoice that names it and has its lines", async () => {
    const { ticket } = await withTicket();
    const exchanged = await act("exchange", ticket, { customer: acme });
    expect(exchanged).toMatchObject({ state: "exchanged", open: 0, followers: [{ kind: "F3" }] });
    const full = await get(exchanged.followers[0]!.id);
    expect(full).toMatchObject({ total: ticket.total, replaces: [{ number: ticket.number }] });
    expect((await hotelRefusalOf(act("exchange", exchanged, { customer: acme }))).message).toBe(
      `Este ticket ya se canjeó en ${full.number}.`,
    );
  });

  it("is corrected by R5 without a customer, in a series of its own, and never by substitution", async () => {
    const { ticket, db } = await withTicket();
    const refusal = await expectRefused(
      act("correct", ticket, { reason: "Error", mode: "S" }),
      "SUBSTITUTION_FULL_ONLY",
    );
    expect(refusal).toMatchObject({
      status: 422,
      fields: { mode: "Solo una factura completa se rectifica por sustitución." },
    });
    expect(db.billing.book.followersOf(ticket.id)).toEqual([]);
    const corrected = await act("correct", ticket, { reason: "Devuelto", cause: "R3" });
    const corrective = await get(corrected.followers[0]!.id);
    expect(corrective).toMatchObject({ kind: "R5", series: "RT26-", total: -ticket.total });
    expect(corrective.customer).toBeUndefined();
    await expectRefused(act("exchange", corrected, { customer: acme }), "TICKET_CORRECTED");
  });
});

it("proposes a company in the country of its number, with the address of its last invoice", async () => {
  const { id } = openStay();
  await onFolio(id, "bill", { payer: "Kontor GmbH", taxId: "DE123456789", email: "", routed: ["room", "posted"] });
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
    const { document } = await withInvoice();
    expect((await hotelRefusalOf(act("correct", document))).fields).toEqual({ reason: "Escriba el motivo." });
    const once = await takeOff(document.id, 100, { cause: "R1" });
    expect(await get(once.followers[0]!.id)).toMatchObject({ kind: "R1", series: "R26-", total: -100, customer: acme });
    const whole = await act("correct", once, { reason: "Anulación" });
    expect(whole).toMatchObject({ state: "corrected", open: 0 });
    expect((await hotelRefusalOf(act("correct", whole, { reason: "Otra vez" }))).message).toBe(
      "Ya existe una rectificativa por el total.",
    );
  });

  it("is billed with the next document where a billed charge was corrected at the folio", async () => {
    const { id, draft, ticket, spa } = await withTicket();
    await onFolio(id, "correct", { chargeId: spa.id, reason: "Error" });
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
});

describe("a record", () => {
  it("that cancels is in the chain, frees no number, and is sent again once rejected", async () => {
    const { draft, db, document } = await withInvoice();
    const cancelled = await act("cancel", document, { reason: "Emitida por error" });
    expect(cancelled).toMatchObject({ state: "cancelled", open: 0 });
    await expectRefused(act("resend", cancelled), "RECORD_PENDING");
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
    const next = await bill({ ...draft, customer: acme });
    expect(Number(next.number.slice(-6))).toBe(Number(document.number.slice(-6)) + 1);
    await expectWholeChain();
  });

  it("is not cancelled once it was printed, and not sent or amended while it waits", async () => {
    const { document } = await withInvoice();
    const printed = await act("print", document);
    const cancelled = await expectRefused(act("cancel", printed, { reason: "Error" }), "DELIVERED_OR_PAID");
    expect(cancelled.status).toBe(409);
    await expectRefused(act("resend", printed), "RECORD_PENDING");
    await expectRefused(act("amend", printed, { reason: "Error" }), "RECORD_PENDING");
  });

  it("that was rejected stays; the next attempt corrects what the agency does not have", async () => {
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
    await expectWholeChain();
  });

  it("that was accepted is corrected under the same number", async () => {
    const { advance } = openStay();
    const { rows } = await api.listDocuments({ query: { sent: "accepted", kinds: "F1" } });
    const customer = { ...(await get(rows[0]!.id)).customer!, name: "Otro nombre, S.L." };
    const amended = await act("amend", await get(rows[0]!.id), { reason: "Nombre", customer });
    expect(amended).toMatchObject({
      number: rows[0]!.number,
      records: [{ sending: { corrects: "S", previousRejection: "N" } }, {}],
    });
    advance(2 * 3_600_000);
    await expectWholeChain();
  });
});

describe("the agency", () => {
  it.each([
    ["accepted", 0, "pending"],
    ["accepted", 2, "accepted"],
    ["acceptedWithErrors", 2, "acceptedWithErrors"],
    ["rejected", 2, "rejected"],
    // its answer was lost: it has the record, and no second one is made
    ["duplicate", 0, "pending"],
    ["duplicate", 30, "sent"],
    ["duplicate", 90, "accepted"],
    ["slow", 4, "pending"],
    ["slow", 7, "accepted"],
  ] as const)("that is set to %s has answered after %i minutes with %s", async (answer, minutes, state) => {
    const { draft, advance } = openStay();
    await faultsApi.setFaults({ body: faultsIn(new URLSearchParams({ agency: answer })) });
    const { id } = await bill({ ...draft, customer: acme });
    await faultsApi.setFaults({ body: faultsIn() }); // a record keeps the answer that it was made with
    advance(minutes * 60_000);
    expect((await get(id)).records[0]!.sending?.state).toBe(state);
  });

  it("is told of like any other change: no page goes on saying that a record waits", async () => {
    const { advance } = await withInvoice();
    const { cursor: since } = await awaitHotelChanges({ query: {} });
    advance(120_000);
    const { lastOf } = await awaitHotelChanges({ query: { since } });
    expect([lastOf.billing > since, lastOf.reservations > since]).toEqual([true, false]);
  });
});

it("asks for a reason where an account goes over its limit", async () => {
  const { id, draft } = openStay();
  const { accounts } = await api.listReceivables();
  const { customer, limit } = accounts.find((one) => one.limit > 0)!;
  await charge(id, 99_000_00);
  const over = { ...draft, customer };
  expect((await hotelRefusalOf(bill(over))).message).toContain(`${customer.name} supera su límite de crédito`);
  const body = { clientId: "over", draft: over, overrideReason: "Autorizado por dirección" };
  const document = await api.billAccount({ body });
  expect(document.open).toBeGreaterThan(limit);
  const much = await hotelRefusalOf(act("pay", document, { method: "card", amount: document.open + 1 }));
  expect(much.fields?.amount).toContain("El cobro supera lo pendiente");
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
  const sumOf = (lines: readonly { gross: number }[]) => lines.reduce((sum, { gross }) => sum + gross, 0);
  const taxesOf = async (period: typeof past) => {
    const { taxes, rows } = await api.getVatBook(period);
    expect(sumOf(taxes)).toBe(sumOf(rows));
    return taxes.map(({ rate, gross }) => ({ rate, gross }));
  };
  const first = async (kinds: string) =>
    get((await api.exportDocuments({ query: { kinds, states: "paid", ...past.query } }))[0]!.id);

  it("is the same after a ticket of it was exchanged, which is taken back where the invoice is", async () => {
    openStay(250);
    const ticket = await first("F2");
    const before = [await taxesOf(past), await taxesOf(present)];
    const { followers } = await act("exchange", ticket, { customer: acme });
    expect([await taxesOf(past), await taxesOf(present)]).toEqual(before);
    const { rows } = await api.getVatBook(present);
    const full = await get(followers[0]!.id);
    const [tax] = ticket.taxes;
    const [{ number, issuedOn }, { gross, vat }] = [full, tax!];
    expect(rows.filter((row) => [row.number, row.replacedBy].includes(number))).toMatchObject([
      { number, issuedOn, entry: "issue", gross, replacedBy: "" },
      { number: ticket.number, issuedOn, entry: "replacement", gross: -gross, vat: -vat, replacedBy: number },
    ]);
  });

  it("is the same after an invoice of it was corrected by substitution, which says by how much", async () => {
    openStay(250);
    const invoice = await first("F1");
    const [before, now] = [await taxesOf(past), await taxesOf(present)];
    const once = await takeOff(invoice.id, 1_000);
    const twice = await act("correct", once, { reason: "Datos", mode: "S", customer: acme });
    expect([await taxesOf(past), sumOf(await taxesOf(present))]).toEqual([before, sumOf(now) - 1_000]);
    const [difference, substitute] = await Promise.all(twice.followers.map(({ id }) => get(id)));
    const vatOf = ({ taxes }: typeof invoice) => taxes.reduce((sum, { vat }) => sum + vat, 0);
    const { base, vat } = substitute!.corrects!.rectified!;
    expect([base + vat, vat]).toEqual([invoice.total - 1_000, vatOf(invoice) + vatOf(difference!)]);
    expect(difference!.corrects!.rectified).toBeUndefined();
  });

  it("is the same after an invoice of it was cancelled, which is taken back on that day", async () => {
    const { ticket, advance } = await withTicket();
    const [exchanged] = (await act("exchange", ticket, { customer: acme })).followers;
    const full = await get(exchanged!.id);
    const before = await taxesOf(present);
    advance(18 * 24 * 3_600_000);
    await act("cancel", full, { reason: "Emitida por error" });
    expect(await taxesOf(present)).toEqual(before);
    const { rows } = await api.getVatBook({ query: { from: "2026-05-02", to: "2026-05-31" } });
    const on = { issuedOn: "2026-05-02", entry: "cancellation" };
    expect(rows).toMatchObject([
      { ...on, number: ticket.number, gross: ticket.total, replacedBy: full.number },
      { ...on, number: full.number, state: "cancelled", gross: -full.total, replacedBy: "" },
    ]);
  });

  it("has a document that was cancelled on the day of its issue twice, and counts nothing of it", async () => {
    const { draft } = openStay();
    const before = await taxesOf(present);
    const document = await bill({ ...draft, customer: acme });
    await act("cancel", document, { reason: "Emitida por error" });
    expect(await taxesOf(present)).toEqual(before);
    const { rows } = await api.getVatBook(present);
    const its = rows.filter(({ number }) => number === document.number);
    expect(its.map(({ entry, gross }) => [entry, gross])).toEqual([
      ["issue", document.total],
      ["cancellation", -document.total],
    ]);
  });
});

describe("the lists", () => {
  it("have of a draft the sum of its page, and follow what its stay or a member is charged", async () => {
    const { id, draft, hotel } = openStay();
    const listed = async () => (await api.listDocuments({ query: { reservationId: id } })).rows[0]!;
    const member = [...hotel.all()].find((one) => one.state === "inHouse" && !one.billing && one.id !== id)!;
    await onFolio(id, "group", { payer: "Boda", routed: ["room", "extra", "posted"], memberIds: [member.id] });
    const made = await api.createDocument({ body: { clientId: "draft", draft: { ...draft, customer: acme } } });
    expect(made.total).toBeGreaterThan(0);
    expect(await listed()).toMatchObject({ number: "", total: made.total, open: 0 });
    let total = made.total;
    for (const stayId of [id, member.id]) {
      total += 5_000;
      await charge(stayId, 5_000);
      expect([(await listed()).total, (await get(made.id)).total]).toEqual([total, total]);
    }
  });

  it("find documents by the customer and by the size of their total", async () => {
    const { ticket } = await withTicket();
    const [document] = (await act("correct", ticket, { reason: "Devuelto" })).followers;
    const found = async (query: Parameters<typeof api.exportDocuments>[0]["query"]) =>
      (await api.exportDocuments({ query })).map(({ number }) => number);
    // a corrective invoice of -50,00 is as large as its ticket
    const same = await found({ amountFrom: "5000", amountTo: "5000" });
    expect(same).toEqual(expect.arrayContaining([ticket.number, document!.number]));
    expect(await found({ amountFrom: "5001" })).not.toContain(document!.number);
    const [ofAcme] = await found({ kinds: "F1", customer: "acme" });
    expect(await found({ customer: "b00000000" })).toContain(ofAcme);
    expect(await found({ customer: ticket.number })).toEqual([]);
  });

  it("say of each payment who took it, as its document does", async () => {
    openStay();
    const { rows } = await api.listPayments({ query: {} });
    expect(rows.filter(({ by }) => by === "")).toEqual([]);
    const paid = rows.find(({ documentId }) => documentId)!;
    const { payments } = await get(paid.documentId!);
    expect(payments.map(({ by }) => by)).toContain(paid.by);
  });
});
