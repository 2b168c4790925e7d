import { expect, it } from "vitest";

import {
  accountCalled,
  accountOf,
  acme,
  billingApi as api,
  get,
  onAccount,
  openOf,
  openStay,
  payAccount,
} from "../support/billingCalls";
import { actOnCompany, addCompany, changeCompany, companiesApi, companyOf } from "../support/companyCalls";
import { hotelRefusalOf, openHotel } from "../support/hotelBackend";

const [LEVANTE, ALBORAN] = ["EM-000005", "EM-000006"];

const listed = async () => (await api.listReceivables()).accounts.map(({ id, balance }) => [id, balance] as const);
const balanceOf = async (id: string) => (await listed()).find((one) => one[0] === id)?.[1];

it("has the debts and the payments of both after a merge, and gives them back with it", async () => {
  openStay();
  const [levante, alboran] = [await accountOf(LEVANTE), await accountOf(ALBORAN)];
  await payAccount(LEVANTE, 10_000);
  await payAccount(ALBORAN, 20_000);
  const [document] = await openOf(ALBORAN);
  const before = await get(document!.id);
  await actOnCompany(ALBORAN, "merge", { into: LEVANTE });
  const both = levante.balance + alboran.balance - 30_000;
  expect(await accountOf(LEVANTE)).toMatchObject({
    balance: both,
    payments: [{ amount: 20_000 }, { amount: 10_000 }],
  });
  expect(await accountOf(ALBORAN)).toMatchObject({ id: LEVANTE, balance: both });
  expect([await balanceOf(LEVANTE), await balanceOf(ALBORAN)]).toEqual([both, undefined]);
  expect((await openOf(LEVANTE)).map(({ id }) => id)).toContain(document!.id);
  const { accountId, customer, addressee } = await get(document!.id);
  expect([accountId, customer, addressee?.name]).toEqual([LEVANTE, before.customer, levante.customer.name]);
  await actOnCompany(ALBORAN, "separate");
  expect([await balanceOf(LEVANTE), await balanceOf(ALBORAN)]).toEqual([
    levante.balance - 10_000,
    alboran.balance - 20_000,
  ]);
  expect((await accountOf(ALBORAN)).payments).toMatchObject([{ amount: 20_000 }]);
});

it("keeps a voided payment with the company that has paid, whatever was merged then", async () => {
  openStay();
  const { balance } = await accountOf(ALBORAN);
  const { payments } = await payAccount(ALBORAN, 20_000);
  await actOnCompany(ALBORAN, "merge", { into: LEVANTE });
  await onAccount(LEVANTE, "void", { paymentId: payments[0]!.id, reason: "Era de otra agencia" });
  await payAccount(LEVANTE, 5_000, []);
  await actOnCompany(ALBORAN, "separate");
  expect(await accountOf(ALBORAN)).toMatchObject({
    balance,
    payments: [{ amount: 20_000, voided: { reason: "Era de otra agencia" } }],
  });
  expect((await accountOf(LEVANTE)).payments).toMatchObject([{ amount: 5_000 }]);
});

it("gives credit to the company with that number, once, and keeps what its record says", async () => {
  openStay();
  const { id, address } = await addCompany({ hasCredit: false, email: "" });
  const draft = {
    customer: { ...acme, name: "Roca", taxId: "ESB93401776" },
    email: "pagos@roca.example",
    limit: 90_000,
    termDays: 15,
  };
  const create = (clientId: string) => api.createReceivable({ body: { clientId, draft } });
  expect(await create("roca")).toMatchObject({
    id,
    customer: { name: "Textil Roca, S.L.", address },
    email: "pagos@roca.example",
    limit: 90_000,
    hasCredit: true,
  });
  expect((await create("roca")).version).toBe(2);
  expect(await hotelRefusalOf(create("again"))).toMatchObject({ codes: ["ACCOUNT_TAKEN"] });
  expect((await companyOf(id)).history[0]).toMatchObject({ what: "changed" });
});

it("makes the company of an account whose number is not known yet", async () => {
  openStay();
  const customer = { ...acme, taxId: "B93401776" };
  const draft = { customer, email: "" as const, limit: 0, termDays: 30 };
  const { id, limit } = await api.createReceivable({ body: { clientId: "new", draft } });
  expect(await companyOf(id)).toMatchObject({ name: acme.name, hasCredit: true, limit: null, termDays: 30 });
  expect(limit).toBe(0);
});

it("shows the terms of the record, as they are changed there", async () => {
  openStay();
  await changeCompany(LEVANTE, { legalName: "Levante Viajes, S.A.", limit: 100, termDays: 10 });
  expect(await accountCalled("Levante Viajes")).toMatchObject({ limit: 100, termDays: 10, isOverLimit: true });
  await changeCompany(LEVANTE, { limit: null });
  expect(await accountOf(LEVANTE)).toMatchObject({ limit: 0, isOverLimit: false });
  const { balance } = await accountOf(LEVANTE);
  await changeCompany(LEVANTE, { hasCredit: false });
  expect(await accountOf(LEVANTE)).toMatchObject({ balance, hasCredit: false, isOverLimit: false });
});

it("writes a reminder to the contact for invoices, else to the company", async () => {
  openStay();
  const contact = { name: "Luis Vera", purpose: "invoices" as const, email: "contabilidad@levante.example", phone: "" };
  const { contacts, email } = await companyOf(LEVANTE);
  await changeCompany(LEVANTE, { contacts: [...contacts, contact] });
  expect((await accountOf(LEVANTE)).addressee).toMatchObject({ name: "Luis Vera", email: contact.email });
  await changeCompany(LEVANTE, { contacts: [...contacts, { ...contact, email: "" }] });
  expect((await accountOf(LEVANTE)).addressee).toMatchObject({ name: "Viajes Levante, S.L.", email });
});

it("leaves without an account what nobody of the list owes, and nothing else, in the sample", async () => {
  const { hotel } = openHotel();
  const companies = await companiesApi.exportCompanies({ query: {} });
  const known = new Set(companies.flatMap(({ name, legalName, taxId }) => [name, legalName, taxId]).filter(Boolean));
  const open = (await api.exportDocuments({ query: {} })).filter((one) => one.open > 0);
  const nobodys = open.filter(({ accountId }) => !accountId);
  const owed = await Promise.all(nobodys.map(({ id }) => get(id)));
  expect(owed.filter(({ customer }) => customer && (known.has(customer.name) || known.has(customer.taxId)))).toEqual(
    [],
  );
  const ofCompany = owed.filter(
    ({ window, reservationId }) => window === "company" && hotel.find(reservationId ?? "")?.billing?.companyId,
  );
  expect(ofCompany).toEqual([]);
  const sum = nobodys.reduce((all, one) => all + one.open, 0);
  expect(await balanceOf("")).toBe(sum === 0 ? undefined : sum);
  expect(open.length).toBeGreaterThan(nobodys.length);
});
