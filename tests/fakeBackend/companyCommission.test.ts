import { expect, it } from "vitest";

import type { CommissionTerm } from "@/contract/companies/companies";

import { checkedIn, closeWhole, openClose } from "../support/closeCalls";
import { actOnCompany, addCompany, changeCompany, companiesApi, companyOf } from "../support/companyCalls";
import { hotelRefusalOf } from "../support/hotelBackend";

/** Three nights at 95,00, net 86,36: the first is closed by `closeWhole`. */
const stay = { arrival: "2026-04-14", departure: "2026-04-17" };
const firstNight = { from: "2026-04-14", to: "2026-04-14" };

const term = (more: Partial<CommissionTerm> = {}): CommissionTerm => ({
  from: "2026-01-01",
  percent: 10_00,
  of: "room",
  vat: "without",
  noShows: false,
  ...more,
});

const agency = (name: string, ...commissions: CommissionTerm[]) =>
  addCompany({ name, taxId: "", kind: "agency", commissions });

const statement = (id: string, query = firstNight) => companiesApi.getCommissionStatement({ params: { id }, query });

it("keeps the commission of closed nights when the record of a merged agency is edited", async () => {
  openClose({ isEmpty: true });
  const [kept, merged] = [await agency("Sol", term()), await agency("Sol Viajes", term({ percent: 12_00 }))];
  await checkedIn({ ...stay, agencyId: merged.id });
  await closeWhole();
  await actOnCompany(merged.id, "merge", { into: kept.id });
  const edited = changeCompany(merged.id, { commissions: [term({ percent: 50_00 })] });
  expect(await hotelRefusalOf(edited)).toMatchObject({ codes: ["COMMISSION_CLOSED"] });
  expect(await statement(kept.id)).toMatchObject({ commission: 10_36 });
  // none of its own nights is closed
  await changeCompany(kept.id, { commissions: [term({ percent: 9_00 })] });
  expect(await statement(kept.id)).toMatchObject({ commission: 10_36 });
});

it("gives no commission afterwards to closed nights that had none", async () => {
  openClose({ isEmpty: true });
  const agencies = [await agency("Sin contrato"), await agency("Al cero", term({ percent: 0 }))];
  for (const { id } of agencies) await checkedIn({ ...stay, agencyId: id });
  await closeWhole();
  for (const { id, commissions } of agencies) {
    const early = changeCompany(id, { commissions: [term({ percent: 50_00 })] });
    expect(await hotelRefusalOf(early)).toMatchObject({ codes: ["COMMISSION_CLOSED"] });
    await changeCompany(id, { commissions: [...commissions, term({ from: "2026-04-15" })] });
    expect(await statement(id)).toMatchObject({ commission: 0 });
  }
});

it("tells a settlement of a merged agency at the record that was kept alone", async () => {
  openClose({ isEmpty: true });
  const [kept, merged] = [await agency("Sol"), await agency("Sol Viajes", term())];
  await checkedIn({ ...stay, agencyId: merged.id });
  await closeWhole();
  await actOnCompany(merged.id, "settle", firstNight);
  await actOnCompany(merged.id, "merge", { into: kept.id });
  expect(await companyOf(merged.id)).toMatchObject({ commission: 0 });
  expect(await statement(merged.id)).toMatchObject({ lines: [], due: 0 });
  expect(await statement(kept.id)).toMatchObject({ commission: 8_64, settled: 8_64, due: 0 });
  await actOnCompany(merged.id, "separate");
  expect(await statement(merged.id)).toMatchObject({ commission: 8_64, settled: 8_64, due: 0 });
});
