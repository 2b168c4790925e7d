import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { folioContract } from "@/contract/reservations/folios";
import { leftOn } from "@/domain/rates/availability";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { bookingDraft } from "../support/bookingDraft";
import { openApp } from "../support/openApp";
import { dates, desk } from "../faults/matrix/desk";

async function openRooms(count: string) {
  alreadySignedIn();
  const app = openApp(desk.form, { now: () => new Date("2026-03-27T10:00:00.000Z") });
  await desk.writeBooking(app);
  await app.user.selectOptions(await desk.field("Habitaciones"), count);
  const row = (name: string) => within(screen.getByRole("group", { name }));
  const open = async (name: string) => app.user.click(row(name).getByRole("button", { name: /^Editar: / }));
  const create = () => desk.click(app, "Crear reserva");
  return { ...app, row, open, create };
}

/** Sells the type until one room of it is left. */
async function leaveOne(hotel: Hotel) {
  const left = () => leftOn({ ...hotel.nights.count("FAM", "2026-05-08"), date: "2026-05-08" });
  while (left() > 1)
    await desk.api.createReservation({
      body: { clientId: crypto.randomUUID(), draft: { ...bookingDraft, roomTypeId: "FAM" } },
    });
}

const sentence = "La noche del 08/05/2026 se puede vender un máximo de 1 de Familiar.";

const cents = (shown: string | null) => Number(shown!.replace(/\D/g, ""));
const total = () => cents(screen.getByText("Total").nextElementSibling!.textContent);
const priceOf = (room: RegExp) => cents(screen.getByText(room, { selector: "dt" }).nextElementSibling!.textContent);

it("says the price of each kind of room and of all before they are booked", async () => {
  const { user, row, open } = await openRooms("1");
  const first = total();
  await user.selectOptions(await desk.field("Habitaciones"), "3");
  await waitFor(() => expect(total()).toBe(3 * first));
  expect(priceOf(/^2 × Familiar · 2 adultos/)).toBe(2 * first);
  await open("Habitaciones 2 a 3");
  await user.click(row("Habitaciones 2 a 3").getByRole("button", { name: "Una es distinta" }));
  await user.selectOptions(row("Habitación 3").getByLabelText("Adultos"), "3");
  await waitFor(() => expect(priceOf(/^1 × Familiar · 3 adultos/)).toBeGreaterThanOrEqual(first));
  expect(total()).toBe(2 * first + priceOf(/^1 × Familiar · 3 adultos/));
});

it("has twenty rooms of a kind in a row, which is changed as a whole; each can be named", async () => {
  const { user, row, open } = await openRooms("20");
  expect(screen.queryByLabelText("Huésped de la habitación 2")).not.toBeInTheDocument();
  await open("Habitaciones 2 a 20");
  const all = row("Habitaciones 2 a 20");
  expect(all.getAllByLabelText(/^Huésped de la habitación/)).toHaveLength(19);
  await user.click(all.getByLabelText("Huésped de la habitación 9"));
  await user.paste("Luis Pérez");
  await user.selectOptions(all.getByLabelText("Adultos"), "1");
  expect(priceOf(/^19 × Familiar · 1 adulto$/)).toBeGreaterThan(0);
  await user.selectOptions(all.getByLabelText("Cuántas"), "8");
  expect(row("Habitaciones 2 a 9").getByLabelText("Huésped de la habitación 9")).toHaveValue("Luis Pérez");
  await user.click(row("Habitaciones 2 a 9").getByRole("button", { name: "Quitar 8 habitaciones" }));
  expect(await desk.field("Habitaciones")).toHaveValue("1");
  expect(await desk.field("Habitaciones")).toHaveFocus();
});

it("leads from the record of a room to the others, by the names of their guests", async () => {
  const { user, row, open, create } = await openRooms("3");
  await open("Habitaciones 2 a 3");
  await user.click(row("Habitaciones 2 a 3").getByLabelText("Huésped de la habitación 2"));
  await user.paste("Luis Pérez");
  await create();
  expect(await screen.findByRole("heading", { name: "Editar reserva" })).toBeInTheDocument();
  const others = screen.getByText("Reservada junto con").nextElementSibling;
  expect(others).toHaveTextContent("Luis Pérez, Zoe Nadal (3)");
});

it("takes the whole booking back with a press, and makes it again with another", async () => {
  const { user, create } = await openRooms("3");
  await create();
  expect(await screen.findByText("Se han creado 3 reservas.")).toBeInTheDocument();
  expect(screen.queryByText(/^Reserva RSV-\d+ creada/)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(await screen.findByText("3 reservas eliminadas.")).toBeInTheDocument();
  expect(await screen.findByRole("table", { name: "Lista de Reservas" })).toBeInTheDocument();
  expect(await desk.booked()).toBe(0);
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  await waitFor(async () => expect(await desk.booked()).toBe(3));
});

it("takes back a booking whose first room pays for all, but for the room that has paid since", async () => {
  const { user, create } = await openRooms("3");
  await user.click(screen.getByRole("switch", { name: "Habitación" }));
  await create();
  await screen.findByText("Se han creado 3 reservas.");
  const { rows } = await desk.api.listReservations({ query: { text: "zoe nadal" } });
  const { id, version } = rows.find(({ customer }) => customer.endsWith("(3)"))!;
  await createClient(folioContract).actOnFolio({
    params: { id, action: "pay" },
    body: { version, method: "cash", amount: 1000, isDeposit: true, sourceRef: "deposit" },
  });
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(await screen.findByText(/No se ha podido eliminar la reserva de Zoe Nadal \(3\)/)).toBeInTheDocument();
  expect(await desk.booked()).toBe(2);
});

it("says beside a room that its type is full, and keeps all that was typed", async () => {
  const { db, user, row, open, create } = await openRooms("2");
  await open("Habitación 2");
  await user.click(row("Habitación 2").getByLabelText("Huésped de la habitación 2"));
  await user.paste("Luis Pérez");
  await leaveOne(db.hotel);
  await create();
  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  expect(row("Habitación 2").getByLabelText("Tipo y tarifa")).toBeInvalid();
  expect(row("Habitación 2").getByText(sentence)).toBeInTheDocument();
  expect(row("Habitación 2").getByLabelText("Huésped de la habitación 2")).toHaveValue("Luis Pérez");
  expect(await desk.field("Correo electrónico")).toHaveValue("zoe.nadal@example.org");
  expect(await desk.booked()).toBe(0);
  const ways = within(row("Habitación 2").getByRole("group", { name: "Qué se puede ofrecer" }));
  await user.click(ways.getByRole("button", { name: "Quitar la habitación 2" }));
  await create();
  expect(await screen.findByText(/^Reserva RSV-\d+ creada$/)).toBeInTheDocument();
});

it("says once how many rooms of a row are too many, and gives those another type with a press", async () => {
  const { db, user, row, create } = await openRooms("4");
  await leaveOne(db.hotel);
  await create();
  const summary = await screen.findByRole("alert");
  expect(within(summary).getAllByText(sentence)).toHaveLength(1);
  expect(row("Habitaciones 2 a 4").getByText(`3 de 3 no caben: ${sentence}`)).toBeInTheDocument();
  await user.click(row("Habitaciones 2 a 4").getByRole("button", { name: /^3 × Doble ·/ }));
  expect(row("Habitaciones 2 a 4").queryByText(/no caben/)).not.toBeInTheDocument();
  await create();
  expect(await screen.findByText("Se han creado 4 reservas.")).toBeInTheDocument();
  const { rows } = await desk.api.listReservations({ query: { text: "zoe nadal" } });
  expect(rows.map(({ roomTypeId }) => roomTypeId).toSorted()).toEqual(["DBL", "DBL", "DBL", "FAM"]);
});

it("sells a room more than there are once a reason is given", async () => {
  const app = await openRooms("2");
  await leaveOne(app.db.hotel);
  await app.create();
  await desk.write(app, "Motivo para vender de todos modos", "Lo pide dirección");
  await app.create();
  expect(await screen.findByText("Se han creado 2 reservas.")).toBeInTheDocument();
  expect(await desk.booked()).toBe(2);
});

it("opens a row whose fields are wrong, says so beside them, and keeps what was typed", async () => {
  const { user, row, open, create } = await openRooms("4");
  await open("Habitaciones 2 a 4");
  await user.selectOptions(row("Habitaciones 2 a 4").getByLabelText("Niños"), "1");
  await user.click(row("Habitaciones 2 a 4").getByLabelText("Huésped de la habitación 3"));
  await user.paste("L".repeat(101));
  await open("Habitaciones 2 a 4");
  await user.clear(await desk.field("Correo electrónico"));
  await user.paste("zoe nadal@example.org");
  await create();
  const summary = await screen.findByRole("alert");
  expect(within(summary).getAllByRole("link", { name: "Indique la edad de cada niño." })).toHaveLength(1);
  expect(row("Habitaciones 2 a 4").getByLabelText("Edad del niño 1")).toBeInvalid();
  const guest = row("Habitaciones 2 a 4").getByLabelText("Huésped de la habitación 3");
  expect(guest).toHaveValue("L".repeat(101));
  expect(guest).toBeInvalid();
  expect(await desk.field("Correo electrónico")).toBeInvalid();
  expect(await desk.field("Correo electrónico")).toHaveValue("zoe nadal@example.org");
  await user.selectOptions(row("Habitaciones 2 a 4").getByLabelText("Edad del niño 1"), "6");
  await user.clear(guest);
  await user.paste("Luis María Fernández de Córdoba y Ponce de León del Real Sitio");
  await user.clear(await desk.field("Correo electrónico"));
  await user.paste("zoe.nadal@example.org");
  await create();
  expect(await screen.findByText("Se han creado 4 reservas.")).toBeInTheDocument();
  expect((await screen.findByText("Reservada junto con")).nextElementSibling).toHaveTextContent(
    "Zoe Nadal (2), Luis María Fernández de Córdoba y Ponce de León del Real Sitio, Zoe Nadal (4)",
  );
});

it("begins with the dates, and proposes the lowest price that suits until a type is chosen", async () => {
  alreadySignedIn();
  const app = openApp(desk.form, { now: () => new Date("2026-03-27T10:00:00.000Z") });
  await waitFor(async () => expect(await desk.field("Llegada y salida")).toHaveFocus());
  await app.user.paste(dates);
  const chosen = async () => (await screen.findByRole("radio", { name: /desde/, checked: true })).getAttribute("value");
  expect(await chosen()).toBe("DBL");
  await app.user.selectOptions(await desk.field("Adultos"), "4");
  await waitFor(async () => expect(await chosen()).toBe("FAM"));
  await app.user.selectOptions(await desk.field("Adultos"), "2");
  await app.user.click(await screen.findByRole("radio", { name: /^Suite ?desde/ }));
  await app.user.selectOptions(await desk.field("Adultos"), "4");
  const suite = await screen.findByRole("radio", { name: /^Suite/ });
  await waitFor(() => expect(suite).toBeChecked());
});
