import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { paths } from "@/shared/routing/paths";

import { acme, api, drawer, openBilling } from "./openBilling";

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

it("voids a payment that was booked at the wrong account, with a reason, and shows it as voided", async () => {
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
  expect(payments[0]).toHaveFocus();
});

it("says beside the press that another controller has voided it, and keeps what was typed", async () => {
  const { user, id, openForm } = await paidByMistake();
  const form = await openForm();
  await user.click(form.getByRole("radio", { name: /Transferencia/ }));
  await user.type(form.getByLabelText("Motivo"), "Era de otra agencia");
  const { version } = await api.getReceivable({ params: { id } });
  const body = { version, paymentId: "wrong", reason: "Error" };
  await api.actOnReceivable({ params: { id, action: "void" }, body });
  await user.click(form.getByRole("button", { name: "Anular cobro" }));
  expect(await form.findByText("Otra persona modificó esta cuenta.")).toBeInTheDocument();
  expect(form.getByLabelText("Motivo")).toHaveValue("Era de otra agencia");
  const { history } = await api.getReceivable({ params: { id } });
  expect(history.filter(({ what }) => what === "void")).toHaveLength(1);
});

it("leads to the stay where a part of a payment has reached its folio, and does not offer to void it", async () => {
  const app = openBilling();
  await screen.findByRole("heading", { name: "Cobros" });
  const { id, version, reservationId = "" } = await app.draft();
  const account = await api.createReceivable({
    body: { clientId: "acme", draft: { customer: acme, email: "", limit: 0, termDays: 30 } },
  });
  await api.actOnDocument({ params: { id, action: "issue" }, body: { version } });
  const body = { version: account.version, paymentId: "wrong", method: "transfer", amount: 10_00 } as const;
  await api.actOnReceivable({ params: { id: account.id, action: "pay" }, body });
  await app.router.navigate(paths.receivables);
  const row = within(await screen.findByRole("row", { name: new RegExp(`^${acme.name}`) }));
  await app.user.click(row.getByRole("button", { name: `Anular cobro · ${acme.name}` }));
  const form = await drawer(`Anular cobro · ${acme.name}`);
  expect(form.getByRole("radio")).toBeDisabled();
  expect(form.getByText(`Una parte está en el folio ${reservationId}: devuélvala allí.`)).toBeInTheDocument();
  const link = form.getByRole("link", { name: new RegExp(`^Folio ${reservationId}: 10,00`) });
  expect(link).toHaveAttribute("href", expect.stringContaining(reservationId));
});
