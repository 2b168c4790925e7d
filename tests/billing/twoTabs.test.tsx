import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import type { DocumentAct } from "@/contract/billing/billingDocument";
import { paths } from "@/shared/routing/paths";

import { acme, api, counted, drawer, get, openBilling } from "./openBilling";

/** What another tab does with a document as it is now. */
async function elsewhere(id: string, action: string, input: Partial<DocumentAct> = {}) {
  const { version } = await get(id);
  return api.actOnDocument({ params: { id, action }, body: { version, ...input } });
}

/** The dialog of an act on a document, filled in up to its last press. */
async function asked(app: ReturnType<typeof openBilling>, number: string, action: string) {
  const page = await drawer(number);
  await app.user.click(await page.findByRole("button", { name: action }));
  return drawer(new RegExp(`^${action} · `));
}

it("tells beside the press that a ticket was exchanged by another tab, and leads to the invoice", async () => {
  const app = openBilling();
  const { user, first, open } = app;
  const ticket = await first({ kinds: "F2", states: "paid" });
  await open(ticket);
  const form = await asked(app, ticket.number, "Rectificar");
  await user.type(await form.findByLabelText(/^Motivo/), "Error de precio");
  const { followers } = await elsewhere(ticket.id, "exchange", { customer: acme });
  const before = await counted();
  await user.click(form.getByRole("button", { name: "Rectificar" }));
  const alert = within(await form.findByRole("alert", {}, { timeout: 5000 }));
  expect(alert.getByText("Otra persona modificó este documento.")).toBeInTheDocument();
  expect(alert.getByText("Canjeada")).toBeInTheDocument();
  expect(form.getByLabelText(/^Motivo/)).toHaveValue("Error de precio");
  await user.click(alert.getByRole("link", { name: followers[0]!.number }));
  await drawer(followers[0]!.number);
  expect(await counted()).toEqual(before);
});

it("tells beside the press that a payment was taken by another tab, and takes none twice", async () => {
  const app = openBilling();
  const { user, first, open } = app;
  const debt = await first({ states: "overdue" });
  await open(debt);
  const form = await asked(app, debt.number, "Registrar cobro");
  await user.selectOptions(await form.findByLabelText("Forma de pago"), "Transferencia");
  await elsewhere(debt.id, "pay", { method: "transfer", amount: debt.open });
  const before = await counted();
  const submit = form.getByRole("button", { name: "Registrar cobro" });
  await user.click(submit);
  expect(await form.findByText("Cobrada", {}, { timeout: 5000 })).toBeInTheDocument();
  await user.click(submit);
  await waitFor(() => expect(form.getByLabelText(/^Importe/)).toBeInvalid());
  expect(await counted()).toEqual(before);
});

it("says in the dialog that the draft which it changes was deleted by another tab, and keeps what was typed", async () => {
  const app = openBilling();
  const { user, draft, open } = app;
  const made = await draft();
  await open(made);
  await asked(app, "Borrador", "Editar");
  const name = await screen.findByLabelText("Nombre o razón social", {}, { timeout: 5000 }); // once the stay is loaded
  const form = await drawer(/^Editar · /);
  await user.type(name, " Dos");
  await api.deleteDocument({ params: { id: made.id } });
  await user.click(form.getByRole("button", { name: "Guardar cambios" }));
  expect(await form.findByRole("alert", {}, { timeout: 5000 })).toHaveTextContent(
    "Otra persona eliminó este borrador.",
  );
  expect(name).toHaveValue(`${acme.name} Dos`);
});

it("leads from a draft that another tab has deleted to the list", async () => {
  const app = openBilling();
  const { draft, open } = app;
  const made = await draft();
  const page = await open(made);
  await page.findByRole("button", { name: "Emitir" });
  await api.deleteDocument({ params: { id: made.id } });
  expect(await screen.findByText(`No existe la factura ${made.id}.`, {}, { timeout: 5000 })).toBeInTheDocument();
});

it("checks the chain while another tab issues: also what was issued since the check began", async () => {
  const held: (() => void)[] = [];
  let isHeld = false;
  const { user, router, draft } = openBilling({
    heldBy: (called) =>
      called === billingContract.checkChain && isHeld ? new Promise((resolve) => held.push(resolve)) : undefined,
  });
  const made = await draft();
  const { count } = await api.getChain();
  isHeld = true;
  await router.navigate(paths.documents);
  const strip = within(await screen.findByRole("region", { name: "Cadena de registros" }, { timeout: 8000 }));
  await user.click(strip.getByRole("button", { name: "Comprobar cadena" }));
  await waitFor(() => expect(held).toHaveLength(1));
  await elsewhere(made.id, "issue");
  isHeld = false;
  for (const letGo of held) letGo();
  expect(await strip.findByText(`Cadena correcta: ${count + 1} registros`)).toBeInTheDocument();
});
