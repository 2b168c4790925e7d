import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import type { BillingDocument } from "@/contract/billing/billingDocument";
import { reservationsContract } from "@/contract/reservations/reservations";
import { createClient } from "@/shared/api/createClient";
import { paths } from "@/shared/routing/paths";

import { act, bill, onFolio, unbilledStay } from "../support/billingCalls";
import { acme, api, drawer, get, openBilling } from "./openBilling";

const reservations = createClient(reservationsContract);

/** A stay in house that nothing has billed yet. */
function openStay() {
  const app = openBilling();
  const id = unbilledStay(app.db.hotel);
  const billed = (customer?: typeof acme) =>
    bill({ reservationId: id, window: "guest", ...(customer && { customer }) });
  return { ...app, id, billed };
}

it("shows the country of a customer abroad, and writes to them with the agency's address", async () => {
  const { open, billed } = openStay();
  const nord = { name: "Nord GmbH", taxId: "DE812871812", address: "Jungfernstieg 40", country: "DE" };
  const page = await open(await billed(nord));
  expect(page.getByText("Jungfernstieg 40 · Alemania")).toBeInTheDocument();
  const link = await page.findByRole("link", { name: "Escribir al cliente" });
  const body = new URL(link.getAttribute("href")!, "http://localhost").searchParams.get("body")!;
  const address = body.split("\n").find((line) => line.startsWith("https://"))!;
  expect(new URL(address).searchParams.get("importe")).toMatch(/^\d+\.\d\d$/);
});

it("says how much of the money of its folio is for this document", async () => {
  const { open, billed, db, id } = openStay();
  const whole = await billed(acme);
  await onFolio(id, "charge", { description: "Bar", quantity: 1, unitPrice: 700, vat: 10 });
  const ticket = await billed();
  const { payments } = db.hotel.get(id);
  const before = payments.reduce((sum, { amount }) => sum + amount, 0);
  const most = whole.total + ticket.total - before;
  await onFolio(id, "pay", { method: "card", amount: most });
  const page = await open(ticket);
  const table = page.getByRole("table", { name: "Cobros" });
  expect(table).toHaveTextContent(/De ellos, para este documento7,00/);
  expect(table).toHaveTextContent("Total de estos cobros");
});

it("asks to give back what was paid before it was corrected, and says that it is done", async () => {
  const { open, billed, id, user } = openStay();
  const whole = await billed(acme);
  const { balance } = await reservations.getReservation({ params: { id } });
  await onFolio(id, "pay", { method: "card", amount: balance }); // with the nights to come
  const lines = [{ place: 0, amount: 0 }];
  const { version } = await api.getDocument({ params: { id: whole.id } });
  const { followers } = await api.actOnDocument({
    params: { id: whole.id, action: "correct" },
    body: { version, reason: "Noche de más", lines },
  });
  const corrective = followers[0]!;
  const page = await open(corrective);
  const { total } = await api.getDocument({ params: { id: corrective.id } });
  expect(page.getByText("A devolver")).toBeInTheDocument();
  expect(page.queryByText("Cobrada")).not.toBeInTheDocument();
  await user.keyboard("{Escape}");
  await onFolio(id, "refund", { method: "card", amount: -total });
  const done = await open(corrective);
  expect(done.getByText("Saldada")).toBeInTheDocument();
  expect(await api.exportDocuments({ query: { states: "toReturn", text: corrective.number } })).toEqual([]);
});

it("proposes to give money back the way it came", async () => {
  const { user, first, open } = openBilling();
  const paid = await first({ states: "paid", kinds: "F1" });
  const { version, payments } = await api.getDocument({ params: { id: paid.id } });
  await api.actOnDocument({
    params: { id: paid.id, action: "correct" },
    body: { version, cause: "R4", reason: "Error" },
  });
  await user.click(await (await open(paid)).findByRole("button", { name: "Devolver" }));
  const form = await drawer(`Devolver · ${paid.number}`);
  expect(await form.findByLabelText("Forma de pago")).toHaveValue(payments.at(-1)!.method);
});

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
  const [row] = await api.exportDocuments({ query: { sent: "accepted", kinds: "F1" } });
  const { customer } = await get(row!.id);
  await act("amend", await get(row!.id), { reason: "Nombre", customer: { ...customer!, name: "Otro nombre, S.L." } });
  const [amended] = await records(await open(row!));
  expect(amended).toHaveTextContent(/^Subsanación.*Pendiente/);
});

it("exchanges the ticked tickets of a stay for an invoice, and shows what they come to", async () => {
  const { open, user, db } = openBilling();
  const id = unbilledStay(db.hotel);
  const guest = { reservationId: id, window: "guest" } as const;
  await bill({ ...guest, customer: acme });
  const tickets: BillingDocument[] = [];
  for (const unitPrice of [100, 700, 500]) {
    await onFolio(id, "charge", { description: "Bar", quantity: 1, unitPrice, vat: 10 });
    tickets.push(await bill(guest));
  }
  const [left, pressed, ticked] = tickets as [BillingDocument, BillingDocument, BillingDocument];
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
  for (const [label, value] of Object.entries({
    "Nombre o razón social": acme.name,
    NIF: acme.taxId,
    Dirección: "C/ 1",
  })) {
    await user.clear(form.getByLabelText(label));
    await user.type(form.getByLabelText(label), value);
  }
  await user.selectOptions(form.getByLabelText("País"), "ES");
  await user.click(form.getByRole("button", { name: "Emitir" }));
  await waitFor(async () => expect((await get(ticked.id)).state).toBe("exchanged"), { timeout: 5000 });
  const full = await get((await get(pressed.id)).followers[0]!.id);
  expect(full).toMatchObject({ kind: "F3", total: 1200 });
  expect(full.replaces?.map(({ number }) => number)).toEqual([pressed.number, ticked.number]);
  expect((await get(left.id)).state).not.toBe("exchanged");
});

it("asks why an account goes over its limit, where a ticket is exchanged for it", async () => {
  const { open, user, billed, id } = openStay();
  const { accounts } = await api.listReceivables();
  const { version, customer, email, termDays, balance, id: accountId } = accounts[0]!;
  await api.updateReceivable({
    params: { id: accountId },
    body: { version, draft: { customer, email, termDays, limit: balance } },
  });
  await billed(acme);
  await onFolio(id, "charge", { description: "Bar", quantity: 1, unitPrice: 700, vat: 10 });
  const ticket = await billed();
  const page = await open(ticket);
  await user.click(await page.findByRole("button", { name: "Canjear por factura" }));
  const form = await drawer(`Canjear por factura · ${ticket.number}`);
  for (const [label, value] of [
    ["Nombre o razón social", customer.name],
    ["NIF", customer.taxId],
    ["Dirección", customer.address],
  ] as const) {
    await user.clear(form.getByLabelText(label));
    await user.type(form.getByLabelText(label), value);
  }
  await user.selectOptions(form.getByLabelText("País"), customer.country);
  await user.click(form.getByRole("button", { name: "Emitir" }));
  const why = await form.findByLabelText("Por qué se supera el límite de crédito", {}, { timeout: 8000 });
  expect((await get(ticket.id)).followers).toEqual([]);
  await user.type(why, "Acordado con dirección");
  await user.click(form.getByRole("button", { name: "Emitir" }));
  await waitFor(async () => expect((await get(ticket.id)).followers).toHaveLength(1), { timeout: 8000 });
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

it("names the periods that are handed in, and shows each at a press", async () => {
  const { router, user } = openBilling();
  await router.navigate(paths.documents);
  await user.click(await screen.findByRole("button", { name: "Libro de facturas" }, { timeout: 8000 }));
  const book = await drawer("Libro de facturas");
  const dates = await book.findByRole("textbox", { name: "Periodo" });
  expect(dates).toHaveValue("01/04/2026 - 30/04/2026");
  expect(book.getByRole("button", { name: "Este mes" })).toHaveAttribute("aria-pressed", "true");
  for (const [name, period] of [
    ["Mes anterior", "01/03/2026 - 31/03/2026"],
    ["Este trimestre", "01/04/2026 - 30/06/2026"],
    ["Trimestre anterior", "01/01/2026 - 31/03/2026"],
  ] as const) {
    await user.click(book.getByRole("button", { name }));
    expect(dates).toHaveValue(period);
    expect(book.getByRole("button", { pressed: true })).toHaveAccessibleName(name);
  }
  // the keyboard scrolls by its frame, where no cell takes the focus
  expect((await book.findByRole("table")).parentElement).toHaveAttribute("tabindex", "0");
});

it("says beside the fields what is wrong with emptied settings of a hotel without records", async () => {
  const { user, db, router } = openBilling();
  (await db.billing.open()).chain.length = 0;
  await router.navigate(`${paths.documents}/settings`);
  const form = await drawer("Ajustes de facturación");
  const begin = await form.findByLabelText<HTMLInputElement>("Obligado desde");
  expect(begin).toBeEnabled();
  await user.clear(begin);
  const limit = form.getByRole("textbox", { name: /^Importe máximo de un ticket/ });
  await user.clear(limit);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(limit).toBeInvalid());
  expect(begin).toBeInvalid();
  expect(begin).toHaveAccessibleDescription(/Escriba una fecha válida\./);
});
