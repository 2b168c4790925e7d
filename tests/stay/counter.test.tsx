import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { recordPath } from "@/shared/hotel/recordPaths";
import { reservationsApi } from "@/shared/stay/record/reservationsApi";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { bookingDraft } from "../support/bookingDraft";
import { openApp } from "../support/openApp";
import { amount, api, button, dialogGone, noon, openDialog, pathOf, plain, stored, write } from "./folioPage";

async function openFolio() {
  alreadySignedIn();
  const app = openApp("/app/booking/management/booking/-", { now: noon });
  const booking = await api.createReservation({ body: { clientId: "one", draft: bookingDraft } });
  await app.router.navigate(pathOf(booking));
  await screen.findByRole("table", { name: "Folio" });
  return { ...app, booking };
}

const rowsOf = (name: string) => within(screen.getByRole("table", { name }));
const saldo = (name: string) =>
  plain(within(rowsOf(name).getByRole("row", { name: /^Saldo/ })).getByRole("cell").textContent);

describe("a payment at the counter", () => {
  it("names the guest and the room", async () => {
    const { user, router } = await openFolio();
    const { inHouse } = await reservationsApi.getDesk();
    const stay = inHouse.find(({ balance, group }) => balance > 0 && !group)!;
    await router.navigate(recordPath(stay.id, "folio"));
    await screen.findByRole("heading", { name: `Reserva ${stay.id}` });
    await user.click(await screen.findByRole("button", { name: "Cobrar" }));
    const title = `Cobrar · ${stay.customer} · ${stay.room}`;
    expect(await screen.findByRole("dialog", { name: title })).toBeInTheDocument();
  });

  it("writes a declined card down, and the rest is paid by another one", async () => {
    const { user, booking } = await openFolio();
    const tried = await openDialog(user, "Cobrar");
    await user.selectOptions(tried.getByLabelText("Forma de pago"), "Tarjeta");
    await write(user, tried.getByLabelText("Referencia (opcional)"), "1111");
    await user.click(tried.getByRole("switch", { name: "Tarjeta rechazada" }));
    expect(tried.queryByRole("button", { name: "Cobrar" })).toBeNull();
    await write(user, tried.getByLabelText("Motivo (opcional)"), "Sin fondos");
    await user.click(tried.getByRole("button", { name: "Anotar el rechazo" }));
    await dialogGone();
    const line = await rowsOf("Folio").findByRole("row", { name: /Cobro no realizado · Tarjeta/ });
    expect(plain(line.textContent)).toContain(`1111 · Importe rechazado: ${amount(booking.balance)}`);
    expect(saldo("Folio")).toBe(amount(booking.balance));
    await user.click(screen.getByRole("tab", { name: "Historial" }));
    const entry = screen.getByText("Cobro no realizado").closest("li")!;
    expect(plain(entry.textContent)).toContain(`Tarjeta rechazada Nada →pasa a ser ${amount(booking.balance)}`);
    expect(entry).toHaveTextContent(/Tarjeta .*Sin fondos$/);
    await user.click(screen.getByRole("tab", { name: "Folio" }));
    const paid = await openDialog(user, "Cobrar");
    await user.selectOptions(paid.getByLabelText("Forma de pago"), "Bizum");
    expect(paid.queryByRole("switch", { name: "Tarjeta rechazada" })).toBeNull();
    await user.click(paid.getByRole("button", { name: "Cobrar" }));
    await dialogGone();
    expect((await stored(booking)).balance).toBe(0);
  });

  it("is offered by other ways in the check-in after a card was declined, and says when", async () => {
    const { user, router, booking } = await openFolio();
    const tried = { method: "card" as const, amount: booking.balance, isDeclined: true };
    const body = { version: booking.version, sourceRef: "desk:1", ...tried };
    await api.actOnFolio({ params: { id: booking.id, action: "pay" }, body });
    await router.navigate(`/app/booking/checkinout/in/${booking.id}`);
    const said = await screen.findByText(/^Tarjeta rechazada a las/);
    expect(plain(said.textContent)).toBe(`Tarjeta rechazada a las 11:00: ${amount(booking.balance)} sin cobrar.`);
    const others = within(screen.getByRole("group", { name: "Otras formas de pago:" }));
    await user.click(others.getByRole("button", { name: "Efectivo" }));
    const paid = within(await screen.findByRole("dialog", { name: /^Cobrar/ }));
    expect(paid.getByLabelText("Forma de pago")).toHaveValue("cash");
    await user.click(paid.getByRole("button", { name: "Cobrar" }));
    await waitFor(() => expect(screen.queryByText(/^Tarjeta rechazada a las/)).toBeNull());
  });

  it("says beside the field how an amount is written, and keeps what was typed", async () => {
    const { user } = await openFolio();
    const dialog = await openDialog(user, "Cobrar");
    const field = dialog.getByLabelText("Importe (EUR)");
    for (const typed of ["12,345", "12,5,0", "$50", "-5", "9999999"]) {
      await write(user, field, typed);
      await user.click(dialog.getByRole("button", { name: "Cobrar" }));
      expect(field).toHaveAccessibleDescription(/solo con cifras y dos decimales como máximo/);
      expect(field).toHaveValue(typed);
    }
  });

  it("takes no card number, and keeps what was typed beside the sentence", async () => {
    const { user, booking } = await openFolio();
    const dialog = await openDialog(user, "Cobrar");
    await user.selectOptions(dialog.getByLabelText("Forma de pago"), "Tarjeta");
    await write(user, dialog.getByLabelText("Referencia (opcional)"), "4111 1111 1111 1111");
    await user.click(dialog.getByRole("button", { name: "Cobrar" }));
    const reference = dialog.getByLabelText("Referencia (opcional)");
    expect(reference).toHaveAccessibleDescription(/No escriba el número entero de la tarjeta/);
    expect(reference).toHaveValue("4111 1111 1111 1111");
    expect((await stored(booking)).payments).toEqual([]);
  });

  it("is the half in a press, the odd cent first, and then the rest", async () => {
    const { user, booking } = await openFolio();
    const first = await openDialog(user, "Cobrar");
    await user.selectOptions(first.getByLabelText("Forma de pago"), "Tarjeta");
    await user.click(first.getByRole("button", { name: "La mitad" }));
    await user.click(first.getByRole("button", { name: "Cobrar" }));
    await dialogGone();
    const second = await openDialog(user, "Cobrar");
    await user.selectOptions(second.getByLabelText("Forma de pago"), "Efectivo");
    await user.click(second.getByRole("button", { name: "Cobrar" }));
    await dialogGone();
    const half = Math.ceil(booking.balance / 2);
    const now = await stored(booking);
    expect(now.payments.map((payment) => payment.amount)).toEqual([half, booking.balance - half]);
    expect(now.balance).toBe(0);
  });

  it("is taken back on its day, with a reason", async () => {
    const { user, booking } = await openFolio();
    const body = { version: booking.version, sourceRef: "desk:1", method: "card" as const, amount: booking.balance };
    await api.actOnFolio({ params: { id: booking.id, action: "pay" }, body });
    const line = await rowsOf("Folio").findByRole("row", { name: /^27\/03\/2026 Cobro · Tarjeta/ });
    await user.click(within(line).getByRole("button", { name: "Corregir" }));
    const dialog = within(await screen.findByRole("dialog"));
    await write(user, dialog.getByLabelText("Motivo"), "Otra habitación");
    await user.click(dialog.getByRole("button", { name: "Corregir" }));
    await dialogGone();
    expect(rowsOf("Folio").getByRole("row", { name: /Corrección · Tarjeta/ })).toBeVisible();
    expect(saldo("Folio")).toBe(amount(booking.balance));
  });
});

it("splits a folio in halves in two presses, and says until then who pays what", async () => {
  const { user, booking } = await openFolio();
  const dialog = await openDialog(user, "Dividir a medias");
  expect(dialog.getByLabelText("Quién paga la otra mitad")).toHaveValue("Segundo huésped");
  await user.click(dialog.getByRole("button", { name: "Dividir a medias" }));
  await dialogGone();
  await screen.findByRole("table", { name: "Folio: Segundo huésped" });
  const other = Math.floor(booking.total / 2);
  expect([saldo("Folio: Huésped"), saldo("Folio: Segundo huésped")]).toEqual([
    amount(booking.total - other),
    amount(other),
  ]);
  expect(button("Dividir a medias")).toHaveAccessibleDescription("No queda nada que dividir a medias.");
});

it("gives money back the way it came, and says before a paid folio is divided what goes back", async () => {
  const { user, booking } = await openFolio();
  const body = { version: booking.version, sourceRef: "desk:1", method: "card" as const, amount: booking.balance };
  await api.actOnFolio({ params: { id: booking.id, action: "pay" }, body });
  await rowsOf("Folio").findByRole("row", { name: /Cobro · Tarjeta/ });
  const refund = await openDialog(user, "Devolver");
  expect(refund.getByLabelText("Forma de pago")).toHaveValue("card"); // the way it came
  await user.click(refund.getByRole("button", { name: "Volver" }));
  await dialogGone();
  const dialog = await openDialog(user, "Dividir a medias");
  const back = amount(Math.floor(booking.total / 2));
  expect(plain(dialog.getByText(/ya ha pagado/).textContent)).toBe(
    `El huésped ya ha pagado ${amount(booking.total)}: después habrá que devolverle ${back}.`,
  );
});
