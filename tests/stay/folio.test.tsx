import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";

import { loyaltyContract } from "@/contract/guests/loyalty";
import type { MemberAction, MemberActInput } from "@/contract/guests/member";
import type { FolioAct, FolioAction } from "@/contract/reservations/folio";
import { createClient } from "@/shared/api/createClient";
import { recordPath } from "@/shared/hotel/recordPaths";
import { reservationsApi } from "@/shared/stay/record/reservationsApi";

import { amount, button, dialogGone, openDialog, openFolio, plain, post, printedBy, stored, write } from "./folioPage";

const folio = () => screen.getByRole("table", { name: "Folio" });
const row = (name: RegExp) => within(folio()).findByRole("row", { name });
const cells = async (name: RegExp) =>
  within(await row(name))
    .getAllByRole("cell")
    .map(({ textContent }) => plain(textContent));
const balance = async () => (await cells(/^Saldo/)).at(-1);

async function charge(user: UserEvent, description = "Minibar") {
  const dialog = await openDialog(user, "Añadir cargo");
  await write(user, dialog.getByLabelText("Concepto"), description);
  await write(user, dialog.getByLabelText("Cantidad"), "2");
  await write(user, dialog.getByLabelText("Precio por unidad, con IVA (EUR)"), "3,50");
  await user.click(dialog.getByRole("button", { name: "Añadir cargo" }));
  await dialogGone();
}

describe("the folio on the page of a reservation", () => {
  it("shows what is still to be posted, and takes a charge, which the history tells", async () => {
    const { user, booking } = await openFolio();
    const heads = within(folio()).getAllByRole("columnheader");
    expect(heads.map(({ textContent }) => textContent)).toEqual(["Fecha", "Concepto", "Cantidad", "Importe"]);
    expect(await cells(/^Pendiente de cargar/)).toEqual([amount(booking.total)]);
    expect(await balance()).toBe(amount(booking.balance));
    await charge(user);
    expect(await cells(/Minibar/)).toEqual(["27/03/2026", "MinibarCorregir", "2", "7,00 €"]);
    expect(await balance()).toBe(amount(booking.balance + 700));
    await user.click(screen.getByRole("tab", { name: "Historial" }));
    const history = screen.getByRole("heading", { name: "Historial" }).closest("section")!;
    expect(within(history).getByText("Cargo añadido")).toBeInTheDocument();
    expect(within(history).getByText("Minibar")).toBeInTheDocument();
  });

  it("says beside the fields what a charge is missing, and that the whole line has a limit", async () => {
    const { user, booking } = await openFolio();
    const dialog = await openDialog(user, "Añadir cargo");
    await write(user, dialog.getByLabelText("Cantidad"), "medio");
    await user.click(dialog.getByRole("button", { name: "Añadir cargo" }));
    expect(await dialog.findByText("Escriba el concepto.")).toBeInTheDocument();
    expect(dialog.getByLabelText("Cantidad")).toHaveAccessibleDescription("Escriba una cantidad entera de 1 a 999.");
    const price = dialog.getByLabelText(/^Precio por unidad/);
    expect(price).toBeInvalid();
    await write(user, dialog.getByLabelText("Concepto"), "Banquete");
    await write(user, dialog.getByLabelText("Cantidad"), "999");
    await write(user, price, "100000");
    await user.click(dialog.getByRole("button", { name: "Añadir cargo" }));
    await waitFor(() => expect(price).toHaveAccessibleDescription(/puede sumar hasta 100\.000,00/));
    expect((await stored(booking)).charges).toEqual([]);
    await write(user, dialog.getByLabelText("Cantidad"), "1");
    await user.click(dialog.getByRole("button", { name: "Añadir cargo" }));
    await dialogGone();
    expect((await stored(booking)).charges).toMatchObject([{ amount: 10_000_000 }]);
  });

  it("takes half in a press, the odd cent first, and the rest in cash with its change", async () => {
    const { user, booking } = await openFolio();
    const first = await openDialog(user, "Cobrar");
    expect(first.getByLabelText("Importe (EUR)")).toHaveValue((booking.balance / 100).toFixed(2).replace(".", ","));
    await user.selectOptions(first.getByLabelText("Forma de pago"), "Tarjeta");
    await user.click(first.getByRole("button", { name: "La mitad" }));
    await user.click(first.getByRole("button", { name: "Cobrar" }));
    await dialogGone();
    const half = Math.ceil(booking.balance / 2);
    const second = await openDialog(user, "Cobrar");
    await user.selectOptions(second.getByLabelText("Forma de pago"), "Efectivo");
    await write(user, second.getByLabelText("Entregado (EUR)"), String((booking.balance - half) / 100 + 20));
    expect(second.getByText(/^Cambio: 20,00/)).toBeInTheDocument();
    await user.click(second.getByRole("button", { name: "Cobrar" }));
    expect(await row(/Cobro · Efectivo/)).toHaveTextContent("Cambio: 20,00");
    expect(await balance()).toBe("0,00 €");
    expect((await stored(booking)).payments.map((one) => one.amount)).toEqual([half, booking.balance - half]);
  });

  it("says beside the field what is no payment, keeps it as typed, and takes a deposit", async () => {
    const { user, booking } = await openFolio();
    const dialog = await openDialog(user, "Cobrar");
    const submit = () => user.click(dialog.getByRole("button", { name: "Cobrar" }));
    const field = dialog.getByLabelText("Importe (EUR)");
    await user.selectOptions(dialog.getByLabelText("Forma de pago"), "Tarjeta");
    for (const typed of ["12,345", "12,5,0", "$50", "-5", "9999999"]) {
      await write(user, field, typed);
      await submit();
      expect(field).toHaveAccessibleDescription(/solo con cifras y dos decimales como máximo/);
      expect(field).toHaveValue(typed);
      await waitFor(() => expect(field).toHaveFocus());
    }
    await write(user, field, String(booking.balance / 100 + 1));
    const reference = dialog.getByLabelText("Referencia (opcional)");
    await write(user, reference, "4111 1111 1111 1111");
    await submit();
    expect(reference).toHaveAccessibleDescription(/No escriba el número entero de la tarjeta/);
    expect(reference).toHaveValue("4111 1111 1111 1111");
    await waitFor(() => expect(field).toHaveFocus()); // its amount is over the balance, too
    await write(user, reference, "1111");
    await submit();
    expect(await dialog.findByText(/márquelo como depósito/)).toBeInTheDocument();
    expect((await stored(booking)).payments).toEqual([]);
    await user.click(dialog.getByRole("switch", { name: "Es un depósito" }));
    await submit();
    expect(await cells(/Depósito · Tarjeta/)).toContain(`−${amount(booking.balance + 100)}`);
    expect(await balance()).toBe("−1,00 €");
  });

  it("refunds what was paid, by the last means of which something is left", async () => {
    const { user, booking } = await openFolio();
    expect(button("Devolver")).toHaveAccessibleDescription("No hay nada cobrado que devolver.");
    const paid = await post(booking, "pay", { method: "card", amount: 5_000 });
    const more = await post(paid, "pay", { method: "agency", amount: 2_000 });
    await post(more, "refund", { method: "agency", amount: 2_000 });
    await row(/Devolución · /);
    const dialog = await openDialog(user, "Devolver");
    expect(dialog.getByLabelText("Forma de pago")).toHaveValue("card");
    await write(user, dialog.getByLabelText("Importe (EUR)"), "50,01");
    await user.click(dialog.getByRole("button", { name: "Devolver" }));
    expect(await dialog.findByText(/^De esa forma pueden devolverse como máximo 50,00/)).toBeInTheDocument();
    await write(user, dialog.getByLabelText("Importe (EUR)"), "50");
    await user.click(dialog.getByRole("button", { name: "Devolver" }));
    expect(await cells(/Devolución · Tarjeta/)).toContain("50,00 €");
    expect((await stored(booking)).balance).toBe(booking.balance);
  });

  it("corrects a line with a reason; both stay, and neither is corrected again", async () => {
    const { user, booking } = await openFolio();
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

  it("takes an allowance by the concept that the guest reads; the reason stays with the house", async () => {
    const { user } = await openFolio();
    for (const [sum, concept] of [
      ["5", " "],
      ["6", "Detalle de la casa"],
    ] as const) {
      const dialog = await openDialog(user, "Bonificar");
      await write(user, dialog.getByLabelText("Importe (EUR)"), sum);
      await write(user, dialog.getByLabelText("Concepto"), concept);
      const reason = dialog.getByLabelText("Motivo");
      expect(reason).toHaveAccessibleDescription("Solo lo ve el personal: no aparece en el folio del huésped.");
      await write(user, reason, "Cliente pesado");
      await user.click(dialog.getByRole("button", { name: "Bonificar" }));
      await dialogGone();
    }
    expect(await row(/Bonificación.*Interno: Cliente pesado/)).toHaveTextContent("−5,00");
    expect(await row(/Detalle de la casa.*Interno: Cliente pesado/)).toHaveTextContent("−6,00");
  });

  it("prints no reason of the house: of no allowance, correction, payment or refund", async () => {
    const { user, booking } = await openFolio();
    const secret = "Cliente pesado, dirección autoriza";
    let now = booking;
    const act = async (action: FolioAction, input: Partial<FolioAct>) => {
      now = await post(now, action, { reason: secret, ...input });
    };
    const last = () => now.charges.at(-1)!.id;
    await act("charge", { description: "Minibar", quantity: 1, unitPrice: 700 });
    await act("correct", { chargeId: last() });
    await act("allow", { amount: 500 });
    await act("allow", { amount: 300, description: "Detalle de la casa" });
    await act("correct", { chargeId: last() });
    await act("pay", { method: "receivable", amount: 1_000 });
    await act("pay", { method: "card", amount: 1_000 });
    await act("refund", { method: "card", amount: 400 });
    await row(/Devolución · Tarjeta/);
    expect(within(folio()).getAllByText(new RegExp(`^Interno: ${secret}$`))).toHaveLength(7);
    const { paper } = await printedBy(user, "Imprimir folio");
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

  it("says how many points a line has redeemed, and that a correction gives them back", async () => {
    const { user, booking } = await openFolio();
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

  it("tells the whole allowance in the dialog of any of its rates", async () => {
    const lineOf = (description: string, vat: 10 | 21) => ({ description, quantity: 1, unitPrice: 4_000, vat });
    const { user } = await openFolio(
      ["charge", lineOf("Cena", 10)],
      ["charge", lineOf("Spa", 21)],
      ["allow", { amount: 1_000, reason: "Ruido" }],
    );
    await row(/Cena/);
    const [first, second] = within(folio()).getAllByRole("row", { name: /Bonificación.*−5,00/ });
    await user.click(within(second!).getByRole("button", { name: "Corregir" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/Bonificación.*−10,00/)).toBeInTheDocument();
    await write(user, dialog.getByLabelText("Motivo"), "Error");
    await user.click(dialog.getByRole("button", { name: "Corregir" }));
    await dialogGone();
    expect(within(folio()).getAllByRole("row", { name: /Corrección: Bonificación/ })).toHaveLength(2);
    expect(within(first!).getByRole("button", { name: "Corregir" })).toHaveAccessibleDescription(/ya está corregido/);
  });

  it("is printed with its guest, lines, VAT and payments, and leaves nothing behind", async () => {
    const minibar = { description: "Minibar", quantity: 2, unitPrice: 350, vat: 10 } as const;
    const { user, booking } = await openFolio(["charge", minibar], ["pay", { method: "card", amount: 300 }]);
    const { paper } = await printedBy(user, "Imprimir folio");
    const { id } = booking;
    for (const part of ["Hotel Bahía Serena", "Ana Otero", id, "08/05/2026 – 10/05/2026", "Minibar", "Cobro · Tarjeta"])
      expect(paper).toContain(part);
    // 7.00 with 10 %: 6.36 and 0.64; the nights are not posted yet
    expect(paper).toContain("10 %6,36 €0,64 €7,00 €");
    expect(paper).toContain(`Saldo${amount(booking.balance)}`);
    expect(document.querySelector(".printed")).toBeNull();
  });

  it("writes a declined card down, and offers other ways at the check-in, which says when", async () => {
    const { user, router, booking } = await openFolio();
    const tried = await openDialog(user, "Cobrar");
    await user.selectOptions(tried.getByLabelText("Forma de pago"), "Tarjeta");
    await write(user, tried.getByLabelText("Referencia (opcional)"), "1111");
    await user.click(tried.getByRole("switch", { name: "Tarjeta rechazada" }));
    expect(tried.queryByRole("button", { name: "Cobrar" })).toBeNull();
    await write(user, tried.getByLabelText("Motivo (opcional)"), "Sin fondos");
    await user.click(tried.getByRole("button", { name: "Anotar el rechazo" }));
    await dialogGone();
    const line = await row(/Cobro no realizado · Tarjeta/);
    expect(plain(line.textContent)).toContain(`1111 · Importe rechazado: ${amount(booking.balance)}`);
    expect(await balance()).toBe(amount(booking.balance));
    await user.click(screen.getByRole("tab", { name: "Historial" }));
    const entry = screen.getByText("Cobro no realizado").closest("li")!;
    expect(plain(entry.textContent)).toContain(`Tarjeta rechazada Nada →pasa a ser ${amount(booking.balance)}`);
    expect(entry).toHaveTextContent(/Tarjeta .*Sin fondos$/);
    await router.navigate(`/app/booking/checkinout/in/${booking.id}`);
    const said = await screen.findByText(/^Tarjeta rechazada a las/);
    expect(plain(said.textContent)).toBe(`Tarjeta rechazada a las 11:00: ${amount(booking.balance)} sin cobrar.`);
    const others = within(screen.getByRole("group", { name: "Otras formas de pago:" }));
    await user.click(others.getByRole("button", { name: "Efectivo" }));
    const paid = within(await screen.findByRole("dialog", { name: /^Cobrar/ }));
    expect(paid.getByLabelText("Forma de pago")).toHaveValue("cash");
    expect(paid.queryByRole("switch", { name: "Tarjeta rechazada" })).toBeNull();
    await user.click(paid.getByRole("button", { name: "Cobrar" }));
    await waitFor(() => expect(screen.queryByText(/^Tarjeta rechazada a las/)).toBeNull());
    expect((await stored(booking)).balance).toBe(0);

    const { inHouse } = await reservationsApi.getDesk();
    const stay = inHouse.find((one) => one.balance > 0 && !one.group)!;
    await router.navigate(recordPath(stay.id, "folio"));
    await screen.findByRole("heading", { name: `Reserva ${stay.id}` });
    await user.click(await screen.findByRole("button", { name: "Cobrar" }));
    const title = `Cobrar · ${stay.customer} · ${stay.room}`; // the guest and the room
    expect(await screen.findByRole("dialog", { name: title })).toBeInTheDocument();
  });
});
