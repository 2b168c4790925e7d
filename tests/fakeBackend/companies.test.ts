import { expect, it } from "vitest";

import type { CommissionTerm } from "@/contract/companies/companies";
import { reportsContract } from "@/contract/figures/reports";
import { netOf } from "@/domain/account/vat";
import { createClient } from "@/shared/api/createClient";

import {
  actOnCompany,
  addCompany,
  changeCompany,
  companiesApi,
  companyDraft,
  companyOf,
} from "../support/companyCalls";
import { checkedIn, closeWhole, openClose } from "../support/closeCalls";
import { hotelRefusalOf, openHotel } from "../support/hotelBackend";

const reportsApi = createClient(reportsContract);

const term = (more: Partial<CommissionTerm> = {}): CommissionTerm => ({
  from: "2026-01-01",
  percent: 10_00,
  of: "room",
  vat: "without",
  noShows: false,
  ...more,
});

it("keeps one record for a tax number, however it is written", async () => {
  openHotel({ reservations: 12 });
  const { id, taxId } = await addCompany({ taxId: "ES b-93.401.776" });
  expect(taxId).toBe("B93401776");
  for (const typed of ["B93401776", "b93401776", "ESB93401776"])
    expect(await hotelRefusalOf(addCompany({ name: "Otra", taxId: typed }))).toMatchObject({
      status: 422,
      fields: { taxId: expect.stringContaining(`Textil Roca (${id})`) },
    });
  expect(await addCompany({ name: "Sin número", taxId: "" })).toMatchObject({ taxId: "" });
  expect(await addCompany({ name: "Tampoco", taxId: "" })).toMatchObject({ taxId: "" });
  expect(await hotelRefusalOf(addCompany({ name: "Mal", taxId: "B93401777" }))).toMatchObject({
    codes: ["TAX_ID_CONTROL"],
  });
});

it("says beside its field what cannot be agreed", async () => {
  openHotel({ reservations: 12 });
  const dates = { from: "2027-03-10", to: "2027-03-20" };
  const refusal = await hotelRefusalOf(
    addCompany({
      country: "XX",
      email: "nadie",
      contacts: [{ name: "Ana", purpose: "invoices", email: "ana@", phone: "" }],
      rates: [
        { ...dates, plan: "BAR", discount: 10_00, nights: null },
        { from: "2027-03-20", to: "2027-03-15", plan: "BAR", discount: 101_00, nights: null },
        { ...dates, plan: "NADA", discount: 0, nights: null },
      ],
      quotas: [{ ...dates, type: "DBL", rooms: 500, release: 7 }],
      commissions: [term(), term({ percent: 5_00 })],
    }),
  );
  expect(Object.keys(refusal.fields ?? {}).toSorted()).toEqual([
    "commissions.1.from",
    "contacts.0.email",
    "country",
    "email",
    "quotas.0.rooms",
    "rates.1.discount",
    "rates.1.to",
    "rates.2.plan",
  ]);
});

it("refuses a contract that overlaps itself and a commission over 100 %, and loses nothing", async () => {
  openHotel({ reservations: 12 });
  const { id } = await addCompany({ notes: "Paga a 30 días" });
  const dates = { from: "2027-03-10", to: "2027-03-20" };
  const rate = { ...dates, plan: "BAR", discount: 10_00, nights: null };
  const quota = { ...dates, type: "DBL", rooms: 2, release: 7 };
  const refusal = await hotelRefusalOf(
    changeCompany(id, {
      rates: [rate, { ...rate, from: "2027-03-20", to: "2027-03-30" }],
      quotas: [quota, { ...quota, rooms: 1 }],
      commissions: [term({ percent: 100_01 })],
    }),
  );
  expect(refusal).toMatchObject({ status: 422, codes: expect.arrayContaining(["RATE_OVERLAP", "QUOTA_OVERLAP"]) });
  expect(Object.keys(refusal.fields ?? {}).toSorted()).toEqual([
    "commissions.0.percent",
    "quotas.1.from",
    "rates.1.from",
  ]);
  expect(await companyOf(id)).toMatchObject({ version: 1, notes: "Paga a 30 días", rates: [], commissions: [] });
});

it("is found by its number however that is written, by its code and by its telephone", async () => {
  openHotel({ reservations: 12 });
  const found = async (text: string) =>
    (await companiesApi.listCompanies({ query: { text, page: 1, perPage: 8 } })).rows.map(({ name }) => name);
  for (const typed of ["B-85905", "b 85905…", "ES-B85905", "ES B-85.905.495", "78 204-125"])
    expect([typed, await found(typed)]).toEqual([typed, ["Viajes Levante, S.L."]]);
  expect(await found("DE 812 871 812")).toEqual(["Touristik Nord GmbH"]);
  const { name } = await addCompany({ phone: "+34 961 23 45 67" });
  expect(await found("961-234-567")).toEqual([name]);
});

it("settles the commission of closed nights once, and a change of it only what is not closed", async () => {
  openClose({ isEmpty: true });
  const agency = await addCompany({ kind: "agency", commissions: [term()] });
  await checkedIn({ arrival: "2026-04-14", departure: "2026-04-17", agencyId: agency.id });
  await closeWhole();
  const statement = { params: { id: agency.id }, query: { from: "2026-04-01", to: "2026-04-14" } };
  const { lines, due } = await companiesApi.getCommissionStatement(statement);
  expect(lines).toMatchObject([{ nights: 1, percents: [10_00] }]);
  expect(due).toBe(Math.round(lines[0]!.base / 10));
  const early = changeCompany(agency.id, { commissions: [term({ percent: 12_00 })] });
  expect(await hotelRefusalOf(early)).toMatchObject({ codes: ["COMMISSION_CLOSED"] });
  await changeCompany(agency.id, { commissions: [term(), term({ from: "2026-04-15", percent: 12_00 })] });
  await actOnCompany(agency.id, "settle", { from: "2026-04-01", to: "2026-04-14" });
  expect(await companiesApi.getCommissionStatement(statement)).toMatchObject({ commission: due, settled: due, due: 0 });
  const twice = actOnCompany(agency.id, "settle", { from: "2026-04-01", to: "2026-04-14" });
  expect(await hotelRefusalOf(twice)).toMatchObject({ codes: ["STATEMENT_EMPTY"] });
  const open = actOnCompany(agency.id, "settle", { from: "2026-04-01", to: "2026-04-15" });
  expect(await hotelRefusalOf(open)).toMatchObject({ codes: ["STATEMENT_OPEN"] });
  await closeWhole();
  const month = await companiesApi.getCommissionStatement({
    ...statement,
    query: { from: "2026-04-01", to: "2026-04-15" },
  });
  expect(month).toMatchObject({ settled: due, lines: [{ nights: 2, percents: [10_00, 12_00] }] });
  expect(month.due).toBe(Math.round((month.base - lines[0]!.base) * 0.12));
  const page = await companiesApi.getCompanyPage({ params: { id: agency.id } });
  expect(page).toMatchObject({ settlements: [{ amount: due, to: "2026-04-14" }], stays: [{ isSold: true }] });
});

it("merges two records into one, and takes that back", async () => {
  openHotel({ reservations: 12 });
  const [kept, other] = [
    await addCompany(),
    await addCompany({ name: "Textil Roca SL", taxId: "", phone: "961 23 45 67" }),
  ];
  await actOnCompany(other.id, "merge", { into: kept.id });
  expect(await companyOf(kept.id)).toMatchObject({ phone: "", merged: [{ id: other.id, name: "Textil Roca SL" }] });
  expect(await companyOf(other.id)).toMatchObject({ state: "merged", into: { id: kept.id, name: "Textil Roca" } });
  const loop = actOnCompany(kept.id, "merge", { into: other.id });
  expect(await hotelRefusalOf(loop)).toMatchObject({ status: 422 });
  await actOnCompany(other.id, "separate");
  expect(await companyOf(kept.id)).toMatchObject({ merged: [] });
  expect(await companyOf(other.id)).toMatchObject({ state: "active", phone: "961 23 45 67" });
});

it("leaves a closed company closed when its merge or its deletion is taken back", async () => {
  openHotel({ reservations: 12 });
  const [kept, closed] = [await addCompany(), await addCompany({ name: "Textil Roca SL", taxId: "" })];
  await actOnCompany(closed.id, "close", { why: "Impago" });
  await actOnCompany(closed.id, "merge", { into: kept.id });
  expect(await actOnCompany(closed.id, "separate")).toMatchObject({ state: "closed" });
  await actOnCompany(closed.id, "delete");
  expect(await actOnCompany(closed.id, "restore")).toMatchObject({ state: "closed" });
  await actOnCompany(closed.id, "reopen");
  await actOnCompany(closed.id, "merge", { into: kept.id });
  expect(await actOnCompany(closed.id, "separate")).toMatchObject({ state: "active" });
});

it("separates the middle one of three merged records, and deletes none that has others", async () => {
  openHotel({ reservations: 12 });
  const [first, middle, last] = [
    await addCompany({ name: "Uno", taxId: "" }),
    await addCompany({ name: "Dos", taxId: "" }),
    await addCompany({ name: "Tres", taxId: "" }),
  ];
  await actOnCompany(first.id, "merge", { into: middle.id });
  await actOnCompany(middle.id, "merge", { into: last.id });
  expect(await companyOf(first.id)).toMatchObject({ into: { id: last.id } });
  await actOnCompany(middle.id, "separate");
  expect(await companyOf(first.id)).toMatchObject({ into: { id: middle.id } });
  expect(await companyOf(last.id)).toMatchObject({ merged: [] });
  const refusal = await hotelRefusalOf(actOnCompany(middle.id, "delete"));
  expect(refusal).toMatchObject({ codes: ["COMPANY_MERGED"], message: expect.stringContaining("Uno") });
});

it("refuses to delete a record that documents or stays name", async () => {
  openHotel({ reservations: 250 });
  const rows = await companiesApi.exportCompanies({ query: {} });
  const staying = rows.find(({ nights, balance }) => nights > 0 && balance === 0)!;
  expect(await hotelRefusalOf(actOnCompany(staying.id, "delete"))).toMatchObject({ codes: ["COMPANY_STAYS"] });
  const owing = rows.find(({ balance }) => balance > 0)!;
  expect((await hotelRefusalOf(actOnCompany(owing.id, "delete"))).codes).toContain("COMPANY_DOCUMENTS");
  const { id } = await addCompany();
  expect(await actOnCompany(id, "delete")).toMatchObject({ state: "deleted" });
  expect((await hotelRefusalOf(addCompany())).fields).toMatchObject({ taxId: expect.stringContaining(id) });
  expect(await actOnCompany(id, "restore")).toMatchObject({ state: "active" });
});

it("tells nights, revenue and commission as a naive count of the sample does", async () => {
  const { hotel } = openHotel({ reservations: 900 });
  const today = hotel.property.businessDate;
  // a fee for a no-show has no night: those who get a part of it are counted in the test of their terms
  const rows = await companiesApi.exportCompanies({ query: {} });
  for (const row of rows.filter(({ commissions }) => !commissions.some(({ noShows }) => noShows))) {
    const stays = [...hotel.all()].filter(
      (one) => !one.isDeleted && (one.companyId === row.id || one.agencyId === row.id),
    );
    const holds = stays.filter(({ state }) =>
      ["pending", "confirmed", "inHouse", "checkedOut", "optional"].includes(state),
    );
    const nights = holds.flatMap((one) =>
      one.nights
        .filter(({ date }) => one.checkedInOn !== undefined || date >= today)
        .map((night) => ({ ...night, one })),
    );
    expect(row.nights, row.name).toBe(nights.filter(({ price }) => price > 0).length);
    const { commissions } = companyDraft({ commissions: row.commissions });
    const percentOn = (date: string) =>
      commissions.filter(({ from }) => from <= date).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]?.percent ?? 0;
    const commission = nights
      .filter(({ date, one }) => date < today && one.agencyId === row.id)
      .reduce((sum, { date, price }) => sum + Math.round((netOf({ amount: price }) * percentOn(date)) / 10_000), 0);
    expect(row.commission, row.name).toBe(commission);
  }
});

it("tells production by company and by agency, each night once, whatever the guest's card says", async () => {
  const { hotel } = openHotel({ reservations: 900 });
  const april = { from: "2026-04-01", to: "2026-04-30" };
  const production = async (by: "company" | "agency") =>
    (await reportsApi.getProduction({ query: { ...april, by, compare: "before" } })).rows.map(
      ({ key, now }) => [key, now.sold] as const,
    );
  const [before, agencies] = [await production("company"), await production("agency")];
  const sum = (rows: typeof before) => rows.reduce((all, [, sold]) => all + sold, 0);
  expect(sum(before)).toBe(sum(agencies));
  expect(agencies.filter(([key]) => key !== "")).toHaveLength(3);
  for (const guest of hotel.guests.all()) if (guest.company) hotel.putGuest({ ...guest, company: "Nova Lab" });
  expect(await production("company")).toEqual(before);
  await actOnCompany("EM-000007", "merge", { into: "EM-000005" });
  const merged = new Map(await production("agency"));
  const [kept, other] = ["Viajes Levante, S.L.", "Congresos del Sur, S.L."];
  expect(merged.get(kept)).toBe(new Map(agencies).get(kept)! + new Map(agencies).get(other)!);
  await actOnCompany("EM-000007", "separate");
  expect(new Map(await production("agency"))).toEqual(new Map(agencies));
});
