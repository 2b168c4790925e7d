import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { roomStatusContract } from "@/contract/rooms/roomStatus";
import type { Conditions } from "@/fakeBackend/core/conditions";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

const path = "/app/rooms/status";
const now = () => new Date("2026-11-26T09:00:00.000Z");

/** The board of the whole sample, whose rooms are in every state. */
function open(at = "", conditions: Partial<Conditions> = {}) {
  alreadySignedIn();
  return openApp(path + at, { now, ...conditions }, {});
}

/** The card of a room: by its number, because the names of all cards take long to count up. */
async function card(number: string) {
  const shown = await screen.findByText(number, { selector: ".room-card bdi" }, { timeout: 8000 });
  return shown.closest("button")!;
}

it("shows each room on its floor; a press marks it, and the undo takes that back", async () => {
  const { user } = open();
  expect(await card("105")).toHaveAccessibleName(/^105\W+Doble, (Libre|Ocupada)/);
  const floor = screen.getByRole("region", { name: "Planta 1" });
  const [dirty] = [...floor.querySelectorAll<HTMLElement>(".room-card.is-dirty.is-occupied")];
  const [number] = /^\d+/.exec(dirty!.textContent)!;
  expect(dirty).toHaveAccessibleName(/Ocupada.*Sucia/);
  await user.click(dirty!);
  const drawer = within(await screen.findByRole("dialog", { name: `Habitación ${number}` }));
  // also while it is occupied: the planning asks for the nights
  expect(drawer.getByRole("link", { name: "Bloquear" })).toHaveAttribute("href", expect.stringContaining(number));
  await user.click(drawer.getByRole("button", { name: "Marcar limpia" }));
  expect(drawer.getByRole("button", { name: "Inspeccionada" })).toHaveFocus();
  await waitFor(async () => expect(await card(number)).toHaveAccessibleName(/Limpia/));
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Deshacer" }));
  await waitFor(async () => expect(await card(number)).toHaveAccessibleName(/Sucia/));
});

it("reports a fault of an occupied room, and shows it there", async () => {
  const { user, db } = open();
  await card("105");
  const [occupied] = document.querySelectorAll<HTMLElement>(".room-card.is-occupied");
  const [number] = /^\d+/.exec(occupied!.textContent)!;
  await user.click(occupied!);
  const drawer = within(await screen.findByRole("dialog", { name: `Habitación ${number}` }));
  await user.click(drawer.getByRole("button", { name: "Avisar una avería" }));
  await user.type(drawer.getByLabelText("Qué no funciona"), "La persiana no baja");
  await user.click(drawer.getAllByRole("button", { name: "Anotar" }).at(-1)!);
  expect(await screen.findByText(`Avería de la ${number} enviada a mantenimiento.`)).toBeInTheDocument();
  const { id } = db.hotel.rooms.find((room) => room.number === number)!;
  expect(db.rooms.of(id).fault).toContain("La persiana no baja");
});

it("marks by a held key up to the inspection, and never on to dirty", async () => {
  const { user } = open();
  await card("105");
  await user.click(document.querySelector(".room-card.is-dirty")!);
  const drawer = within(await screen.findByRole("dialog"));
  (await drawer.findByRole("button", { name: "Marcar limpia" })).focus();
  await user.keyboard("{Enter}{Enter}{Enter}{Enter}");
  expect(drawer.getByRole("button", { name: "Marcar sucia" })).not.toHaveFocus();
  expect(document.body).not.toHaveFocus();
  await waitFor(() => expect(drawer.queryByText("Marcada sucia")).not.toBeInTheDocument());
  expect(await drawer.findByText("Inspeccionada", { selector: ".cleanliness" })).toBeVisible();
});

it("asks for what a discrepancy needs at its field, and keeps the focus once it is cleared up", async () => {
  const { user } = open("?show=discrepancy");
  const filter = await screen.findByRole("link", { name: /^Discrepancia: \d+$/ });
  expect(filter).toHaveAttribute("aria-current", "true");
  const count = Number(filter.textContent.replace(/\D/g, ""));
  await waitFor(() => expect(document.querySelectorAll(".room-card")).toHaveLength(count));
  await user.click(document.querySelector(".room-card")!);
  const dialog = await screen.findByRole("dialog");
  const drawer = within(dialog);
  await user.click(await drawer.findByRole("button", { name: "Resolver" }));
  const reason = drawer.getByRole("textbox", { name: "Motivo" });
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription("Falta este dato.");
  await user.keyboard("Una visita{Enter}");
  await waitFor(() => expect(drawer.queryByRole("form", { name: "Discrepancia" })).not.toBeInTheDocument());
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.click(await drawer.findByRole("button", { name: "Anotar" }));
  const seen = drawer.getByRole("combobox", { name: "Personas vistas" });
  expect(seen).toHaveFocus();
  expect(seen).toHaveAccessibleDescription("Escriba cuántas personas se han visto, de 0 a 20.");
  await user.selectOptions(seen, "0");
  await user.click(drawer.getByRole("button", { name: "Anotar" }));
  await drawer.findAllByText("Personas vistas", { selector: ".record-history *" });
});

it("is as it was where the server refuses; an unknown room leads back to the board", async () => {
  const { user, router } = open("/R-104", failing(roomStatusContract.actOnRoom, 500));
  const drawer = within(await screen.findByRole("dialog", { name: "Habitación 104" }));
  await user.click(await drawer.findByRole("button", { name: "Marcar sucia" }));
  const refused = /No se ha cambiado la habitación 104/;
  const notices = within(screen.getByRole("region", { name: "Avisos", hidden: true }));
  expect(await notices.findByText(refused)).toBeInTheDocument();
  // in the drawer, which hides the notices, and on the card, too
  expect(drawer.getByText(refused)).toBeVisible();
  expect(await card("104")).toHaveAccessibleName(/^104\W.*No se ha cambiado/);
  expect(await drawer.findByRole("button", { name: "Marcar sucia" })).toBeInTheDocument();
  await act(() => router.navigate(`${path}/R-999`));
  const unknown = within(await screen.findByRole("dialog", { name: "Estado" }));
  await user.click(await unknown.findByRole("link", { name: "Volver al estado de las habitaciones" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});
