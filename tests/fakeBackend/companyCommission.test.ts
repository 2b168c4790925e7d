import { expect, it } from "vitest";

import type { CommissionTerm } from "@/contract/companies/companies";
import { reportsContract } from "@/contract/figures/reports";
import { createClient } from "@/shared/api/createClient";

import { actOn, checkedIn, closeWhole, openClose, postTo } from "../support/closeCalls";
import { actOnCompany, addCompany, changeCompany, companiesApi, companyOf } from "../support/companyCalls";
import { book, hotelApi, hotelRefusalOf } from "../support/hotelBackend";

const reportsApi = createClient(reportsContract);

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

it("gives an agency without terms nothing of the channel's commission", async () => {
  openClose({ isEmpty: true });
  const { id } = await agency("Sin contrato");
  await checkedIn({ ...stay, agencyId: id, channelId: "booking", externalRef: "B-1" });
  await closeWhole();
  expect(await companyOf(id)).toMatchObject({ commission: 0 });
  expect(await statement(id)).toMatchObject({ lines: [], due: 0 });
  const { rows } = await reportsApi.getProduction({ query: { ...firstNight, by: "channel", compare: "before" } });
  expect(rows).toMatchObject([{ key: "booking", now: { commission: 14_68 } }]);
});

it("takes back at its own percentage what a corrected night has brought", async () => {
  openClose({ isEmpty: true });
  const { id } = await agency("Sol", term());
  const { id: stayId } = await checkedIn({ ...stay, agencyId: id });
  await closeWhole();
  await changeCompany(id, { commissions: [term(), term({ from: "2026-04-15", percent: 12_00 })] });
  const night = { chargeId: "room-2026-04-14", reason: "Ruido" };
  await postTo(await hotelApi.getReservation({ params: { id: stayId } }), "correct", night);
  await closeWhole();
  // a night of 10,36 at 12 %, and the 8,64 of the night before
  const day = { from: "2026-04-15", to: "2026-04-15" };
  expect(await statement(id, day)).toMatchObject({ lines: [{ percents: [12_00, 10_00], base: 0 }], due: 10_36 - 8_64 });
});

it("takes no allowance of a spa off the commission of the room", async () => {
  openClose({ isEmpty: true });
  const { id } = await agency("Sol", term());
  const spa = { description: "Spa", quantity: 1, unitPrice: 121_00, vat: 21 };
  const charged = await postTo(await checkedIn({ ...stay, agencyId: id }), "charge", spa);
  const allowed = await postTo(charged, "allow", { amount: 121_00, reason: "Cerrado", vat: 21 });
  await postTo(allowed, "allow", { amount: 11_00, reason: "Ruido", vat: 10 });
  await closeWhole();
  expect(await statement(id)).toMatchObject({ base: 86_36 - 10_00, due: 8_64 - 1_00 });
});

it("pays an agency its part of the fee of a no-show, and none of a late cancellation's", async () => {
  openClose({ isEmpty: true });
  const { id } = await agency("Sol", term({ noShows: true }));
  const [cancelled, missing] = [await book({ ...stay, agencyId: id }), await book({ ...stay, agencyId: id })];
  const { charges } = await actOn(cancelled, "cancel", { cancelReason: "guestRequest" });
  expect(charges).toMatchObject([{ kind: "fee" }]);
  await closeWhole();
  expect(await statement(id)).toMatchObject({ lines: [{ reservationId: missing.id, base: 86_36 }], due: 8_64 });
});

it("keeps the agency of a stay that the close has made a night longer", async () => {
  openClose({ isEmpty: true });
  const { id } = await agency("Sol", term());
  const { id: stayId } = await checkedIn({ ...stay, departure: "2026-04-15", agencyId: id, companyId: id });
  await closeWhole();
  await closeWhole();
  const longer = { departure: "2026-04-16", agencyId: id, companyId: id };
  expect(await hotelApi.getReservation({ params: { id: stayId } })).toMatchObject(longer);
  expect(await statement(id, { from: "2026-04-14", to: "2026-04-15" })).toMatchObject({ due: 8_64 + 8_64 });
});
