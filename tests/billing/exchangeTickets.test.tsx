import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { folioContract } from "@/contract/reservations/folios";
import { createClient } from "@/shared/api/createClient";

import { acme, api, drawer, get, openBilling } from "./openBilling";

const folios = createClient(folioContract);

it("exchanges the tickets of a stay that are ticked for one invoice, and shows what they come to", async () => {
  const { open, user, db, draft } = openBilling();
  const { id: drafted, reservationId = "" } = await draft();
  await api.deleteDocument({ params: { id: drafted } });
  const bill = (clientId: string) => api.billAccount({ body: { clientId, draft: { reservationId, window: "guest" } } });
  const charge = (sourceRef: string, unitPrice: number) =>
    folios.actOnFolio({
      params: { id: reservationId, action: "charge" },
      body: {
        version: db.hotel.get(reservationId).version,
        sourceRef,
        description: "Bar",
        quantity: 1,
        unitPrice,
        vat: 10,
      },
    });
  const whole = { reservationId, window: "guest", customer: acme } as const;
  await api.billAccount({ body: { clientId: "whole", draft: whole } });
  await charge("bar:0", 100);
  const left = await bill("one");
  await charge("bar:1", 700);
  const pressed = await bill("two");
  await charge("bar:2", 500);
  const ticked = await bill("three");
  const page = await open(pressed);
  await user.click(await page.findByRole("button", { name: "Canjear por factura" }));
  const form = await drawer(`Canjear por factura · ${pressed.number}`);
  const box = (number: string) => form.findByRole("checkbox", { name: new RegExp(`^${number}`) });
  expect(await box(pressed.number)).toBeChecked();
  expect(await box(left.number)).not.toBeChecked();
  expect(form.getByText(left.number, { selector: "bdi" })).toBeInTheDocument(); // apart from its date and amount, for Arabic
  const all = form.getByRole("checkbox", { name: "Todos (3)" });
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(await box(left.number)).toBeChecked();
  expect(form.getByText("13,00 €")).toBeInTheDocument();
  expect(form.getByText("IVA 10 % sobre 11,82 €").nextSibling).toHaveTextContent("1,18 €");
  await user.click(await box(left.number));
  expect(all).not.toBeChecked();
  expect(all).toBePartiallyChecked();
  expect(form.getByText("12,00 €")).toBeInTheDocument();
  await user.click(all);
  await user.click(all);
  expect(await box(ticked.number)).not.toBeChecked();
  expect(await box(pressed.number)).toBeChecked();
  await user.click(await box(ticked.number));
  expect(form.getByText("12,00 €")).toBeInTheDocument();
  for (const [label, value] of [
    ["Nombre o razón social", acme.name],
    ["NIF", acme.taxId],
    ["Dirección", acme.address],
  ] as const) {
    const field = form.getByLabelText(label);
    await user.clear(field);
    await user.type(field, value);
  }
  await user.selectOptions(form.getByLabelText("País"), "ES");
  await user.click(form.getByRole("button", { name: "Emitir" }));
  await waitFor(async () => expect((await get(ticked.id)).state).toBe("exchanged"), { timeout: 5000 });
  const full = await get((await get(pressed.id)).followers[0]!.id);
  expect(full).toMatchObject({ kind: "F3", total: 1200 });
  expect(full.replaces?.map(({ number }) => number)).toEqual([pressed.number, ticked.number]);
  expect((await get(left.id)).state).not.toBe("exchanged");
});

it("goes on with what an older release kept of an exchange, which knew of no other tickets", async () => {
  const { open, first, user } = openBilling();
  const ticket = await first({ kinds: "F2", states: "paid" });
  const page = await open(ticket);
  const openForm = async () => {
    await user.click(await page.findByRole("button", { name: "Canjear por factura" }));
    return drawer(`Canjear por factura · ${ticket.number}`);
  };
  const draft = { version: 2, tab: "gone", savedAt: "2026-04-14T07:00:00.000Z" };
  for (const [place, others] of [undefined, "D-000001", null].entries()) {
    const values = { name: `Acme ${place}`, taxId: "B", others };
    const stored = JSON.stringify({ ...draft, values });
    localStorage.setItem(`draft:act:documentActions.${ticket.id}.exchange:older`, stored);
    const form = await openForm();
    await user.click(await form.findByRole("button", { name: "Recuperar" }));
    await waitFor(() => expect(form.getByLabelText("Nombre o razón social")).toHaveValue(`Acme ${place}`));
    await user.click(form.getByRole("button", { name: "Emitir" }));
    expect(await form.findByText("Falta la dirección del cliente.")).toBeInTheDocument();
    await user.click(form.getByRole("button", { name: "Volver" }));
  }
});
