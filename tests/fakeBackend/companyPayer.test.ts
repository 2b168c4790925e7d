import { expect, it } from "vitest";

import {
  accountOf,
  bill,
  billingApi as api,
  get,
  onFolio,
  openOf,
  openStay,
  payAccount,
  stayOf,
} from "../support/billingCalls";
import { actOnCompany, addCompany, changeCompany, companyOf } from "../support/companyCalls";
import { hotelRefusalOf } from "../support/hotelBackend";

const ALL = ["room", "extra", "posted"];
const LEVANTE = "EM-000005";

/** A stay in house whose company's window has all, and is paid by a company. */
async function paidBy(companyId: string) {
  const opened = openStay();
  await onFolio(opened.id, "bill", { payer: "", companyId, routed: ALL });
  return { ...opened, draft: { reservationId: opened.id, window: "company" as const } };
}

const customerNow = async (id: string) =>
  (await api.getAccountBilling({ params: { id } })).windows.find(({ window }) => window === "company")!.customer;

it("bills a window to the company as its record is when the document is issued", async () => {
  const { id, draft } = await paidBy(LEVANTE);
  const first = await companyOf(LEVANTE);
  expect((await stayOf(id)).billing).toEqual({
    companyId: LEVANTE,
    name: first.name,
    taxId: first.taxId,
    email: first.email,
    routed: ALL,
  });
  const { clientId, ...kept } = { clientId: "draft", draft: { ...draft, customer: await customerNow(id) } };
  const { id: draftId } = await api.createDocument({ body: { clientId, ...kept } });
  await changeCompany(LEVANTE, { legalName: "Levante Viajes, S.A.", address: "Calle del Mar, 9 · 46003 Valencia" });
  const moved = { name: "Levante Viajes, S.A.", taxId: first.taxId, address: "Calle del Mar, 9 · 46003 Valencia" };
  expect((await stayOf(id)).billing).toMatchObject({ name: moved.name });
  expect(await customerNow(id)).toMatchObject(moved);
  const shown = await get(draftId);
  expect(shown.customer).toMatchObject(moved);
  const issued = await api.actOnDocument({
    params: { id: draftId, action: "issue" },
    body: { version: shown.version },
  });
  expect([issued.customer, issued.accountId]).toEqual([shown.customer, LEVANTE]);
  await changeCompany(LEVANTE, { legalName: "Otra vez, S.A.", address: "Calle Sorní, 2 · 46004 Valencia" });
  expect((await get(draftId)).customer).toEqual(shown.customer);
});

it("is billed to the record that its company was merged into", async () => {
  const { id } = await paidBy("EM-000006");
  await actOnCompany("EM-000006", "merge", { into: LEVANTE });
  expect((await stayOf(id)).billing).toMatchObject({ companyId: LEVANTE, name: "Viajes Levante, S.L." });
  await actOnCompany("EM-000006", "separate");
  expect((await stayOf(id)).billing).toMatchObject({ companyId: "EM-000006", name: "Naviera Alborán, S.A." });
});

it("is paid by no company that is unknown or closed, and says so", async () => {
  const { id } = openStay();
  const pay = (companyId: string) => onFolio(id, "bill", { payer: "Alborán", companyId, routed: ALL });
  expect(await hotelRefusalOf(pay("EM-999999"))).toMatchObject({
    status: 422,
    fields: { companyId: "Elija una empresa de la lista." },
  });
  await actOnCompany("EM-000006", "close", { why: "No paga" });
  expect(await hotelRefusalOf(pay("EM-000006"))).toMatchObject({
    fields: { companyId: "Naviera Alborán, S.A. está cerrada: ya no se le factura." },
  });
  expect((await stayOf(id)).billing).toBeUndefined();
});

it("stays with a company that is closed afterwards", async () => {
  const { id } = await paidBy(LEVANTE);
  await actOnCompany(LEVANTE, "close", { why: "Ha cerrado" });
  await onFolio(id, "bill", { payer: "", companyId: LEVANTE, routed: ["room"] });
  expect((await stayOf(id)).billing).toMatchObject({ companyId: LEVANTE, routed: ["room"] });
});

it("hands a debt over to a company with a limit or without, not to one without credit", async () => {
  const { id: company } = { id: "EM-000002" };
  const { id } = await paidBy(company);
  const amount = 5_000;
  const handOver = () => onFolio(id, "pay", { method: "receivable", amount, reason: "A crédito", window: "company" });
  expect(await hotelRefusalOf(handOver())).toMatchObject({
    status: 422,
    fields: { method: "Ibertec Ingeniería, S.L. no tiene crédito: cobre ahora, o déselo en su ficha." },
  });
  await changeCompany(company, { hasCredit: true, limit: null });
  expect((await handOver()).payments.at(-1)).toMatchObject({ method: "receivable", amount });
});

it("counts each debt once against the limit of the company that pays, and not of the agency", async () => {
  const opened = openStay();
  const { id: company } = await addCompany({ hasCredit: true, limit: 1_000_00 });
  const customer = { name: "Textil Roca, S.L.", taxId: "B93401776", address: "Calle Larios, 4", country: "ES" };
  const [one, other] = [...opened.hotel.all()].filter(
    ({ state, billing, departure }) => state === "inHouse" && !billing && departure > "2026-04-14",
  );
  const total = async (id: string) => (await stayOf(id)).windows.find(({ window }) => window === "company")!.total;
  for (const { id } of [one!, other!]) await onFolio(id, "bill", { payer: "", companyId: company, routed: ALL });
  const [first, second] = [await total(one!.id), await total(other!.id)];
  const issue = () => bill({ reservationId: one!.id, window: "company", customer });
  await changeCompany(company, { limit: first + second - 1 });
  expect(await hotelRefusalOf(issue())).toMatchObject({ codes: ["CREDIT_LIMIT"] });
  await changeCompany(company, { limit: first + second });
  // a draft is no second debt
  await api.createDocument({
    body: { clientId: "kept", draft: { reservationId: other!.id, window: "company", customer } },
  });
  const { total: billed } = await issue();
  expect(await accountOf(company)).toMatchObject({ balance: billed, isOverLimit: false });
  expect(await openOf(LEVANTE)).not.toContainEqual(expect.objectContaining({ reservationId: one!.id }));
});

it("takes money that no document has off what counts against the limit", async () => {
  const { draft, id } = await paidBy(LEVANTE);
  const { balance } = await accountOf(LEVANTE);
  const { total } = (await stayOf(id)).windows.find(({ window }) => window === "company")!;
  await changeCompany(LEVANTE, { limit: balance + total - 1 });
  const issue = async () => bill({ ...draft, customer: await customerNow(id) });
  expect(await hotelRefusalOf(issue())).toMatchObject({ codes: ["CREDIT_LIMIT"] });
  await payAccount(LEVANTE, 1, []);
  expect((await issue()).number).not.toBe("");
});

it("lets a typed payer of a closed folio be linked to its company, by an act of its own", async () => {
  const { id } = openStay();
  await onFolio(id, "bill", { payer: "Ibertec", routed: ALL });
  const owed = (await stayOf(id)).windows.find(({ window }) => window === "company")!.balance;
  await onFolio(id, "pay", { method: "receivable", amount: owed, reason: "A crédito", window: "company" });
  const unbilled = async () => (await api.listReceivables()).unbilled.find((one) => one.reservationId === id);
  const { companyId, name } = (await unbilled())!;
  expect([companyId, name]).toEqual([undefined, "Ibertec"]);
  await onFolio(id, "bill", { companyId: "EM-000002", payer: "Ibertec", routed: ALL });
  expect(await unbilled()).toMatchObject({ companyId: "EM-000002", name: "Ibertec Ingeniería, S.L." });
});
