import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import { folioContract } from "@/contract/reservations/folios";
import { createClient } from "@/shared/api/createClient";
import { paths } from "@/shared/routing/paths";

import { unbilledStay } from "../support/billingCalls";
import { acme, api, counted, drawer, get, openBilling } from "./openBilling";

const folioApi = createClient(folioContract);

/** With a stay in house that nothing has billed yet. */
function withStay(conditions?: Parameters<typeof openBilling>[0]) {
  const app = openBilling(conditions);
  const id = unbilledStay(app.db.hotel);
  /** The dialog that bills it, on its page. */
  async function openBill() {
    const [bill] = await screen.findAllByRole("button", { name: "Facturar" }, { timeout: 8000 });
    await app.user.click(bill!);
    return drawer("Facturar");
  }
  return { ...app, stayId: id, stayPath: `/app/booking/management/booking/${id}`, openBill };
}

async function openDraft(customer = acme) {
  const app = withStay();
  const of = { reservationId: app.stayId, window: "guest", customer } as const;
  const made = await api.createDocument({ body: { clientId: "a", draft: of } });
  await app.router.navigate(`${paths.documents}/${made.id}`);
  return { ...app, of, made, page: await drawer("Borrador") };
}

it("keeps a draft at the folio, whose billing is loaded again after a failure", async () => {
  let isFailing = true;
  const { user, router, stayId, stayPath, openBill } = withStay({
    failureOf: (called) => (called === billingContract.getAccountBilling && isFailing ? 500 : undefined),
  });
  await api.getChain();
  await router.navigate(stayPath);
  const failed = await screen.findByText(
    /No se ha podido cargar la facturación de la estancia\./,
    {},
    { timeout: 8000 },
  );
  isFailing = false;
  await user.click(within(failed.closest("section")!).getByRole("button", { name: "Reintentar" }));
  const dialog = await openBill();
  expect(failed).not.toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText("Documento"), "Factura con datos fiscales");
  await user.clear(dialog.getByLabelText("NIF"));
  await user.click(dialog.getByRole("button", { name: "Guardar borrador" }));
  expect(await screen.findByText("Borrador guardado.", {}, { timeout: 5000 })).toBeInTheDocument();
  const [draft] = await api.exportDocuments({ query: { states: "draft" } });
  expect(draft).toMatchObject({ number: "", kind: "F1", reservationId: stayId });
});

it("says beside the name that it is the account's, where another was typed at the folio", async () => {
  const { user, router, db, stayId, stayPath, openBill } = withStay();
  const { version } = db.hotel.get(stayId);
  const payer = { payer: "Levante", taxId: "B85905495", email: "", routed: ["room" as const, "posted" as const] };
  await folioApi.actOnFolio({ params: { id: stayId, action: "bill" }, body: { version, ...payer } });
  await router.navigate(stayPath);
  const dialog = await openBill();
  const window = dialog.queryByLabelText("Ventana");
  if (window) await user.selectOptions(window, "Levante");
  await user.selectOptions(dialog.getByLabelText("Documento"), "Factura con datos fiscales");
  const name = dialog.getByLabelText("Nombre o razón social");
  expect(name).toHaveValue("Viajes Levante, S.L.");
  expect(name).toHaveAccessibleDescription(/en el folio se escribió «Levante»/);
  await user.clear(name);
  await user.type(name, "Levante");
  expect(name).not.toHaveAccessibleDescription(/se escribió/);
});

it("says at the issue what a draft lacks, leaves it a draft, and issues it once it is changed", async () => {
  const { user, made, page } = await openDraft({ ...acme, address: "" });
  await user.click(await page.findByRole("button", { name: "Emitir" }));
  expect(await page.findByText(/Falta la dirección del cliente\./)).toBeInTheDocument();
  expect((await get(made.id)).number).toBe("");
  await user.click(await page.findByRole("button", { name: "Editar" }));
  const field = await screen.findByLabelText("Nombre o razón social", {}, { timeout: 5000 });
  await user.clear(field);
  await user.type(screen.getByLabelText("Dirección"), acme.address);
  await user.click(screen.getByRole("button", { name: "Guardar cambios" }));
  expect(await screen.findByText("Falta el nombre del cliente.")).toBeInTheDocument();
  await user.type(field, "Otra, S.L.");
  await user.click(screen.getByRole("button", { name: "Guardar cambios" }));
  expect(await page.findByText("Otra, S.L.")).toBeInTheDocument();
  await user.click(page.getByRole("button", { name: "Emitir" }));
  await waitFor(async () => expect((await get(made.id)).number).toMatch(/^F26-/));
  expect((await get(made.id)).customer).toEqual({ ...acme, name: "Otra, S.L." });
});

it("deletes a draft and brings it back", async () => {
  const { user, made, page, of } = await openDraft();
  await user.click(await page.findByRole("button", { name: "Eliminar" }));
  expect(await screen.findByText(`Borrador ${made.id} eliminado.`)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("link", { name: "Borrador" })).not.toBeInTheDocument());
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(await screen.findByText("El borrador vuelve a estar en la lista.")).toBeInTheDocument();
  const [back, ...others] = await api.exportDocuments({ query: { states: "draft" } });
  expect(others).toEqual([]);
  expect(await get(back!.id)).toMatchObject({ ...of, number: "" });
  expect(await screen.findByRole("link", { name: "Borrador" })).toBeInTheDocument();
});

/** Of the section above the list. */
const strip = async () => within(await screen.findByRole("region", { name: "Cadena de registros" }, { timeout: 8000 }));

it("checks the chain of records: how many hold, the first that does not, or that it failed", async () => {
  let isFailing = false;
  const { user, db, router } = openBilling({
    failureOf: (called) => (called === billingContract.checkChain && isFailing ? 500 : undefined),
  });
  await router.navigate(paths.documents);
  const { getByRole, findByText, queryByText } = await strip();
  expect(getByRole("status")).toHaveTextContent(/^Cadena: \d+ registros$/);
  const { count } = await api.getChain();
  const check = () => user.click(getByRole("button", { name: "Comprobar cadena" }));
  await check();
  expect(await findByText(`Cadena correcta: ${count} registros`)).toBeInTheDocument();
  isFailing = true;
  await check();
  expect(await findByText("No se ha podido comprobar la cadena.", {}, { timeout: 5000 })).toBeInTheDocument();
  expect(queryByText(/correcta/)).not.toBeInTheDocument();
  isFailing = false;
  const { chain } = await db.billing.open();
  chain[3] = { ...chain[3]!, previous: "0".repeat(64) };
  await check();
  expect(await findByText(new RegExp(`${chain[3].number}.*4`))).toBeInTheDocument();
  expect(getByRole("status")).toBeEmptyDOMElement();
});

it("stops a check of the chain, and checks anew what was issued since the check began", async () => {
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
  const { getByRole, findByText, queryByRole } = await strip();
  await user.click(getByRole("button", { name: "Comprobar cadena" }));
  expect(getByRole("progressbar")).toBeInTheDocument();
  await user.click(getByRole("button", { name: "Detener" }));
  expect(queryByRole("progressbar")).not.toBeInTheDocument();
  await user.click(getByRole("button", { name: "Comprobar cadena" }));
  await waitFor(() => expect(held).toHaveLength(2));
  await api.actOnDocument({ params: { id: made.id, action: "issue" }, body: { version: made.version } });
  isHeld = false;
  for (const letGo of held) letGo();
  expect(await findByText(`Cadena correcta: ${count + 1} registros`)).toBeInTheDocument();
});

it("offers to pay, remind and resend only what can be paid or sent again", async () => {
  const { user, router } = openBilling();
  await router.navigate(`${paths.documents}?kinds=F2&states=paid`);
  const [{ id, number } = { id: "", number: "" }] = await api.exportDocuments({
    query: { kinds: "F2", states: "paid" },
  });
  await user.click(await screen.findByRole("link", { name: number }));
  const paid = await drawer(number);
  expect(paid.getByRole("button", { name: "Rectificar" })).toBeInTheDocument();
  for (const name of ["Registrar cobro", "Recordar pago", "Reenviar"])
    expect(paid.queryByRole("button", { name })).not.toBeInTheDocument();
  const [late] = await api.exportDocuments({ query: { states: "overdue" } });
  expect(late!.id).not.toBe(id);
  await router.navigate(`${paths.documents}/${late!.id}`);
  const owed = await drawer(late!.number);
  expect(owed.getByRole("button", { name: "Registrar cobro" })).toBeInTheDocument();
  expect(owed.getByRole("button", { name: "Recordar pago" })).toBeInTheDocument();
});

it("shows in its row what has become of a document, once its list has asked again", async () => {
  const { user, router } = openBilling();
  await router.navigate(`${paths.documents}?kinds=F2`);
  const [ticket] = await api.exportDocuments({ query: { kinds: "F2", states: "paid" } });
  const { number } = ticket!;
  await user.click(await screen.findByRole("link", { name: number }));
  const page = await drawer(number);
  await user.click(page.getByRole("button", { name: "Rectificar" }));
  const form = await drawer(`Rectificar · ${number}`);
  await form.findByLabelText("Qué está mal");
  expect(form.queryByLabelText("Forma")).not.toBeInTheDocument(); // a ticket is corrected by differences alone
  await user.type(await form.findByLabelText(/^Motivo/), "Error");
  await user.click(form.getByRole("button", { name: "Rectificar" }));
  expect(await page.findByText("Rectificada")).toBeInTheDocument();
  await user.click(page.getByRole("button", { name: "Cerrar" }));
  expect(await screen.findByText("Rectificada", {}, { timeout: 5000 })).toBeInTheDocument();
});

it("tells beside the press that another tab has exchanged a ticket, and leads to the invoice", async () => {
  const { user, first, open } = openBilling();
  const ticket = await first({ kinds: "F2", states: "paid" });
  const page = await open(ticket);
  await user.click(await page.findByRole("button", { name: "Rectificar" }));
  const form = await drawer(/^Rectificar · /);
  await user.type(await form.findByLabelText(/^Motivo/), "Error de precio");
  const { version } = await get(ticket.id);
  const exchange = { params: { id: ticket.id, action: "exchange" }, body: { version, customer: acme } };
  const { followers } = await api.actOnDocument(exchange);
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

it("begins a further correction with what the last has left of each line, told apart by days", async () => {
  const { user, open } = openBilling();
  const rows = await api.exportDocuments({ query: { kinds: "F1", states: "paid" } });
  const documents = await Promise.all(rows.slice(0, 20).map(({ id }) => get(id)));
  const { id, number, version, lines } = documents.find((one) => one.lines.length > 1)!;
  const corrected = { version, mode: "I", reason: "Precio", lines: [{ place: 0, amount: 1234 }] } as const;
  await api.actOnDocument({ params: { id, action: "correct" }, body: { ...corrected, lines: [...corrected.lines] } });
  const page = await open({ id, number });
  await user.click(await page.findByRole("button", { name: "Rectificar" }));
  const form = await drawer(`Rectificar · ${number}`);
  await user.selectOptions(await form.findByLabelText("Qué está mal"), "El importe de algunas líneas");
  expect(
    [form.getByLabelText("Causa"), form.getByLabelText("Forma")].map((one) => (one as HTMLSelectElement).value),
  ).toEqual(["R1", "I"]);
  const fields = form.getAllByLabelText(/queda en/);
  expect(fields).toHaveLength(lines.length);
  expect(fields[0]).toHaveValue("12,34");
  expect(form.getAllByLabelText(/^\d\d\/\d\d\/\d{4} · .+: queda en/)).toHaveLength(lines.length);
  await user.selectOptions(form.getByLabelText("Qué está mal"), "customer");
  expect(form.getByLabelText("Causa")).toHaveValue("R4");
  expect(form.queryByLabelText("Forma")).not.toBeInTheDocument(); // by substitution, as the law has it
  expect(form.queryAllByLabelText(/queda en/)).toEqual([]);
});

it("proposes a reminder in the language of the account, and sends it as it was changed", async () => {
  const { user, router } = openBilling();
  const late = await api.exportDocuments({ query: { states: "overdue", text: "Touristik" } });
  await router.navigate(`${paths.documents}/${late[0]!.id}`);
  await user.click(await (await drawer(late[0]!.number)).findByRole("button", { name: "Recordar pago" }));
  const form = within(await screen.findByRole("dialog", { name: /^Recordar pago/ }, { timeout: 8000 }));
  const body = await form.findByLabelText("Mensaje");
  expect((body as HTMLTextAreaElement).value).toMatch(new RegExp(`überfällig[^]*${late[0]!.number}`));
  await user.type(body, " Danke");
  await user.click(form.getByRole("button", { name: "Enviar recordatorio" }));
  expect(await screen.findByText(/Recordatorio de pago enviado/, {}, { timeout: 5000 })).toBeInTheDocument();
});
