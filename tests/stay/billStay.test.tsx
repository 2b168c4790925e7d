import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { bookingDraft } from "../support/bookingDraft";
import { openApp } from "../support/openApp";
import { api, dialogGone, noon, openDialog, pathOf, post, write } from "./folioPage";

const billing = createClient(billingContract);

const ofSpaniard = { ...bookingDraft, newGuest: { ...bookingDraft.newGuest!, document: "12345678Z", country: "ES" } };

/** A booking of a Spaniard with a charge of 7,00 € to bill, on its page. */
async function openCharged() {
  alreadySignedIn();
  const app = openApp("/app/booking/management/booking/-", { now: noon });
  const reservation = await api.createReservation({ body: { clientId: "one", draft: ofSpaniard } });
  const { id } = reservation;
  await post(reservation, "charge", { description: "Minibar", quantity: 2, unitPrice: 350, vat: 10 });
  await billing.getAccountBilling({ params: { id } }); // makes the book, which takes its time
  await app.router.navigate(pathOf(reservation));
  await screen.findByRole("button", { name: "Facturar" });
  return { ...app, id };
}

const listed = () => within(screen.getByRole("list", { name: "Facturas de la estancia" })).getAllByRole("listitem");

it("bills the chosen deposit alone, and makes a proforma where nothing is to bill yet", async () => {
  const { user, id } = await openCharged();
  const charged = await api.getReservation({ params: { id } });
  await post(charged, "pay", { method: "card", amount: 2000, isDeposit: true });
  await screen.findByText(/20,00/);
  const billed = () => billing.getAccountBilling({ params: { id } });
  const first = await openDialog(user, "Facturar");
  await user.selectOptions(first.getByLabelText("Qué se factura"), first.getByRole("option", { name: /^Depósito/ }));
  expect(first.getByLabelText("Qué se factura")).toHaveDisplayValue(/^Depósito/);
  await user.click(first.getByRole("button", { name: "Emitir" }));
  await dialogGone();
  expect((await billed()).documents.map(({ total }) => total)).toEqual([2000]);

  await billing.billAccount({ body: { clientId: "bar", draft: { reservationId: id, window: "guest" } } });
  await screen.findByRole("button", { name: "Emitir proforma" });
  expect(screen.queryByRole("button", { name: "Facturar" })).not.toBeInTheDocument();
  const { count } = await billing.getChain();
  const dialog = await openDialog(user, "Emitir proforma");
  const { proforma } = (await billed()).windows[0]!;
  expect(dialog.getByText(/^No es factura\./)).toHaveTextContent(String(Math.trunc(proforma / 100)).at(-1)!);
  expect(dialog.getByLabelText("Documento")).toHaveDisplayValue("Proforma (no es factura)");
  await user.click(dialog.getByRole("button", { name: "Emitir" }));
  await dialogGone();
  expect((await billed()).documents[0]).toMatchObject({ kind: "proforma", total: proforma });
  expect((await billing.getChain()).count).toBe(count);
});

it("leads to the reason that an account over its limit asks for, and bills with it", async () => {
  const { user } = await openCharged();
  const customer = { name: "Acme, S.L.", taxId: "B00000000", address: "Calle Mayor, 1", country: "ES" };
  const draft = { customer, email: "", termDays: 30, limit: 1 } as const;
  await billing.createReceivable({ body: { clientId: "acme", draft } });
  const dialog = await openDialog(user, "Facturar");
  expect(dialog.getByLabelText("Documento")).toHaveDisplayValue("Factura simplificada (ticket)");
  await user.selectOptions(dialog.getByLabelText("Documento"), "full");
  await write(user, dialog.getByLabelText("Nombre o razón social"), customer.name);
  await write(user, dialog.getByLabelText("NIF"), customer.taxId);
  await write(user, dialog.getByLabelText("Dirección"), customer.address);
  await user.click(dialog.getByRole("button", { name: "Emitir" }));
  const why = await dialog.findByLabelText("Por qué se supera el límite de crédito");
  await waitFor(() => expect(why).toHaveFocus());
  await write(user, why, "Lo autoriza la dirección");
  await user.click(dialog.getByRole("button", { name: "Emitir" }));
  await dialogGone();
  expect(listed()).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Facturar" })).not.toBeInTheDocument();
});

it("says beside the field what an invoice lacks, and proposes the customer's data once known", async () => {
  const { user, id } = await openCharged();
  const dialog = await openDialog(user, "Facturar");
  await user.selectOptions(dialog.getByLabelText("Documento"), "full");
  await write(user, dialog.getByLabelText("NIF"), "12345678A");
  await user.selectOptions(dialog.getByLabelText("País"), "");
  await user.click(dialog.getByRole("button", { name: "Emitir" }));
  expect(await dialog.findByText("Falta el país del cliente.")).toBeVisible();
  await user.selectOptions(dialog.getByLabelText("País"), "ES");
  expect(await dialog.findByText(/^El NIF no es válido: el último carácter/)).toBeVisible();
  await write(user, dialog.getByLabelText("Dirección"), "Calle Mayor, 1");
  const { version } = await api.getReservation({ params: { id } });
  await write(user, dialog.getByLabelText("NIF"), "12345678Z");
  await user.click(dialog.getByRole("button", { name: "Emitir" }));
  await dialogGone();

  const tea = { sourceRef: "bar:2", description: "Té", quantity: 1, unitPrice: 250, vat: 10 } as const;
  await api.actOnFolio({ params: { id, action: "charge" }, body: { version, ...tea } });
  await screen.findByRole("button", { name: "Facturar" });
  const next = await openDialog(user, "Facturar");
  expect(next.getByLabelText("Documento")).toHaveDisplayValue("Factura con datos fiscales");
  expect(next.getByLabelText("Dirección")).toHaveValue("Calle Mayor, 1");
});
