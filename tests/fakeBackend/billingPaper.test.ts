import { describe, expect, it } from "vitest";

import type { IssueRecord } from "@/contract/billing/chainRecord";
import type { NumberKind } from "@/contract/billing/numberKinds";

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
  stayOf,
  takeOff,
  withSpa,
  withTicket,
} from "../support/billingCalls";
import { hotelRefusalOf } from "../support/hotelBackend";
import { expectRefused } from "./folioCalls";

/** What the newest record of a document tells of its customer. */
const recipientOf = async (id: string) => ((await get(id)).records[0]!.record as IssueRecord).recipient;

/** A stay with an invoice that the agency has accepted. */
async function withAccepted() {
  const { draft, advance, id } = openStay();
  const { id: documentId } = await bill({ ...draft, customer: acme });
  advance(2 * 60_000);
  return { id, draft, advance, document: await get(documentId) };
}

describe("the record of an invoice", () => {
  it.each<[string, string, NumberKind | undefined, object]>([
    ["ES", "ESB00000000", undefined, { nif: "B00000000" }],
    ["FR", "FR12345678901", undefined, { other: { country: "FR", kind: "02", number: "FR12345678901" } }],
    ["GR", "123456789", undefined, { other: { country: "GR", kind: "02", number: "EL123456789" } }],
    ["US", "560000001", "03", { other: { country: "US", kind: "03", number: "560000001" } }],
    ["ES", "C01X00T47", "03", { other: { country: "ES", kind: "03", number: "C01X00T47" } }],
  ])("tells of a customer of %s with the number %s (%s) %j", async (country, taxId, numberKind, told) => {
    const { draft } = openStay();
    const customer = { ...acme, country, taxId, ...(numberKind && { numberKind }) };
    const { id } = await bill({ ...draft, customer });
    expect(await recipientOf(id)).toEqual({ name: acme.name, ...told });
  });

  it("of a ticket tells no customer, and is not amended", async () => {
    const { ticket } = await withTicket();
    expect(await recipientOf(ticket.id)).toBeUndefined();
    await expectRefused(act("amend", ticket, { reason: "Error", customer: acme }), "RECORD_NO_CUSTOMER");
    expect(ticket.actions.find(({ action }) => action === "amend")).toMatchObject({ isApplicable: false });
  });

  it("is amended by a customer who is not in the census, and not with the same again", async () => {
    const { document } = await withAccepted();
    const same = { reason: "Error", customer: { ...acme, address: "Otra" } };
    expect(await hotelRefusalOf(act("amend", document, same))).toMatchObject({ status: 422, codes: ["RECORD_SAME"] });
    expect(await hotelRefusalOf(act("amend", document, { reason: "Error" }))).toMatchObject({ codes: ["RECORD_SAME"] });
    const customer = { ...acme, numberKind: "07" as const };
    const amended = await act("amend", document, { reason: "No censado", customer });
    expect(amended).toMatchObject({ customer: acme, mended: customer, number: document.number });
    const other = { country: "ES", kind: "07", number: "B00000000" };
    expect(await recipientOf(document.id)).toEqual({ name: acme.name, other });
    await expectWholeChain();
  });

  it("is amended again only by something else than the last one told", async () => {
    const { document, advance } = await withAccepted();
    const customer = { ...acme, name: "Acme España, S.L." };
    await act("amend", document, { reason: "Nombre", customer });
    advance(2 * 60_000);
    const amended = await get(document.id);
    await expectRefused(act("amend", amended, { reason: "Nombre", customer }), "RECORD_SAME");
    expect(await act("amend", amended, { reason: "Nombre", customer: acme })).toMatchObject({ mended: acme });
  });

  it("is not amended with a number that no customer can have", async () => {
    const { document } = await withAccepted();
    const customer = { ...acme, taxId: "B1234567D" };
    expect(await hotelRefusalOf(act("amend", document, { reason: "NIF", customer }))).toMatchObject({
      codes: ["TAX_ID_DIGIT"],
    });
  });

  it("of a correction by differences tells what the record of its original was amended to", async () => {
    const { document } = await withAccepted();
    const customer = { ...acme, name: "Acme España, S.L." };
    const amended = await act("amend", document, { reason: "Nombre", customer });
    const { followers } = await act("correct", amended, { reason: "Error" });
    expect(await recipientOf(followers[0]!.id)).toMatchObject({ name: customer.name });
  });
});

it("proposes the passport of a guest who lives in Spain as a number of its kind", async () => {
  const { hotel, id } = openStay();
  const guest = hotel.guests.get(hotel.get(id).guestId);
  hotel.putGuest({ ...guest, country: "ES", documentType: "passport", document: "C01X00T47" });
  const { windows } = await api.getAccountBilling({ params: { id } });
  const { customer } = windows[0]!;
  expect(customer).toMatchObject({ taxId: "C01X00T47", country: "ES", numberKind: "03" });
  await charge(id, 1_000);
  const document = await bill({
    reservationId: id,
    window: "guest",
    customer: { ...customer, address: "Calle Mayor, 1" },
  });
  expect(document.kind).toBe("F1");
});

describe("a ticket that was partly taken back", () => {
  it("becomes an invoice of what is left, that names both and counts once", async () => {
    const { id, document: ticket } = await withSpa(7_750);
    const before = (await stayOf(id)).balance;
    const corrected = await takeOff(ticket.id, 350);
    const exchanged = await act("exchange", corrected, { customer: acme });
    const [corrective, invoice] = await Promise.all(exchanged.followers.map((one) => get(one.id)));
    expect(invoice).toMatchObject({ kind: "F3", total: 7_400 });
    expect(invoice!.replaces!.map(({ number }) => number)).toEqual([ticket.number, corrective!.number]);
    expect([exchanged.state, corrective!.state]).toEqual(["exchanged", "exchanged"]);
    expect((await stayOf(id)).balance).toBe(before - 350);
    const { issuedOn } = ticket;
    const { rows } = await api.getVatBook({ query: { from: issuedOn, to: issuedOn } });
    const its = rows.filter((row) => [ticket, corrective!, invoice!].some((one) => one.id === row.id));
    expect(its.reduce((sum, { gross }) => sum + gross, 0)).toBe(7_400);
    await takeOff(invoice!.id, 400);
    expect((await get(invoice!.id)).open).toBe(7_000);
  });

  it("is not exchanged where nothing is left of it", async () => {
    const { document: ticket } = await withSpa(7_750);
    const corrected = await takeOff(ticket.id, 7_750);
    await expectRefused(act("exchange", corrected, { customer: acme }), "TICKET_CORRECTED");
    expect(corrected.state).toBe("corrected");
  });
});

it("has a VAT book of 0,00 and 0,00 for an invoice that was taken back in parts", async () => {
  const { draft } = openStay();
  const { id, issuedOn, total } = await bill({ ...draft, customer: acme });
  const [line] = (await get(id)).lines;
  for (const cents of [1_003, 1_003, 337]) await takeOff(id, cents);
  expect(line!.amount).toBeLessThanOrEqual(total);
  const { followers } = await act("correct", await get(id), { reason: "Error" });
  const ids = new Set([id, ...followers.map((one) => one.id)]);
  const { rows } = await api.getVatBook({ query: { from: issuedOn, to: issuedOn } });
  const sumOf = (of: "base" | "vat") => rows.reduce((sum, row) => sum + (ids.has(row.id) ? row[of] : 0), 0);
  expect([sumOf("base"), sumOf("vat")]).toEqual([0, 0]);
});

it("names guest, room, dates and voucher of a stay on the invoice of a company alone", async () => {
  const { hotel, id, draft } = openStay();
  hotel.put({ ...hotel.get(id), externalRef: "BK-4711" });
  await onFolio(id, "bill", { payer: "Acme", routed: ["room", "posted"] });
  await charge(id, 1_000);
  const { guest, arrival, departure } = await stayOf(id);
  const document = await bill({ ...draft, window: "company", customer: acme });
  expect(document.stays).toMatchObject([
    { reservationId: id, guest: `${guest.firstName} ${guest.lastName}`, arrival, departure, voucher: "BK-4711" },
  ]);
  expect(document.stays![0]!.room).not.toBe("");
  const own = await onFolio(id, "charge", {
    description: "Bar",
    quantity: 1,
    unitPrice: 500,
    vat: 10,
    window: "guest",
  });
  expect(own.balance).toBeGreaterThan(0);
  expect((await bill({ ...draft, customer: { ...acme, taxId: "12345678Z" } })).stays).toBeUndefined();
});
