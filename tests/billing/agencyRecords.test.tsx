import { within } from "@testing-library/react";
import { expect, it } from "vitest";

import { act } from "../support/billingCalls";
import { api, get, openBilling } from "./openBilling";

const records = async (page: Awaited<ReturnType<ReturnType<typeof openBilling>["open"]>>) =>
  within(await page.findByRole("region", { name: "Registros de facturación" })).getAllByRole("listitem");

it("has a line for each record of a document, with its own state, hash and answer", async () => {
  const { open } = openBilling();
  const [row] = (await api.listDocuments({ query: { view: "rejected" } })).rows;
  const rejected = await get(row!.id);
  const { records: filed } = await act("resend", rejected);
  const [again, first, ...others] = await records(await open(row!));
  expect(others).toEqual([]);
  expect(again).toHaveTextContent(/^Rechazo previo.*Pendiente/);
  expect(first).toHaveTextContent(/^Alta.*Rechazado1239 · Error en el bloque de destinatarios\./);
  expect(within(again!).getByTitle(filed[0]!.record.hash)).toBeInTheDocument();
  expect(within(first!).getByTitle(filed[1]!.record.hash)).toBeInTheDocument();
});

it("tells a cancellation and an amendment from the record of the issue", async () => {
  const { open, draft } = openBilling();
  const drafted = await draft();
  const issued = await act("issue", drafted);
  await act("cancel", issued, { reason: "Duplicada" });
  const [cancelled, issue] = await records(await open(issued));
  expect(cancelled).toHaveTextContent(/^Anulación.*Pendiente/);
  expect(issue).toHaveTextContent(/^Alta/);
  const [row] = await api.exportDocuments({ query: { sent: "accepted" } });
  await act("amend", await get(row!.id), { reason: "Domicilio" });
  const [amended] = await records(await open(row!));
  expect(amended).toHaveTextContent(/^Subsanación.*Pendiente/);
});
