import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";

import { inventoryContract } from "@/contract/rooms/inventoryCalls";
import type { Conditions } from "@/fakeBackend/core/conditions";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { loseAnswerOf } from "../support/loseAnswerOf";
import { failing, openApp } from "../support/openApp";

const api = createClient(inventoryContract);
const now = () => new Date("2026-04-14T08:00:00.000Z");
const path = "/app/rooms/inventory";

beforeAll(async () => {
  await import("react-data-table-component");
  for (const style of document.head.querySelectorAll("style")) style.remove();
});

function open(at = "", conditions: Partial<Conditions> = {}) {
  alreadySignedIn();
  return openApp(path + at, { now, ...conditions }, { reservations: 60 });
}

const table = (name: string) => screen.findByRole("table", { name });
const row = async (name: RegExp) => within(await table("Habitaciones")).findByRole("row", { name });
const drawer = async (name: string) => within(await screen.findByRole("dialog", { name }));
const numbers = () => screen.queryAllByRole("row").map(({ textContent }) => /^\d+/.exec(textContent)?.[0]);

async function write(user: ReturnType<typeof open>["user"], field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Names of the types in their order. */
const types = async () =>
  within(await table("Tipos de habitación"))
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent);

it("shows types with occupancy, beds, rooms and price, and finds rooms by a part of a number", async () => {
  const { user } = open();
  const type = await within(await table("Tipos de habitación")).findByRole("row", { name: /^DBL Doble 2–3/ });
  expect(type).toHaveTextContent("1 cama doble1688,00");
  expect(await row(/^101.*Individual/)).toBeInTheDocument();
  await user.type(screen.getByRole("searchbox", { name: "Filtrar habitaciones" }), "20");
  await waitFor(() =>
    expect(numbers().filter(Boolean)).toEqual(["201", "202", "203", "204", "205", "206", "207", "208", "209"]),
  );
});

it("creates a room, and says beside the field why a room cannot be so", async () => {
  const { user, db } = open("/-");
  const form = await drawer("Nueva habitación");
  await user.type(await form.findByLabelText(/^Número/), "1 04");
  await user.type(form.getByLabelText(/^Planta/), "uno");
  await user.click(form.getByRole("button", { name: "Crear habitación" }));
  const floor = form.getByLabelText(/^Planta/);
  await waitFor(() => expect(floor).toHaveAccessibleDescription("Escriba la planta en cifras, de −9 a 199."));
  await user.clear(floor);
  await user.type(floor, "−1");
  await user.click(form.getByRole("button", { name: "Crear habitación" }));
  const number = form.getByLabelText(/^Número/);
  await waitFor(() => expect(number).toHaveAccessibleDescription("Ya existe la habitación 104."));
  await user.clear(number);
  await user.type(number, "Ático");
  await user.click(form.getByRole("button", { name: "Crear habitación" }));
  await drawer("Habitación Ático");
  expect(db.hotel.rooms.at(-1)).toMatchObject({ number: "Ático", floor: -1 });
});

it("connects rooms, tells the history in words, and leads to the nights of a room in use", async () => {
  const { user, db, router } = open("/R-101");
  const form = await drawer("Habitación 101");
  await user.type(await form.findByRole("combobox", { name: "Comunica con" }), "102{ArrowDown}{Enter}");
  await user.click(form.getByRole("button", { name: "Guardar cambios" }));
  expect(await form.findByText("Cambios")).toBeInTheDocument();
  expect(form.getByText("Cambios").closest("li")).toHaveTextContent(/Comunica con.*102/);
  expect((await api.getRoom({ params: { id: "R-102" } })).connectsWith).toEqual(["R-101"]);

  const { rooms, nights, property } = db.hotel;
  const sold = rooms.find(({ id }) => nights.nightsInRoom(id, property.businessDate) > 1)!;
  const count = nights.nightsInRoom(sold.id, property.businessDate);
  await act(() => router.navigate(`${path}/${sold.id}`));
  const inUse = await drawer(`Habitación ${sold.number}`);
  expect(await inUse.findByRole("button", { name: "Desactivar" })).toHaveAttribute("aria-disabled", "true");
  const why = `La habitación ${sold.number} tiene ${count} noches futuras; reasígnelas antes.`;
  expect(inUse.getByText(why)).toBeInTheDocument();
  const link = inUse.getByRole("link", { name: new RegExp(`^${count} noches desde`) });
  expect(link).toHaveAttribute("href", expect.stringContaining(`floor=${sold.floor}&type=${sold.roomTypeId}`));
});

it("previews rooms of a line, refuses too many, creates them at once, and takes them back", async () => {
  const { user, db } = open();
  await table("Habitaciones");
  await user.click(screen.getByRole("button", { name: "Crear varias" }));
  const dialog = await drawer("Crear varias");
  await user.click(dialog.getByRole("button", { name: "Crear" }));
  const line = dialog.getByRole<HTMLInputElement>("textbox");
  expect(line).toHaveAccessibleDescription(/Escriba los números/);
  await write(user, line, "601–800, Doble, planta 6");
  expect(dialog.getByText(/^Se crearán 200 habitaciones/)).toHaveTextContent(/: 601, …, 800$/);
  await write(user, line, "1–99999, Doble, planta 6");
  await user.keyboard("{Enter}");
  expect(line).toHaveAccessibleDescription(/Puede crear hasta 200 habitaciones a la vez\./);
  expect(dialog.getByRole("status")).toBeEmptyDOMElement();
  expect(line).toHaveValue("1–99999, Doble, planta 6");
  await write(user, line, "111–114, Doble, planta 1");
  expect(dialog.getByText(/^Se crearán 2 habitaciones \(Doble, planta 1\):/)).toHaveTextContent("113, 114");
  expect(dialog.getByText(/^Ya existen 2/)).toHaveTextContent("111, 112");
  loseAnswerOf("post", /together$/);
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Creadas 2 habitaciones.", {}, { timeout: 8000 })).toBeInTheDocument();
  expect(db.hotel.rooms).toHaveLength(50);
  await user.keyboard("{Control>}z{/Control}");
  expect(await screen.findByText("Se han quitado 2 habitaciones.")).toBeInTheDocument();
  expect(db.hotel.rooms).toHaveLength(48);
}, 20_000);

it("opens the dialog again with what was typed where another desk was faster", async () => {
  const { user, db } = open();
  await table("Habitaciones");
  await user.click(screen.getByRole("button", { name: "Crear varias" }));
  await write(user, (await drawer("Crear varias")).getByRole("textbox"), "113–114, Doble, planta 1");
  db.hotel.setUp.rooms.put({ ...db.hotel.room("R-101")!, id: "R-113", number: "113" });
  await user.keyboard("{Enter}");
  const again = (await drawer("Crear varias")).getByRole("textbox");
  await waitFor(() => expect(again).toHaveAccessibleDescription(/Ya existe la habitación 113/));
  expect(again).toHaveValue("113–114, Doble, planta 1");
  expect(db.hotel.rooms.map(({ number }) => number)).not.toContain("114");
});

it("moves a type by its button, which keeps the focus, and back by undo or a refusal", async () => {
  const refusal = failing(inventoryContract.orderRoomTypes, 500);
  let isRefused = false;
  const { user, db } = open("", { failureOf: (called) => (isRefused ? refusal.failureOf(called) : undefined) });
  const down = await screen.findByRole("button", { name: "Bajar: Individual" });
  const before = await types();
  await user.click(down);
  expect((await types()).slice(0, 2)).toEqual(["Doble", "Individual"]);
  expect(down).toHaveFocus();
  expect(await screen.findByText("Orden de los tipos cambiado.")).toBeInTheDocument();
  expect(db.hotel.roomTypes[0]?.id).toBe("DBL");
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  await waitFor(() => expect(db.hotel.roomTypes[0]?.id).toBe("IND"));
  expect(await types()).toEqual(before);
  isRefused = true;
  await user.click(await screen.findByRole("button", { name: "Bajar: Individual" }));
  expect(await screen.findByText(/No se ha cambiado el orden de los tipos/)).toBeInTheDocument();
  await waitFor(async () => expect(await types()).toEqual(before));
});

it("changes a type: the people it takes are checked beside the field", async () => {
  const { user, db } = open("/types/type-DBL");
  const form = await drawer("Doble");
  await user.selectOptions(await form.findByLabelText("Ocupación máxima"), "1");
  await user.click(form.getByRole("button", { name: "Guardar cambios" }));
  await waitFor(() =>
    expect(form.getByLabelText("Ocupación máxima")).toHaveAccessibleDescription(
      "La ocupación máxima no puede ser menor que la base (2).",
    ),
  );
  await user.selectOptions(form.getByLabelText("Ocupación máxima"), "4");
  await user.clear(form.getByLabelText(/^Precio base/));
  await user.type(form.getByLabelText(/^Precio base/), "95,50");
  await user.click(form.getByRole("button", { name: "Guardar cambios" }));
  await waitFor(() => expect(db.hotel.setUp.listPrices.find("DBL")?.price).toBe(95_50));
  expect(db.hotel.roomType("DBL")?.maxOccupancy).toBe(4);
});

it("puts a picture before another by a button, and keeps the focus in the form", async () => {
  const pictures = ["AAAA", "BBBB"].map((data) => `data:image/png;base64,${data}`);
  const { user } = open("/R-101");
  const form = await drawer("Habitación 101");
  await form.findByLabelText("Zona");
  const { version, ...draft } = await api.getRoom({ params: { id: "R-101" } });
  await api.updateRoom({ params: { id: "R-101" }, body: { version, draft: { ...draft, pictures } } });
  const earlier = await form.findByRole("button", { name: "Colocar antes la imagen 2" });
  await user.click(earlier);
  expect(form.getByText("Imagen en el puesto 1 de 2")).toBeInTheDocument();
  expect(earlier).toHaveFocus();
  await user.click(form.getByRole("button", { name: "Guardar cambios" }));
  await waitFor(async () =>
    expect((await api.getRoom({ params: { id: "R-101" } })).pictures).toEqual(pictures.toReversed()),
  );
  const adding = form.getByLabelText("Añadir imágenes");
  await user.upload(
    adding,
    [1, 2, 3].map((one) => new File(["x"], `${one}.png`, { type: "image/png" })),
  );
  expect(await form.findByText("Puede añadir hasta 4 imágenes.")).toBeInTheDocument();
  await user.click(form.getByRole("button", { name: "Quitar la imagen 1" }));
  expect(adding).toHaveFocus();
  expect(form.queryByText("Puede añadir hasta 4 imágenes.")).not.toBeInTheDocument();
});
