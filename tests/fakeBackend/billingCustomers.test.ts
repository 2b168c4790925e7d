import { expect, it } from "vitest";

import type { Party } from "@/contract/billing/billingDocument";

import {
  acme,
  act,
  bill,
  billingApi as api,
  charge,
  get,
  onFolio,
  openStay,
  withTicket,
} from "../support/billingCalls";
import { hotelRefusalOf } from "../support/hotelBackend";

const globex: Party = { ...acme, name: "Globex, S.A.", taxId: "B12345674" };
const withPrefix = { ...globex, taxId: "ES-B12345674" };
const passport: Party = { name: "Karl Kontor", taxId: "X99123", address: "Hauptstraße 1", country: "DE" };

let calls = 0;

function openAccount(customer: Party, { limit } = { limit: 100_000 }) {
  calls += 1;
  const draft = { customer, email: "facturas@globex.example", limit, termDays: 30 };
  return api.createReceivable({ body: { clientId: `account-${calls}`, draft } });
}

it("has one account for a Spanish number with its prefix and without", async () => {
  const { draft } = openStay();
  const account = await openAccount(withPrefix);
  expect(account.customer.taxId).toBe("B12345674");
  const { status, fields } = await hotelRefusalOf(openAccount(globex));
  expect([status, fields]).toEqual([422, { taxId: "Ya hay una cuenta con ese NIF." }]);
  const billed = await bill({ ...draft, customer: withPrefix });
  expect(billed).toMatchObject({ accountId: account.id, customer: { taxId: "B12345674" } });
});

it("finds a customer's documents and debts by a Spanish number with its prefix and without", async () => {
  const { draft } = openStay();
  const account = await openAccount(globex);
  const { id } = await bill({ ...draft, customer: globex });
  const found = async (query: { text?: string; customer?: string; accountId?: string }) =>
    (await api.listDocuments({ query })).rows.map((row) => row.id);
  for (const typed of ["ESB12345674", "es-b12345674", "B12345674"])
    expect([await found({ text: typed }), await found({ customer: typed, accountId: account.id })]).toEqual([
      [id],
      [id],
    ]);
});

it("finds the account whose number was stored with its prefix", async () => {
  const { db, id } = openStay();
  const account = await openAccount(globex);
  const { accounts } = await db.billing.open();
  accounts.put({ ...accounts.get(account.id), customer: { ...globex, taxId: "ESB12345674" } });
  await onFolio(id, "bill", { payer: globex.name, taxId: "es b12345674", email: "", routed: ["room"] });
  const { windows } = await api.getAccountBilling({ params: { id } });
  expect(windows[1]?.customer.address).toBe(globex.address);
  const billed = await bill({ reservationId: id, window: "company", customer: globex });
  expect(billed.accountId).toBe(account.id);
  expect((await hotelRefusalOf(openAccount(globex))).codes).toEqual(["ACCOUNT_TAKEN"]);
});

it("stores the number of a window's payer without its prefix", async () => {
  const { hotel, id } = openStay();
  await onFolio(id, "bill", { payer: globex.name, taxId: "ESB12345674", email: "", routed: ["room"] });
  expect(hotel.get(id).billing?.taxId).toBe("B12345674");
});

/** The ways in which people write one number of Spain. */
const written = ["B12345674", "ESB12345674", "ES-B12345674"].map((taxId): Party => ({ ...globex, taxId }));
const limited = { limit: 100_00 };

it.each(written)("is one customer at every door, with one account: $taxId", async (customer) => {
  const { id, ticket, draft } = await withTicket();
  const account = await openAccount(globex);
  await charge(id, 10_00);
  const atTill = await bill({ ...draft, customer });
  const [exchanged] = (await act("exchange", ticket, { customer })).followers;
  await charge(id, 20_00);
  const wrong = await bill({ ...draft, customer: acme });
  const substitution = { mode: "S", cause: "R4", reason: "Otra empresa", customer } as const;
  const [substituted] = (await act("correct", wrong, substitution)).followers;
  await onFolio(id, "bill", { payer: globex.name, taxId: customer.taxId, email: "", routed: ["posted"] });
  await charge(id, 15_00);
  const { windows } = await api.getAccountBilling({ params: { id } });
  expect(windows[1]?.customer.taxId).toBe("B12345674");
  const routed = await bill({ reservationId: id, window: "company", customer });
  const all = [atTill, await get(exchanged!.id), await get(substituted!.id), routed];
  expect(all.map((one) => [one.accountId, one.customer?.taxId])).toEqual(all.map(() => [account.id, "B12345674"]));
});

it.each(written)("has one limit at every door: $taxId", async (customer) => {
  const { id, ticket, draft } = await withTicket();
  await openAccount(globex, limited);
  await act("exchange", ticket, { customer });
  await charge(id, 60_00);
  const wrong = await bill({ ...draft, customer: acme });
  const over = { mode: "S", cause: "R4", reason: "Otra empresa" } as const;
  const codesOf = async (call: Promise<unknown>) => (await hotelRefusalOf(call)).codes;
  for (const one of written)
    expect(await codesOf(act("correct", wrong, { ...over, customer: one }))).toEqual(["CREDIT_LIMIT"]);
  await charge(id, 60_00);
  for (const one of written) expect(await codesOf(bill({ ...draft, customer: one }))).toEqual(["CREDIT_LIMIT"]);
});

it("keeps the same number of two countries apart", async () => {
  const { draft } = openStay();
  const german = await openAccount(passport);
  const french = await openAccount({ ...passport, country: "FR" });
  const billed = await bill({ ...draft, customer: { ...passport, country: "FR" } });
  expect(billed.accountId).toBe(french.id);
  expect(billed.accountId).not.toBe(german.id);
});

it("stores names and addresses without what no printer has", async () => {
  const { hotel, id, draft } = openStay();
  const unprintable = "\u0000\u001B\u0085\uFFFE\u202E\uD83D";
  const hostile = {
    ...globex,
    name: `Globex\u0007,${unprintable} S.A.`,
    address: `${unprintable}Calle\nMayor${unprintable}`,
  };
  const plain = { name: "Globex , S.A.", address: "Calle Mayor" };
  expect((await openAccount(hostile)).customer).toMatchObject(plain);
  expect((await bill({ ...draft, customer: hostile })).customer).toMatchObject(plain);
  await onFolio(id, "bill", { payer: hostile.name, taxId: "", email: "", routed: [] });
  expect(hotel.get(id).billing?.name).toBe(plain.name);
});
