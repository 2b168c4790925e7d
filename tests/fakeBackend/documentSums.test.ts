import { expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import { createClient } from "@/shared/api/createClient";

import { openHotel } from "../support/hotelBackend";

const api = createClient(billingContract);

it("sums the invoices of a filter, corrections included, and no receipt or draft", async () => {
  openHotel({ reservations: 60 });
  const query = { from: "2026-03-01", to: "2026-04-30" };
  const sums = await api.sumDocuments({ query });
  const rows = await api.exportDocuments({ query });
  const invoices = rows.filter(({ number, kind }) => number !== "" && kind !== "proforma" && kind !== "receipt");
  expect(sums.count).toBe(invoices.length);
  expect(sums.total).toBe(sums.base + sums.vat);
  expect(sums.open).toBe(invoices.reduce((sum, { open }) => sum + open, 0));
  expect(invoices.every(({ base, vat, total }) => base + vat === total)).toBe(true);

  const one = (await api.exportDocuments({ query: { ...query, kinds: "F1", states: "paid" } }))[0]!;
  const reason = "Datos del cliente";
  const { customer } = await api.getDocument({ params: { id: one.id } });
  await api.actOnDocument({
    params: { id: one.id, action: "correct" },
    body: { version: one.version, mode: "S", cause: "R4", reason, customer: { ...customer!, name: "Otro nombre" } },
  });
  const after = await api.sumDocuments({ query });
  expect(after).toMatchObject({ count: sums.count + 1, base: sums.base, vat: sums.vat, total: sums.total });
});
