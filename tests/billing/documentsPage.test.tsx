import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import { folioContract } from "@/contract/reservations/folios";
import { createClient } from "@/shared/api/createClient";
import { paths } from "@/shared/routing/paths";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const api = createClient(billingContract);
const now = () => new Date("2026-04-14T08:00:00.000Z");
const acme = { name: "Acme, S.L.", taxId: "B00000000", address: "Calle Mayor, 1", country: "ES" };
const folioApi = createClient(folioContract);
const get = (id: string) => api.getDocument({ params: { id } });

function openDocuments(path: string = paths.documents, conditions: Parameters<typeof openApp>[1] = {}) {
  alreadySignedIn();
  return openApp(path, { now, ...conditions });
}

/** With a stay in house that nothing has billed yet. */
function withStay(conditions?: Parameters<typeof openApp>[1]) {
  const app = openDocuments(paths.payments, conditions);
  const { id } = [...app.db.hotel.all()].find(({ state, billing, departure }) => {
    return state === "inHouse" && !billing && departure > "2026-04-14";
  })!;
  return { ...app, stayId: id, draft: { reservationId: id, window: "guest" as const } };
}

const drawer = async (name: string) => within(await screen.findByRole("dialog", { name }));

async function openDraft(customer = acme) {
  const app = withStay();
  const made = await api.createDocument({ body: { clientId: "a", draft: { ...app.draft, customer } } });
  await app.router.navigate(`${paths.documents}/${made.id}`);
  return { ...app, made, page: await drawer("Borrador") };
}

it("keeps a draft at the folio, with what is still missing", async () => {
  const { user, router, stayId } = withStay();
  await api.getChain();
  await router.navigate(`/app/booking/management/booking/${stayId}`);
  const [bill] = await screen.findAllByRole("button", { name: "Facturar" }, { timeout: 8000 });
  await user.click(bill!);
  const dialog = await drawer("Facturar");
  await user.selectOptions(dialog.getByLabelText("Documento"), "Factura con datos fiscales");
  await user.clear(dialog.getByLabelText("NIF"));
  await user.click(dialog.getByRole("button", { name: "Guardar borrador" }));
  expect(await screen.findByText("Borrador guardado.", {}, { timeout: 5000 })).toBeInTheDocument();
  const [draft] = await api.exportDocuments({ query: { states: "draft" } });
  expect(draft).toMatchObject({ number: "", kind: "F1", reservationId: stayId });
});

it.each(["Emitir", "Guardar borrador"])("says beside a name that it is too long, and keeps it: %s", async (button) => {
  const { user, router, stayId } = withStay();
  await api.getChain();
  await router.navigate(`/app/booking/management/booking/${stayId}`);
  const [bill] = await screen.findAllByRole("button", { name: "Facturar" }, { timeout: 8000 });
  await user.click(bill!);
  const dialog = await drawer("Facturar");
  await user.selectOptions(dialog.getByLabelText("Documento"), "Factura con datos fiscales");
  const name = dialog.getByLabelText("Nombre o razón social");
  const typed = "Hoteles ".repeat(20).trim();
  await user.clear(name);
  await user.click(name);
  await user.paste(typed);
  await user.click(dialog.getByRole("button", { name: button }));
  await waitFor(() => expect(name).toHaveAccessibleDescription("Puede tener hasta 120 caracteres."), { timeout: 5000 });
  expect(name).toHaveValue(typed);
});

it("says what a draft lacks when it is issued, and leaves it a draft", async () => {
  const { user, made, page } = await openDraft({ ...acme, address: "" });
  await user.click(await page.findByRole("button", { name: "Emitir" }));
  expect(await page.findByText(/Falta la dirección del cliente\./)).toBeInTheDocument();
  expect((await get(made.id)).number).toBe("");
});

it("changes a draft, and then issues it", async () => {
  const { user, made, page } = await openDraft();
  await user.click(await page.findByRole("button", { name: "Editar" }));
  const field = await screen.findByLabelText("Nombre o razón social", {}, { timeout: 5000 });
  await user.clear(field);
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
  const { user, made, page, draft } = await openDraft();
  await user.click(await page.findByRole("button", { name: "Eliminar" }));
  expect(await screen.findByText(`Borrador ${made.id} eliminado.`)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("link", { name: "Borrador" })).not.toBeInTheDocument());
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(await screen.findByText("El borrador vuelve a estar en la lista.")).toBeInTheDocument();
  const [back, ...others] = await api.exportDocuments({ query: { states: "draft" } });
  expect(others).toEqual([]);
  expect(await get(back!.id)).toMatchObject({ ...draft, customer: acme, number: "" });
  expect(await screen.findByRole("link", { name: "Borrador" })).toBeInTheDocument();
});

it("does not delete a draft that another desk has issued", async () => {
  const { user, page, made } = await openDraft();
  const remove = await page.findByRole("button", { name: "Eliminar" });
  const issued = api.actOnDocument({ params: { id: made.id, action: "issue" }, body: { version: made.version } });
  await user.click(remove);
  const { number } = await issued;
  expect(await screen.findByText(/^No se ha podido eliminar el borrador/, {}, { timeout: 5000 })).toBeInTheDocument();
  expect(await get(made.id)).toMatchObject({ number });
});

it("issues a draft once from two tabs, and shows the second the issued document", async () => {
  const { user, page, made } = await openDraft();
  const issue = { params: { id: made.id, action: "issue" }, body: { version: made.version } };
  const other = api.actOnDocument(issue);
  await user.click(await page.findByRole("button", { name: "Emitir" }));
  const { number } = await other;
  await drawer(number);
  const { count } = await api.getChain();
  expect(await get(made.id)).toMatchObject({ number, version: made.version + 1 });
  expect(await api.checkChain({ query: { from: 0 } })).toEqual({ checked: count, count });
});

/** Of the section above the list. */
const strip = async () => within(await screen.findByRole("region", { name: "Cadena de registros" }));

it("checks the chain of records, and says how many hold", async () => {
  const { user } = openDocuments();
  const { getByRole, findByText } = await strip();
  expect(getByRole("status")).toHaveTextContent(/^Cadena: \d+ registros$/);
  const { count } = await api.getChain();
  await user.click(getByRole("button", { name: "Comprobar cadena" }));
  expect(await findByText(`Cadena correcta: ${count} registros`)).toBeInTheDocument();
});

it("names the first record that does not hold", async () => {
  const { user, db } = openDocuments();
  const { getByRole, findByText } = await strip();
  const { chain } = await db.billing.open();
  chain[3] = { ...chain[3]!, previous: "0".repeat(64) };
  const { number } = chain[3];
  await user.click(getByRole("button", { name: "Comprobar cadena" }));
  expect(await findByText(new RegExp(`${number}.*4`))).toBeInTheDocument();
  expect(getByRole("status")).toBeEmptyDOMElement();
});

it("stops a check of the chain, and begins it again", async () => {
  const held: (() => void)[] = [];
  let isHeld = true;
  const { user } = openDocuments(paths.documents, {
    heldBy: (called) =>
      called === billingContract.checkChain && isHeld ? new Promise((resolve) => held.push(resolve)) : undefined,
  });
  const { getByRole, findByText } = await strip();
  await user.click(getByRole("button", { name: "Comprobar cadena" }));
  expect(getByRole("progressbar")).toBeInTheDocument();
  await user.click(getByRole("button", { name: "Detener" }));
  expect(await findByText(/^Comprobación detenida: 0 de/)).toBeInTheDocument();
  isHeld = false;
  for (const letGo of held) letGo();
  await user.click(getByRole("button", { name: "Comprobar cadena" }));
  expect(await findByText(/^Cadena correcta/)).toBeInTheDocument();
});

it("says that the chain could not be checked, and not that it is right", async () => {
  const { user } = openDocuments(paths.documents, {
    failureOf: (called) => (called === billingContract.checkChain ? 500 : undefined),
  });
  const { getByRole, findByText, queryByText } = await strip();
  await user.click(getByRole("button", { name: "Comprobar cadena" }));
  expect(await findByText("No se ha podido comprobar la cadena.", {}, { timeout: 5000 })).toBeInTheDocument();
  expect(queryByText(/correcta/)).not.toBeInTheDocument();
});

it("shows in its row what has become of a document, once its list has asked again", async () => {
  const { user } = openDocuments(`${paths.documents}?kinds=F2`);
  const [ticket] = await api.exportDocuments({ query: { kinds: "F2", states: "paid" } });
  const { number } = ticket!;
  await user.click(await screen.findByRole("link", { name: number }));
  const page = await drawer(number);
  await user.click(page.getByRole("button", { name: "Rectificar" }));
  const form = await drawer(`Rectificar · ${number}`);
  await form.findByLabelText("Qué se rectifica");
  expect(form.queryByLabelText("Forma")).not.toBeInTheDocument(); // a ticket is corrected by differences alone
  await user.type(await form.findByLabelText(/^Motivo/), "Error");
  await user.click(form.getByRole("button", { name: "Rectificar" }));
  expect(await page.findByText("Rectificada")).toBeInTheDocument();
  await user.click(page.getByRole("button", { name: "Cerrar" }));
  expect(await screen.findByText("Rectificada", {}, { timeout: 5000 })).toBeInTheDocument();
});

it("offers to pay, remind and resend only what can be paid or sent again", async () => {
  const { user, router } = openDocuments(`${paths.documents}?kinds=F2&states=paid`);
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

it("begins a further correction with what the last one has left of each line, told apart by their days", async () => {
  const { user } = openDocuments(`${paths.documents}?kinds=F1&states=paid`);
  const rows = await api.exportDocuments({ query: { kinds: "F1", states: "paid" } });
  const documents = await Promise.all(rows.slice(0, 20).map(({ id }) => get(id)));
  const { id, number, version, lines } = documents.find((one) => one.lines.length > 1)!;
  const corrected = { version, mode: "I", reason: "Precio", lines: [{ place: 0, amount: 1234 }] } as const;
  await api.actOnDocument({ params: { id, action: "correct" }, body: { ...corrected, lines: [...corrected.lines] } });
  await user.click(await screen.findByRole("link", { name: number }));
  const page = await drawer(number);
  await user.click(await page.findByRole("button", { name: "Rectificar" }));
  const form = await drawer(`Rectificar · ${number}`);
  await user.selectOptions(await form.findByLabelText("Qué se rectifica"), "Algunas líneas");
  const fields = form.getAllByLabelText(/queda en/);
  expect(fields).toHaveLength(lines.length);
  expect(fields[0]).toHaveValue("12,34");
  expect(form.getAllByLabelText(/^\d\d\/\d\d\/\d{4} · .+: queda en/)).toHaveLength(lines.length);
});

it("says whose documents a cell of the receivables has opened, until that is taken off", async () => {
  const { user, router } = openDocuments(paths.receivables);
  const { accounts } = await api.listReceivables();
  const { customer } = accounts.find(({ id, ageing }) => id !== "" && ageing.current > 0)!;
  await user.click(await screen.findByRole("link", { name: new RegExp(`^${customer.name}, En plazo`) }));
  await user.click(await screen.findByRole("button", { name: `Cuenta: ${customer.name} · En plazo` }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(screen.queryByRole("button", { name: /^Cuenta: / })).not.toBeInTheDocument();
});

it("proposes for a new account the term of the hotel's settings", async () => {
  const { user, db } = openDocuments(paths.receivables);
  await db.billing.open(); // its series hold a change of the property
  const { property } = db.hotel;
  db.hotel.setUp.property.put({ ...property, billing: { ...property.billing, termDays: 45 } });
  await user.click(await screen.findByRole("button", { name: "Nueva cuenta" }));
  expect((await drawer("Nueva cuenta")).getByLabelText("Días de plazo")).toHaveValue("45");
});

it("says beside the e-mail of an account that it is none, and names a new account's button", async () => {
  const { user } = openDocuments(paths.receivables);
  await user.click(await screen.findByRole("button", { name: "Nueva cuenta" }));
  const form = await drawer("Nueva cuenta");
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

it("pays and changes the account whose buttons are pressed, whichever stands first", async () => {
  const { user } = openDocuments(paths.receivables);
  const { accounts } = await api.listReceivables();
  const { customer } = accounts.findLast(({ id }) => id !== "")!;
  const row = within(await screen.findByRole("row", { name: new RegExp(`^${customer.name}`) }));
  await user.click(row.getByRole("button", { name: `Condiciones · ${customer.name}` }));
  expect((await drawer(`Condiciones · ${customer.name}`)).getByLabelText("NIF")).toHaveValue(customer.taxId);
  await user.keyboard("{Escape}");
  await user.click(row.getByRole("button", { name: `Registrar cobro · ${customer.name}` }));
  await drawer(`Registrar cobro · ${customer.name}`);
});

it("says how much of a transfer no invoice takes, while its amount is typed", async () => {
  const { user } = openDocuments(paths.receivables);
  const { accounts } = await api.listReceivables();
  const { customer, balance } = accounts.find(({ id, actions }) => id !== "" && actions.length > 0)!;
  const row = within(await screen.findByRole("row", { name: new RegExp(`^${customer.name}`) }));
  await user.click(row.getByRole("button", { name: `Registrar cobro · ${customer.name}` }));
  const form = await drawer(`Registrar cobro · ${customer.name}`);
  const amount = form.getByLabelText(/^Importe/);
  expect(form.queryByText(/^Sin aplicar/)).not.toBeInTheDocument();
  await user.clear(amount);
  await user.type(amount, ((balance + 12_40) / 100).toFixed(2).replace(".", ","));
  expect(form.getByText(/^Sin aplicar: 12,40/)).toBeInTheDocument();
});

it("names every button of the accounts for its account: no two sound the same", async () => {
  openDocuments(paths.receivables);
  const table = within(await screen.findByRole("table", { name: "Antigüedad de saldos" }));
  const names = table.getAllByRole("button").map((one) => one.getAttribute("aria-label") ?? one.textContent);
  expect(names.length).toBeGreaterThan(6);
  expect(new Set(names).size).toBe(names.length);
});

it("says at the folio that its billing could not be loaded, and tries again", async () => {
  let isFailing = true;
  const { user, router, stayId } = withStay({
    failureOf: (called) => (called === billingContract.getAccountBilling && isFailing ? 500 : undefined),
  });
  await router.navigate(`/app/booking/management/booking/${stayId}`);
  const sentence = await screen.findByText(
    /No se ha podido cargar la facturación de la estancia\./,
    {},
    { timeout: 8000 },
  );
  isFailing = false;
  await user.click(within(sentence.closest("section")!).getByRole("button", { name: "Reintentar" }));
  expect((await screen.findAllByRole("button", { name: "Facturar" })).length).toBeGreaterThan(0);
  expect(sentence).not.toBeInTheDocument();
});

it("says beside the name that it is the account's, where another was typed at the folio", async () => {
  const app = withStay();
  const { user, router, stayId } = app;
  const { version } = app.db.hotel.get(stayId);
  const payer = { payer: "Levante", taxId: "B85905495", email: "", routed: ["room" as const, "posted" as const] };
  await folioApi.actOnFolio({ params: { id: stayId, action: "bill" }, body: { version, ...payer } });
  await router.navigate(`/app/booking/management/booking/${stayId}`);
  await user.click((await screen.findAllByRole("button", { name: "Facturar" }, { timeout: 8000 }))[0]!);
  const dialog = await drawer("Facturar");
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

it("proposes a reminder in the language of the account, and sends it as the person has changed it", async () => {
  const { user, router } = openDocuments();
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

it("proposes the sum of the invoices that are chosen to be paid, those due first before the others", async () => {
  const { user } = openDocuments(paths.receivables);
  const { accounts } = await api.listReceivables();
  const { customer, id } = accounts.find((one) => one.ageing.over90 > 0)!;
  const row = within(await screen.findByRole("row", { name: new RegExp(`^${customer.name}`) }));
  await user.click(row.getByRole("button", { name: `Registrar cobro · ${customer.name}` }));
  const form = await drawer(`Registrar cobro · ${customer.name}`);
  const documents = await api.exportDocuments({ query: { accountId: id } });
  const dues = documents
    .map(({ dueOn = "", open }) => ({ dueOn, open }))
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
  const boxes = await form.findAllByRole("checkbox");
  expect(boxes).toHaveLength(documents.length);
  await user.click(boxes[0]!);
  const typed = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");
  const amount = form.getByLabelText(/^Importe/);
  expect(amount).toHaveValue(typed(dues[0]!.open));
  await user.clear(amount);
  await user.type(amount, "5,00");
  await user.click(boxes[1]!);
  expect(amount).toHaveValue("5,00");
});
