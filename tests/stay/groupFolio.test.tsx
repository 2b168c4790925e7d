import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import type { Reservation } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { bookingDraft } from "../support/bookingDraft";
import { openApp } from "../support/openApp";
import { amount, api, dialogGone, noon, pathOf, plain, post, printedBy, stored } from "./folioPage";

/** Two bookings of one guest at the same time; the page shows the first. */
async function openLeader({ isShared = false } = {}) {
  alreadySignedIn();
  const app = openApp("/app/booking/management/booking/-", { now: noon });
  const leader = await booked("leader");
  const member = await booked("member", { newGuest: undefined, guestId: leader.guest.id });
  if (isShared) await share(leader, member);
  await app.router.navigate(pathOf(leader));
  await screen.findByRole("table", { name: /^Folio/ });
  return { ...app, leader, member };
}

const booked = (clientId: string, changes: Partial<ReservationDraft> = {}) =>
  api.createReservation({ body: { clientId, draft: { ...bookingDraft, ...changes } } });

const share = (leader: Reservation, member: Reservation) =>
  post(leader, "group", { payer: "Boda", routed: ["room"], memberIds: [member.id] });

async function openDialog({ user }: Awaited<ReturnType<typeof openLeader>>) {
  await user.click(screen.getByRole("button", { name: "Folio de grupo" }));
  return within(await screen.findByRole("dialog"));
}

async function balance() {
  const table = await screen.findByRole("table", { name: /^Folio/ });
  return plain(within(within(table).getByRole("row", { name: /^Saldo/ })).getByRole("cell").textContent);
}

describe("the folio of a group", () => {
  it("proposes the other rooms of the guest, finds others by name, and has a balance for all", async () => {
    const app = await openLeader();
    const { user, leader, member } = app;
    const stranger = await booked("stranger");
    await post(stranger, "bill", { payer: "Acme", routed: ["room"] });
    const dialog = await openDialog(app);
    await app.user.type(dialog.getByRole("combobox", { name: "Añadir otra reserva" }), stranger.id);
    await app.user.click(await dialog.findByRole("option", { name: new RegExp(stranger.id) }));
    const choice = dialog.getByRole("checkbox", { name: new RegExp(stranger.id) });
    expect(choice).toHaveAccessibleDescription(/ya se factura a Acme\./);
    await app.user.click(choice);
    expect(choice).not.toBeChecked();
    await user.clear(dialog.getByLabelText("Nombre del grupo"));
    await user.click(dialog.getByRole("button", { name: "Folio de grupo" }));
    expect(await dialog.findByText("Escriba el nombre del grupo.")).toBeInTheDocument();
    expect(await dialog.findByText("Elija al menos una reserva.")).toBeInTheDocument();
    await user.type(dialog.getByLabelText("Nombre del grupo"), "Boda");
    await user.click(dialog.getByRole("checkbox", { name: new RegExp(member.id) }));
    await user.click(dialog.getByRole("button", { name: "Folio de grupo" }));
    await dialogGone();
    expect(await balance()).toBe(amount(leader.balance + member.balance));
    expect(screen.getByText("Este folio paga por 1 reserva más:")).toBeInTheDocument();
  });

  it("tells a member who pays and what the group owes, and is divided on the leader's folio", async () => {
    const { router, leader, member } = await openLeader({ isShared: true });
    const { balance: owed } = await stored(leader);
    await router.navigate(pathOf(member));
    expect(await screen.findByText(/^Lo paga el folio de/)).toHaveTextContent(amount(owed).replace(" ", " "));
    const table = screen.getByRole("table", { name: /Boda/ });
    const handedOver = within(table).getByRole("row", { name: /^Pasa al folio del grupo/ });
    expect(plain(handedOver.textContent)).toContain(`−${amount(member.balance)}`);
    expect(screen.getByRole("button", { name: "Empresa y reparto" })).toHaveAccessibleDescription(
      "Está en el folio del grupo Boda: se reparte desde ese folio.",
    );
    expect(await stored(member)).toMatchObject({ balance: 0 });
  });

  it("prints the rooms of all on the leader's folio, and leaves their correction to each", async () => {
    const { user, leader, member } = await openLeader({ isShared: true });
    const dinner = { description: "Cena", quantity: 1, unitPrice: 4_000, window: "company" } as const;
    await post(await stored(member), "charge", dinner);
    await waitFor(async () => expect(await balance()).toBe(amount((await stored(leader)).balance)));
    const line = await screen.findByRole("row", { name: /Cena/ });
    expect(within(line).getByRole("button", { name: "Corregir" })).toHaveAccessibleDescription(
      /se corrige o se mueve en su folio\./,
    );
    const { paper } = await printedBy(user, "Imprimir folio");
    expect(paper).toContain("Cena");
    expect(paper).toContain("Del grupo:");
  });
});
