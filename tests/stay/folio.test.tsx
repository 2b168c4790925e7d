import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";

import { loyaltyContract } from "@/contract/guests/loyalty";
import type { MemberAction, MemberActInput } from "@/contract/guests/member";
import type { FolioAct, FolioAction } from "@/contract/reservations/folio";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { bookingDraft } from "../support/bookingDraft";
import { editedField } from "../support/editedField";
import { openApp } from "../support/openApp";
import { amount, api, button, dialogGone, noon, openDialog, pathOf, plain, stored, write } from "./folioPage";

/** A booking of two nights in May, on its page. */
async function openBooking(changes: Partial<ReservationDraft> = {}) {
  alreadySignedIn();
  const app = openApp("/app/booking/management/booking/-", { now: noon });
  const booking = await api.createReservation({ body: { clientId: "one", draft: { ...bookingDraft, ...changes } } });
  await app.router.navigate(pathOf(booking));
  await screen.findByRole("table", { name: "Folio" });
  return { ...app, booking };
}

type User = Awaited<ReturnType<typeof openBooking>>["user"];

const folio = () => screen.getByRole("table", { name: "Folio" });
const row = (name: RegExp) => within(folio()).findByRole("row", { name });
const cells = async (name: RegExp) =>
  within(await row(name))
    .getAllByRole("cell")
    .map(({ textContent }) => plain(textContent));
const balance = async () => (await cells(/^Saldo/)).at(-1);

async function charge(user: User, description = "Minibar") {
  const dialog = await openDialog(user, "Añadir cargo");
  await write(user, dialog.getByLabelText("Concepto"), description);
  await write(user, dialog.getByLabelText("Cantidad"), "2");
  await write(user, dialog.getByLabelText("Precio por unidad, con IVA (EUR)"), "3,50");
  await user.click(dialog.getByRole("button", { name: "Añadir cargo" }));
  await dialogGone();
}

describe("the folio on the page of a reservation", () => {
  it("is a table that shows what is still to be posted, and the balance", async () => {
    const { booking } = await openBooking();
    const heads = within(folio()).getAllByRole("columnheader");
    expect(heads.map(({ textContent }) => textContent)).toEqual(["Fecha", "Concepto", "Cantidad", "Importe"]);
    expect(await cells(/^Pendiente de cargar/)).toEqual([amount(booking.total)]);
    expect(await balance()).toBe(amount(booking.balance));
  });

  it("takes a charge, which stands in it and in the history", async () => {
    const { user, booking } = await openBooking();
    await charge(user);
    expect(await cells(/Minibar/)).toEqual(["27/03/2026", "MinibarCorregir", "2", "7,00 €"]);
    expect(await balance()).toBe(amount(booking.balance + 700));
    await user.click(screen.getByRole("tab", { name: "Historial" }));
    const history = screen.getByRole("heading", { name: "Historial" }).closest("section")!;
    expect(within(history).getByText("Cargo añadido")).toBeInTheDocument();
    expect(within(history).getByText("Minibar")).toBeInTheDocument();
  });

  it("says beside the fields what a charge is missing", async () => {
    const { user, booking } = await openBooking();
    const dialog = await openDialog(user, "Añadir cargo");
    await write(user, dialog.getByLabelText("Cantidad"), "medio");
    await user.click(dialog.getByRole("button", { name: "Añadir cargo" }));
    expect(await dialog.findByText("Escriba el concepto.")).toBeInTheDocument();
    expect(dialog.getByLabelText("Cantidad")).toHaveAccessibleDescription("Escriba una cantidad entera de 1 a 999.");
    expect(dialog.getByLabelText(/^Precio por unidad/)).toBeInvalid();
    expect((await stored(booking)).charges).toEqual([]);
  });

  it("says beside the price that the whole line has a limit, and takes what is within it", async () => {
    const { user, booking } = await openBooking();
    const dialog = await openDialog(user, "Añadir cargo");
    await write(user, dialog.getByLabelText("Concepto"), "Banquete");
    await write(user, dialog.getByLabelText("Cantidad"), "999");
    await write(user, dialog.getByLabelText(/^Precio por unidad/), "100000");
    await user.click(dialog.getByRole("button", { name: "Añadir cargo" }));
    await waitFor(() => expect(dialog.getByLabelText(/^Precio por unidad/)).toBeInvalid());
    expect(dialog.getByLabelText(/^Precio por unidad/)).toHaveAccessibleDescription(/puede sumar hasta 100\.000,00/);
    await write(user, dialog.getByLabelText("Cantidad"), "1");
    await user.click(dialog.getByRole("button", { name: "Añadir cargo" }));
    await dialogGone();
    expect((await stored(booking)).charges).toMatchObject([{ amount: 10_000_000 }]);
  });

  it("takes the balance in cash, and says the change", async () => {
    const { user, booking } = await openBooking();
    const dialog = await openDialog(user, "Cobrar");
    expect(dialog.getByLabelText("Importe (EUR)")).toHaveValue((booking.balance / 100).toFixed(2).replace(".", ","));
    await user.selectOptions(dialog.getByLabelText("Forma de pago"), "Efectivo");
    await write(user, dialog.getByLabelText("Entregado (EUR)"), String(booking.balance / 100 + 20));
    expect(dialog.getByText(/^Cambio: 20,00/)).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Cobrar" }));
    expect(await row(/Cobro · Efectivo/)).toHaveTextContent("Cambio: 20,00");
    expect(await balance()).toBe("0,00 €");
  });

  it("takes no more than the balance, unless it is a deposit, and keeps what was typed", async () => {
    const { user, booking } = await openBooking();
    const dialog = await openDialog(user, "Cobrar");
    await user.selectOptions(dialog.getByLabelText("Forma de pago"), "Bizum");
    await write(user, dialog.getByLabelText("Importe (EUR)"), String(booking.balance / 100 + 1));
    await user.click(dialog.getByRole("button", { name: "Cobrar" }));
    expect(await dialog.findByText(/márquelo como depósito/)).toBeInTheDocument();
    await user.click(dialog.getByRole("switch", { name: "Es un depósito" }));
    await user.click(dialog.getByRole("button", { name: "Cobrar" }));
    expect(await cells(/Depósito · Bizum/)).toContain(`−${amount(booking.balance + 100)}`);
    expect(await balance()).toBe("−1,00 €");
  });

  it("proposes to refund by the last means of which something is left", async () => {
    const { user, booking } = await openBooking();
    const { id, version } = booking;
    const post = (action: "pay" | "refund", after: number, method: "cash" | "agency", cents: number) =>
      api.actOnFolio({
        params: { id, action },
        body: { version: version + after, sourceRef: `desk:${after}`, method, amount: cents },
      });
    await post("pay", 0, "cash", 5_000);
    await post("pay", 1, "agency", 2_000);
    await post("refund", 2, "agency", 2_000);
    await row(/Devolución · /);
    const dialog = await openDialog(user, "Devolver");
    expect(dialog.getByLabelText("Forma de pago")).toHaveValue("cash");
  });

  it("refunds what was paid, and says until then that there is nothing", async () => {
    const { user, booking } = await openBooking();
    expect(button("Devolver")).toHaveAccessibleDescription("No hay nada cobrado que devolver.");
    const { id, version } = booking;
    const pay = { version, sourceRef: "desk:1", method: "card" as const, amount: 5_000 };
    await api.actOnFolio({ params: { id, action: "pay" }, body: pay });
    await row(/Cobro · Tarjeta/);
    const dialog = await openDialog(user, "Devolver");
    await user.selectOptions(dialog.getByLabelText("Forma de pago"), "Tarjeta");
    await write(user, dialog.getByLabelText("Importe (EUR)"), "50,01");
    await user.click(dialog.getByRole("button", { name: "Devolver" }));
    expect(await dialog.findByText(/^De esa forma pueden devolverse como máximo 50,00/)).toBeInTheDocument();
    await write(user, dialog.getByLabelText("Importe (EUR)"), "50");
    await user.click(dialog.getByRole("button", { name: "Devolver" }));
    expect(await cells(/Devolución · Tarjeta/)).toContain("50,00 €");
    expect((await stored(booking)).balance).toBe(booking.balance);
  });

  it("corrects a line with a reason; both stay, and neither is corrected again", async () => {
    const { user, booking } = await openBooking();
    await charge(user);
    const correct = within(await row(/Minibar/)).getByRole("button", { name: "Corregir" });
    await user.click(correct);
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Corregir" }));
    expect(await dialog.findByText("Escriba el motivo.")).toBeInTheDocument();
    await write(user, dialog.getByLabelText("Motivo"), "No consumido");
    await user.click(dialog.getByRole("button", { name: "Corregir" }));
    expect(await cells(/Corrección: Minibar/)).toEqual([
      "27/03/2026",
      expect.stringContaining("Corrección: MinibarInterno: No consumido") as string,
      "-2",
      "−7,00 €",
    ]);
    expect(await balance()).toBe(amount(booking.balance));
    expect(correct).toHaveAccessibleDescription("Minibar Este cargo ya está corregido.");
    await user.click(correct);
    expect(await screen.findByText("Este cargo ya está corregido.", { ignore: "[hidden]" })).toBeVisible();
  });

  it("is posted once however fast it is pressed, and upon what another desk has done when it is sent again", async () => {
    const { user, booking } = await openBooking();
    const dialog = await openDialog(user, "Añadir cargo");
    await write(user, dialog.getByLabelText("Concepto"), "Spa");
    await write(user, dialog.getByLabelText(/^Precio por unidad/), "40");
    const { id, version } = booking;
    const elsewhere = { version, sourceRef: "ticket:1", description: "Bar", quantity: 1, unitPrice: 500 };
    await api.actOnFolio({ params: { id, action: "charge" }, body: elsewhere });
    const submit = dialog.getByRole("button", { name: "Añadir cargo" });
    await user.click(submit);
    expect(await dialog.findByText(/^Otra persona modificó esta reserva/)).toBeInTheDocument();
    expect(dialog.getByLabelText("Concepto")).toHaveValue("Spa");
    await user.dblClick(submit);
    await row(/Spa/);
    expect((await stored(booking)).charges.map(({ description }) => description)).toEqual(["Bar", "Spa"]);
    // what is refused below is not said above
    expect(screen.queryByText(/^Otra persona modificó esta reserva/)).not.toBeInTheDocument();
  });

  it("is closed with the reservation, and says so", async () => {
    const { user, booking } = await openBooking();
    const { id, version } = booking;
    await api.actOnReservation({ params: { id, action: "cancel" }, body: { version, cancelReason: "other" } });
    await waitFor(() => expect(button("Añadir cargo")).toHaveAttribute("aria-disabled", "true"));
    await user.click(button("Añadir cargo"));
    const sentence = "Folio cerrado: no admite cargos de una reserva en situación «Cancelada».";
    const told = () => screen.getAllByText(sentence).filter((one) => one.closest("[hidden]") === null);
    await waitFor(() => expect(told()).toHaveLength(1));
  });

  it("waits for what was typed in the form to be saved", async () => {
    const { user } = await openBooking();
    await user.click(screen.getByRole("tab", { name: "Datos" }));
    await write(user, editedField("Solicitud especial"), "Cuna");
    await user.click(screen.getByRole("tab", { name: "Folio" }));
    await waitFor(() =>
      expect(button("Cobrar")).toHaveAccessibleDescription("Guarde antes los cambios del formulario."),
    );
    await user.click(button("Cobrar"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("takes an allowance by the concept that the guest reads; the reason stays with the house", async () => {
    const { user } = await openBooking();
    async function allow(sum: string, concept: string) {
      const dialog = await openDialog(user, "Bonificar");
      await write(user, dialog.getByLabelText("Importe (EUR)"), sum);
      await write(user, dialog.getByLabelText("Concepto"), concept);
      const reason = dialog.getByLabelText("Motivo");
      expect(reason).toHaveAccessibleDescription("Solo lo ve el personal: no aparece en el folio del huésped.");
      await write(user, reason, "Cliente pesado");
      await user.click(dialog.getByRole("button", { name: "Bonificar" }));
      await dialogGone();
    }
    await allow("5", " ");
    await allow("6", "Detalle de la casa");
    expect(await row(/Bonificación.*Interno: Cliente pesado/)).toHaveTextContent("−5,00");
    expect(await row(/Detalle de la casa.*Interno: Cliente pesado/)).toHaveTextContent("−6,00");
  });

  it("prints no reason of the house: of no allowance, correction, payment or refund", async () => {
    const { user, booking } = await openBooking();
    const secret = "Cliente pesado, dirección autoriza";
    let now = booking;
    let posted = 0;
    const post = async (action: FolioAction, act: Partial<FolioAct>) => {
      posted += 1;
      const body = { version: now.version, sourceRef: `test:${posted}`, reason: secret, ...act };
      now = await api.actOnFolio({ params: { id: booking.id, action }, body });
    };
    await post("charge", { description: "Minibar", quantity: 1, unitPrice: 700 });
    await post("correct", { chargeId: now.charges.at(-1)!.id });
    await post("allow", { amount: 500 });
    await post("allow", { amount: 300, description: "Detalle de la casa" });
    await post("correct", { chargeId: now.charges.at(-1)!.id });
    await post("pay", { method: "receivable", amount: 1_000 });
    await post("pay", { method: "card", amount: 1_000 });
    await post("refund", { method: "card", amount: 400 });
    await row(/Devolución · Tarjeta/);
    expect(within(folio()).getAllByText(new RegExp(`^Interno: ${secret}$`))).toHaveLength(7);
    let paper = "";
    vi.spyOn(window, "print").mockImplementation(() => {
      paper = plain(document.querySelector(".printed")!.textContent);
    });
    onTestFinished(() => void vi.restoreAllMocks());
    await user.click(button("Imprimir folio"));
    for (const part of [
      "Minibar",
      "Corrección: Minibar",
      "Bonificación",
      "Corrección: Detalle de la casa",
      "Devolución",
    ])
      expect(paper).toContain(part);
    expect(paper).not.toMatch(/pesado|dirección|Interno/);
  });

  it("says of redeemed points how many they are, and of their correction that they go back to the member", async () => {
    const { user, booking } = await openBooking();
    const { id } = booking.guest;
    const loyalty = createClient(loyaltyContract);
    await loyalty.enrolGuest({ params: { id } });
    async function act(action: MemberAction, input: Partial<MemberActInput>) {
      const { version } = await loyalty.getMember({ params: { id } });
      await loyalty.actOnMember({ params: { id, action }, body: { version, reason: "Cortesía", ...input } });
    }
    await act("adjust", { points: 400 });
    await act("redeem", { points: 100, reservationId: booking.id });
    const line = await row(/Canje de 100 puntos.*Interno: Cortesía.*−5,00/);
    await user.click(within(line).getByRole("button", { name: "Corregir" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Los 100 puntos canjeados vuelven al socio.")).toBeInTheDocument();
    await write(user, dialog.getByLabelText("Motivo"), "Prefiere guardarlos");
    await user.click(dialog.getByRole("button", { name: "Corregir" }));
    await row(/Corrección: Canje de 100 puntos/);
    expect((await loyalty.getMember({ params: { id } })).points).toBe(400);
  });

  it("is printed with its guest, lines, VAT and payments, and leaves nothing behind", async () => {
    const { user, booking } = await openBooking();
    await charge(user);
    const { id, version } = await stored(booking);
    const pay = { version, sourceRef: "desk:1", method: "card" as const, amount: 300 };
    await api.actOnFolio({ params: { id, action: "pay" }, body: pay });
    await row(/Cobro · Tarjeta/);
    let paper = "";
    vi.spyOn(window, "print").mockImplementation(() => {
      paper = document.querySelector(".printed")!.textContent.replaceAll(/[\u2068\u2069]/g, "");
    });
    onTestFinished(() => void vi.restoreAllMocks());
    await user.click(button("Imprimir folio"));
    for (const part of ["Hotel Bahía Serena", "Ana Otero", id, "08/05/2026 – 10/05/2026", "Minibar", "Cobro · Tarjeta"])
      expect(paper).toContain(part);
    // 7.00 with 10 %: 6.36 and 0.64; the nights are not posted yet
    const words = plain(paper);
    expect(words).toContain("10 %6,36 €0,64 €7,00 €");
    expect(words).toContain(`Saldo${amount(booking.balance + 400)}`);
    expect(document.querySelector(".printed")).toBeNull();
  });
});
