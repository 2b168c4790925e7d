import { screen, waitFor, within } from "@testing-library/react";
import { AxiosError } from "axios";
import { expect, it } from "vitest";

import { paths } from "@/shared/routing/paths";

import { onFolio, stayOf } from "../support/billingCalls";
import { book, hotelApi } from "../support/hotelBackend";
import { loseAnswerOf } from "../support/loseAnswerOf";
import { acme, api, counted, drawer, openBilling } from "./openBilling";

const typed = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");

/** The accounts on credit; their rows and dialogs are found by the customer's name. */
async function openReceivables(conditions?: Parameters<typeof openBilling>[0]) {
  const app = openBilling(conditions);
  await app.router.navigate(paths.receivables);
  await screen.findByRole("table", { name: "Antigüedad de saldos" }, { timeout: 8000 });
  const { accounts } = await api.listReceivables();
  const row = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(`^${name}`) }));
  async function openForm(action: string, name: string) {
    await app.user.click((await row(name)).getByRole("button", { name: `${action} · ${name}` }));
    return drawer(`${action} · ${name}`);
  }
  return { ...app, accounts, row, openForm };
}

it("says whose documents a cell of the receivables has opened, until that is taken off", async () => {
  const { user, router, accounts } = await openReceivables();
  const { customer } = accounts.find(({ id, ageing }) => id !== "" && ageing.current > 0)!;
  await user.click(await screen.findByRole("link", { name: new RegExp(`^${customer.name}, En plazo`) }));
  await user.click(await screen.findByRole("button", { name: `Cuenta: ${customer.name} · En plazo` }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(screen.queryByRole("button", { name: /^Cuenta: / })).not.toBeInTheDocument();
});

it("proposes the hotel's term for a new account, and says beside the e-mail that it is none", async () => {
  const { user, db } = await openReceivables();
  await db.billing.open(); // its series hold a change of the property
  const { property } = db.hotel;
  db.hotel.setUp.property.put({ ...property, billing: { ...property.billing, termDays: 45 } });
  await user.click(await screen.findByRole("button", { name: "Nueva cuenta" }));
  const form = await drawer("Nueva cuenta");
  expect(form.getByLabelText("Días de plazo")).toHaveValue("45");
  await user.type(form.getByLabelText("Nombre o razón social"), acme.name);
  await user.type(form.getByLabelText("NIF"), acme.taxId);
  await user.type(form.getByLabelText("Dirección"), acme.address);
  await user.type(form.getByLabelText("Correo"), "facturas@");
  await user.click(form.getByRole("button", { name: "Crear cuenta" }));
  expect(form.getByLabelText("Correo")).toHaveAccessibleDescription(/Escriba un solo correo, completo/);
  await user.type(form.getByLabelText("Correo"), "acme.example");
  await user.click(form.getByRole("button", { name: "Crear cuenta" }));
  expect(await screen.findByRole("row", { name: new RegExp(`^${acme.name}`) })).toBeInTheDocument();
});

it("names every button for its account, and acts on the account whose button is pressed", async () => {
  const { user, accounts, openForm } = await openReceivables();
  const table = within(await screen.findByRole("table", { name: "Antigüedad de saldos" }));
  const names = table.getAllByRole("button").map((one) => one.getAttribute("aria-label") ?? one.textContent);
  expect(names.length).toBeGreaterThan(6);
  expect(new Set(names).size).toBe(names.length);
  const { customer } = accounts.findLast(({ id }) => id !== "")!;
  expect((await openForm("Condiciones", customer.name)).getByLabelText("NIF")).toHaveValue(customer.taxId);
  await user.keyboard("{Escape}");
  await openForm("Registrar cobro", customer.name);
});

it("proposes the sum of the chosen invoices, those due first, and says what no invoice takes", async () => {
  const { user, accounts, openForm } = await openReceivables();
  const { customer, id, balance } = accounts.find((one) => one.ageing.over90 > 0)!;
  const form = await openForm("Registrar cobro", customer.name);
  const documents = await api.exportDocuments({ query: { accountId: id } });
  const dues = documents
    .map(({ dueOn = "", open }) => ({ dueOn, open }))
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
  const boxes = await form.findAllByRole("checkbox");
  expect(boxes).toHaveLength(documents.length);
  const amount = form.getByLabelText(/^Importe/);
  expect(form.queryByText(/^Sin aplicar/)).not.toBeInTheDocument();
  await user.clear(amount);
  await user.type(amount, typed(balance + 12_40));
  expect(form.getByText(/^Sin aplicar: 12,40/)).toBeInTheDocument();
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Salir y descartar" }));

  const again = await openForm("Registrar cobro", customer.name);
  const sum = again.getByLabelText(/^Importe/);
  const [first, second] = await again.findAllByRole("checkbox");
  await user.click(first!);
  expect(sum).toHaveValue(typed(dues[0]!.open));
  await user.clear(sum);
  await user.type(sum, "5,00");
  await user.click(second!);
  expect(sum).toHaveValue("5,00");
});

it("sends a payment whose outcome is not known once, from the draft that its page left", async () => {
  const { user, router, accounts, openForm } = await openReceivables();
  const { id, customer } = accounts.find((one) => one.id !== "" && one.balance > 0)!;
  const before = await counted();
  const title = `Registrar cobro · ${customer.name}`;
  const isGone = () =>
    waitFor(() => expect(screen.queryByRole("dialog", { name: title })).not.toBeInTheDocument(), { timeout: 5000 });
  loseAnswerOf("post", new RegExp(`/accounts/${id}/`), AxiosError.ECONNABORTED);
  const form = await openForm("Registrar cobro", customer.name);
  await user.selectOptions(form.getByLabelText("Forma de pago"), "Transferencia");
  await user.clear(form.getByLabelText(/^Importe/));
  await user.type(form.getByLabelText(/^Importe/), "1");
  await user.click(form.getByRole("button", { name: "Registrar cobro" }));
  await screen.findAllByRole("alert", {}, { timeout: 5000 });
  await router.navigate(paths.payments); // the dialog goes, as with a reload
  await isGone();

  await router.navigate(paths.receivables);
  const again = await openForm("Registrar cobro", customer.name);
  await user.click(await again.findByRole("button", { name: "Recuperar" }));
  await waitFor(() => expect(again.getByLabelText(/^Importe/)).toHaveValue("1"));
  await user.click(again.getByRole("button", { name: "Registrar cobro" }));
  await isGone();
  expect(await counted()).toEqual({ ...before, payments: before.payments + 1 });
});

/** The accounts on credit, of which the first one paid an invoice and 100,00 € more by mistake. */
async function paidByMistake({ isTwice = false } = {}) {
  const app = openBilling();
  await screen.findByRole("heading", { name: "Cobros" });
  const { accounts } = await api.listReceivables();
  const { id, version, customer, balance } = accounts[0]!;
  const document = (await api.exportDocuments({ query: { accountId: id } }))[0]!;
  await api.actOnReceivable({
    params: { id, action: "pay" },
    body: {
      version,
      paymentId: "wrong",
      method: "transfer",
      amount: document.open + 100_00,
      documentIds: [document.id],
    },
  });
  if (isTwice)
    await api.actOnReceivable({
      params: { id, action: "pay" },
      body: { version: version + 1, paymentId: "right", method: "cash", amount: 1_00, documentIds: [document.id] },
    });
  await app.router.navigate(paths.receivables);
  const row = async () => within(await screen.findByRole("row", { name: new RegExp(`^${customer.name}`) }));
  const openForm = async () => {
    await app.user.click((await row()).getByRole("button", { name: `Anular cobro · ${customer.name}` }));
    return drawer(`Anular cobro · ${customer.name}`);
  };
  return { ...app, id, balance, document, row, openForm };
}

it("voids a payment of the wrong account with a reason, and shows it as voided", async () => {
  const { user, id, balance, document, row, openForm } = await paidByMistake();
  const form = await openForm();
  const payment = form.getByRole("radio", { name: /Transferencia/ });
  expect(payment).toHaveAccessibleName(new RegExp(`${document.number}: .+Sin aplicar: 100,00`));
  expect(payment).toBeChecked(); // there is no other
  await user.type(form.getByLabelText("Motivo"), "Era de otra agencia");
  await user.click(form.getByRole("button", { name: "Anular cobro" }));
  await waitFor(async () =>
    expect(await api.getReceivable({ params: { id } })).toMatchObject({ balance, unapplied: 0 }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await waitFor(async () => expect((await row()).queryByText(/^Cobros sin aplicar/)).not.toBeInTheDocument());
  expect((await row()).queryByRole("button", { name: /^Anular cobro/ })).not.toBeInTheDocument();
  const { version } = await api.getReceivable({ params: { id } });
  const body = { version, paymentId: "right", method: "card", amount: 50_00 } as const;
  await api.actOnReceivable({ params: { id, action: "pay" }, body });
  await waitFor(async () => expect((await row()).getByRole("button", { name: /^Anular cobro/ })).toBeInTheDocument());
  const again = await openForm();
  expect(again.getByText(/^Anulado por .+: Era de otra agencia$/)).toBeInTheDocument();
  expect(again.getByRole("radio", { name: /Transferencia/ })).toBeDisabled();
  expect(again.getByRole("radio", { name: /Tarjeta/ })).toBeEnabled();
});

it("asks which of several payments it is, and leads to them", async () => {
  const { user, openForm } = await paidByMistake({ isTwice: true });
  const form = await openForm();
  const payments = form.getAllByRole("radio");
  expect(payments).toHaveLength(2);
  for (const payment of payments) expect(payment).not.toBeChecked();
  await user.type(form.getByLabelText("Motivo"), "Era de otra agencia");
  await user.click(form.getByRole("button", { name: "Anular cobro" }));
  expect(form.getByRole("radiogroup", { name: "Cobros" })).toHaveAccessibleDescription("Elija el cobro que se anula.");
  await waitFor(() => expect(payments[0]).toHaveFocus());
});

it("does not void a payment of which a part is at a folio, and leads to that folio", async () => {
  const { draft, openForm } = await openReceivables();
  const { id, version, reservationId = "" } = await draft();
  const account = await api.createReceivable({
    body: { clientId: "acme", draft: { customer: acme, email: "", limit: 0, termDays: 30 } },
  });
  await api.actOnDocument({ params: { id, action: "issue" }, body: { version } });
  const body = { version: account.version, paymentId: "wrong", method: "transfer", amount: 10_00 } as const;
  await api.actOnReceivable({ params: { id: account.id, action: "pay" }, body });
  await screen.findByRole("button", { name: `Anular cobro · ${acme.name}` });
  const form = await openForm("Anular cobro", acme.name);
  expect(form.getByRole("radio")).toBeDisabled();
  expect(form.getByText(`Una parte está en el folio ${reservationId}: devuélvala allí.`)).toBeInTheDocument();
  const link = form.getByRole("link", { name: new RegExp(`^Folio ${reservationId}: 10,00`) });
  expect(link).toHaveAttribute("href", expect.stringContaining(reservationId));
});

it("lists what a stay without a document is owed, of which window and since when", async () => {
  const { router } = await openReceivables({ now: () => new Date("2026-04-14T21:00:00.000Z") });
  expect(screen.queryByRole("heading", { name: "A devolver, sin factura" })).not.toBeInTheDocument();
  const { id, balance } = await book({ arrival: "2026-04-14", departure: "2026-04-16" });
  await onFolio(id, "pay", { method: "card", amount: balance, isDeposit: true });
  const { version } = await stayOf(id);
  await hotelApi.actOnReservation({ params: { id, action: "markNoShow" }, body: { version } });
  const [owed] = (await api.listReceivables()).owedBack;
  await router.navigate(paths.payments);
  await router.navigate(paths.receivables);
  const table = within(await screen.findByRole("table", { name: "A devolver, sin factura" }));
  const [, row] = table.getAllByRole("row");
  expect(row).toHaveTextContent(`${owed!.name}Huésped${typed(owed!.amount)}`);
  expect(row).toHaveTextContent(/Desde 14\/0?4\/2026$/);
  expect(within(row!).getByRole("link")).toHaveAttribute("href", expect.stringContaining(id));
});
