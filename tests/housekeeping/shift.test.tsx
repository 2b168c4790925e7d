import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";

import { addDays } from "@/domain/civilDate";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const path = "/app/rooms/my-rooms";
const now = () => new Date("2026-03-27T10:00:00.000Z");

/** The list of a person who has rooms to clean. */
async function openShift() {
  alreadySignedIn();
  const app = openApp(`${path}?person=fatou`, { now });
  const list = within(await screen.findByRole("list", { name: "Mis habitaciones" }));
  const openRooms = list.getAllByRole("link", { name: /Pendiente/ });
  const [first, second] = openRooms.map((link) => /^\d+/.exec(link.textContent)![0]);
  return {
    ...app,
    list,
    first: first!,
    second: second!,
    open: (room: string) => app.user.click(screen.getByRole("link", { name: RegExp(`^${room}`) })),
    press: (name: string) => app.user.click(screen.getByRole("button", { name })),
  };
}

it("asks for the person once, and knows them on this device from then on", async () => {
  alreadySignedIn();
  const { user, router } = openApp(path, { now });
  expect(await screen.findByRole("combobox", { name: "Persona" })).toHaveDisplayValue("Elija su nombre");
  await user.selectOptions(screen.getByRole("combobox", { name: "Persona" }), "Fatou Diop");
  expect(router.state.location.search).toBe("?person=fatou");
  expect(screen.getByRole("list", { name: "Mis habitaciones" })).toBeInTheDocument();
  await act(() => router.navigate(path));
  expect(screen.getByRole("combobox", { name: "Persona" })).toHaveDisplayValue("Fatou Diop");
});

it("leads from room to room: begin, pause, finish; and has a single room under way", async () => {
  const { user, open, press, first, second } = await openShift();
  await open(first);
  expect(await screen.findByRole("heading", { name: `Habitación ${first}` })).toBeInTheDocument();
  await press("Empezar");
  expect(screen.getByRole("timer", { name: "Tiempo de limpieza" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: `Habitación ${first}` })).toHaveFocus(); // the pressed button has gone
  const toList = () => user.click(within(screen.getByRole("main")).getByRole("link", { name: "Mis habitaciones" }));
  await toList();
  await open(second);
  const start = screen.getByRole("button", { name: "Empezar" });
  expect(start).toHaveAttribute("aria-disabled", "true");
  expect(start).toHaveAccessibleDescription(`Termine o pause antes la ${first}.`);
  await toList();
  await open(first);
  await press("Pausar");
  await press("Empezar");
  await press("Terminar");
  expect(screen.getByText(/^No hay nada marcado en la lista/)).toBeInTheDocument(); // asked once
  await press("Terminar");
  expect(await screen.findByRole("heading", { name: `Habitación ${second}` })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Empezar" })).not.toHaveAttribute("aria-disabled"));
});

it("counts the minibar, asks what is missing, and charges nothing to the next guest", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: now() });
  onTestFinished(() => void vi.useRealTimers());
  const { user, open, press, db } = await openShift();
  const rooms = screen.getAllByRole("link", { name: /^\d+ ?Estancia/ });
  const number = /^\d+/.exec(rooms[0]!.textContent)![0];
  const { id: roomId } = db.hotel.rooms.find((one) => one.number === number)!;
  const { id } = db.rooms.stayIn(roomId)!.reservation;
  await open(number);
  async function count() {
    await press("Minibar");
    return within(screen.getByRole("dialog", { name: `Minibar, habitación ${number}` }));
  }
  const dialog = await count();
  await user.click(dialog.getByRole("button", { name: "Enviar" }));
  const more = dialog.getAllByRole("button", { name: /^Uno más/ })[0]!;
  await waitFor(() => expect(more).toHaveFocus());
  expect(more).toHaveAccessibleDescription("Indique qué falta del minibar.");
  for (const name of ["Uno más: Cerveza", "Uno más: Cerveza", "Uno menos: Cerveza"])
    await user.click(dialog.getByRole("button", { name }));
  await user.click(dialog.getByRole("button", { name: "Enviar" }));
  const beer = { description: "Minibar: Cerveza", quantity: 1, amount: 400 };
  const told = await screen.findByRole("list", { name: "Avisado hoy" });
  expect(told).toHaveTextContent(/^Minibar: 1 × Cerveza/); // in sight before it has arrived
  await waitFor(() => expect(db.hotel.get(id).charges.at(-1)).toMatchObject(beer));

  const again = await count();
  await user.click(again.getByRole("button", { name: "Uno más: Cerveza" }));
  const { businessDate } = db.hotel.property;
  const next = [...db.hotel.all()].find(({ state, arrival }) => state === "confirmed" && arrival > businessDate)!;
  const nights = [{ ...next.nights[0]!, date: businessDate, roomId }];
  const before = [...db.shift.minibar.entries()].length;
  act(() => {
    db.hotel.put({ ...db.hotel.get(id), state: "checkedOut", checkedOutOn: businessDate });
    const came = { state: "inHouse", checkedInOn: businessDate, arrival: businessDate } as const;
    db.hotel.put({ ...next, ...came, departure: addDays(businessDate, 1), nights });
  });
  expect(await again.findByText(/^El huésped ya ha salido/)).toBeInTheDocument();
  await user.click(again.getByRole("button", { name: "Enviar" }));
  expect(await again.findByText(/^Lo mismo ya se envió/)).toBeInTheDocument();
  expect([...db.shift.minibar.entries()]).toHaveLength(before);
  await user.click(again.getByRole("button", { name: "Enviar" }));
  await waitFor(() => expect([...db.shift.minibar.entries()]).toHaveLength(before + 1));
  expect(db.hotel.get(next.id).charges).toEqual(next.charges);
});

it("tells at once that the desk knows of other people in the room", async () => {
  const { user, open, press, first, db } = await openShift();
  await open(first);
  await press("Personas");
  const dialog = within(screen.getByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Enviar" }));
  const more = dialog.getByRole("button", { name: "Uno más: Personas vistas" });
  await waitFor(() => expect(more).toHaveFocus());
  expect(more).toHaveAccessibleDescription("Escriba cuántas personas se han visto, de 0 a 20.");
  await user.click(more);
  expect(more).not.toHaveAccessibleDescription();
  expect(dialog.getByText(/^(Recepción tiene a|Para recepción está libre)/)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Enviar" }));
  const { id } = db.hotel.rooms.find(({ number }) => number === first)!;
  await waitFor(() => expect(db.rooms.seenIn(id)).toBeDefined());
});

it("tells maintenance of a fault, and the desk of a lost thing", async () => {
  const { user, open, press, first, db } = await openShift();
  await open(first);
  await press("Avería");
  await press("Enviar");
  expect(screen.getByLabelText("Qué no funciona")).toHaveAccessibleDescription("Falta este dato.");
  await user.type(screen.getByLabelText("Qué no funciona"), "Gotea el grifo");
  await press("Enviar");
  expect(await screen.findByText(/Avería avisada/)).toBeInTheDocument();
  await press("Objeto perdido");
  await user.type(screen.getByRole("textbox", { name: /^Objeto/ }), "Gafas de sol");
  await user.type(screen.getByLabelText("Lugar en la habitación"), "mesilla");
  await press("Enviar");
  await waitFor(() =>
    expect(db.shift.lostThings.all().at(-1)).toMatchObject({ what: "Gafas de sol", foundBy: "Fatou Diop" }),
  );
});

it("sends a lost thing with the readable picture that was chosen last, which it waits for", async () => {
  const drawing = { fillRect: () => {}, drawImage: () => {} } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(drawing);
  const drawn = ["AAAA", "BBBB", "CCCC"].map((data) => `data:image/jpeg;base64,${data}`);
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockImplementation(() => drawn.shift()!);
  const read: (() => void)[] = [];
  const bitmap = { width: 40, height: 30, close: () => {} };
  vi.stubGlobal("createImageBitmap", ({ name }: File) =>
    name === "notas.png"
      ? Promise.reject(new Error("It is no picture."))
      : new Promise((resolve) => read.push(() => resolve(bitmap))),
  );
  const { user, open, press, first, db } = await openShift();
  await open(first);
  await press("Objeto perdido");
  await user.type(screen.getByRole("textbox", { name: /^Objeto/ }), "Reloj de bolsillo");
  const field = screen.getByLabelText("Añadir foto");
  const upload = (name: string) => user.upload(field, new File(["x"], name, { type: "image/png" }));
  const picture = () => screen.getByRole("img", { name: "Foto" });
  await upload("dedo.png");
  await upload("reloj.png");
  const send = screen.getByRole("button", { name: "Enviar" });
  expect(send).toBeDisabled();
  await act(async () => read[1]!());
  await waitFor(() => expect(send).toBeEnabled());
  await act(async () => read[0]!());
  expect(picture()).toHaveAttribute("src", "data:image/jpeg;base64,AAAA");
  await upload("notas.png");
  await waitFor(() => expect(field).toHaveAccessibleDescription("El archivo no es una foto que se pueda leer."));
  expect(picture()).toBeInTheDocument();
  await press("Quitar la foto");
  expect(screen.queryByRole("img", { name: "Foto" })).not.toBeInTheDocument();
  expect(field).not.toHaveAccessibleDescription();
  expect(field).toHaveFocus();
  await upload("reloj.png");
  await act(async () => read[2]!());
  await waitFor(() => expect(picture()).toBeInTheDocument());
  await press("Enviar");
  const sent = () => db.shift.lostThings.all().find(({ what }) => what === "Reloj de bolsillo");
  await waitFor(() => expect(sent()).toMatchObject({ picture: expect.any(String) }));
});
