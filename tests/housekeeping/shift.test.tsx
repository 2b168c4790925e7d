import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { cleaningContract } from "@/contract/rooms/cleaningTasks";
import { addDays } from "@/domain/civilDate";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const path = "/app/rooms/my-rooms";
const now = () => new Date("2026-03-27T10:00:00.000Z");

/** The list of a person who has rooms to clean. */
async function openShift(conditions = {}, person = "fatou") {
  alreadySignedIn();
  const app = openApp(`${path}?person=${person}`, { now, ...conditions });
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

it("leads from room to room: begin, pause, finish", async () => {
  const { open, press, first, second } = await openShift();
  await open(first);
  expect(await screen.findByRole("heading", { name: `Habitación ${first}` })).toBeInTheDocument();
  await press("Empezar");
  expect(screen.getByRole("timer", { name: "Tiempo de limpieza" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: `Habitación ${first}` })).toHaveFocus(); // the pressed button has gone
  await press("Pausar");
  await press("Empezar");
  await press("Terminar");
  expect(await screen.findByRole("heading", { name: `Habitación ${second}` })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("button", { name: "Empezar" })).not.toHaveAttribute("aria-disabled"));
});

it("has one room under way at a time, and says which", async () => {
  const { user, open, press, first, second } = await openShift();
  await open(first);
  await press("Empezar");
  await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Mis habitaciones" }));
  await open(second);
  const start = screen.getByRole("button", { name: "Empezar" });
  expect(start).toHaveAttribute("aria-disabled", "true");
  expect(start).toHaveAccessibleDescription(`Termine o pause antes la ${first}.`);
});

it("shows a room as done without a connection, with a mark that it waits", async () => {
  const { user, open, press, first, db } = await openShift();
  act(() => void window.dispatchEvent(new Event("offline")));
  await open(first);
  await press("Empezar");
  expect(screen.getByText("Se enviará en cuanto vuelva la conexión.")).toBeInTheDocument();
  await press("Terminar");
  await user.click(within(screen.getByRole("main")).getByRole("link", { name: "Mis habitaciones" }));
  expect(screen.getByRole("link", { name: RegExp(`^${first}.*Hecha.*Se enviará`) })).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(db.housekeeping.find(`HK-2026-03-27-R-${first}`)?.state).toBe("done"));
  expect(await screen.findByRole("link", { name: RegExp(`^${first}.*Hecha`) })).not.toHaveTextContent(/Se enviará/);
});

it("says why work was not recorded", async () => {
  const { open, press, first } = await openShift(
    failing(cleaningContract.actOnTask, { status: 409, message: "Ya asignada a Nadia." }, 1),
  );
  await open(first);
  await press("Empezar");
  const notice = await screen.findByText(RegExp(`^Lo hecho en la ${first} no se ha registrado`));
  expect(notice).toHaveTextContent("Ya asignada a Nadia.");
  await waitFor(() => expect(screen.getByRole("button", { name: "Empezar" })).toBeInTheDocument());
});

it("counts the minibar, and asks what is missing where nothing was counted", async () => {
  const { user, open, press, db } = await openShift();
  const rooms = screen.getAllByRole("link", { name: /^\d+ ?Estancia/ });
  const room = /^\d+/.exec(rooms[0]!.textContent)![0];
  const stay = db.rooms.stayIn(db.hotel.rooms.find(({ number }) => number === room)!.id)!.reservation;
  await open(room);
  await press("Minibar");
  const dialog = within(screen.getByRole("dialog", { name: `Minibar, habitación ${room}` }));
  await user.click(dialog.getByRole("button", { name: "Enviar" }));
  const more = dialog.getAllByRole("button", { name: /^Uno más/ })[0]!;
  await waitFor(() => expect(more).toHaveFocus());
  expect(more).toHaveAccessibleDescription("Indique qué falta del minibar.");
  await user.click(dialog.getByRole("button", { name: "Uno más: Cerveza" }));
  await user.click(dialog.getByRole("button", { name: "Uno más: Cerveza" }));
  await user.click(dialog.getByRole("button", { name: "Uno menos: Cerveza" }));
  await user.click(dialog.getByRole("button", { name: "Enviar" }));
  await waitFor(() => expect(db.hotel.get(stay.id).charges.at(-1)).toMatchObject({ description: "Minibar: Cerveza" }));
  expect(db.hotel.get(stay.id).charges.at(-1)).toMatchObject({ quantity: 1, amount: 400 });
});

it("charges the minibar to the guest who had the room when the count began, and says that they have left", async () => {
  const { user, open, press, db } = await openShift();
  const rooms = screen.getAllByRole("link", { name: /^\d+ ?Estancia/ });
  const number = /^\d+/.exec(rooms[0]!.textContent)![0];
  const { id: roomId } = db.hotel.rooms.find((one) => one.number === number)!;
  const stay = db.hotel.get(db.rooms.stayIn(roomId)!.reservation.id);
  await open(number);
  await press("Minibar");
  const dialog = within(screen.getByRole("dialog", { name: `Minibar, habitación ${number}` }));
  await user.click(dialog.getByRole("button", { name: "Uno más: Cerveza" }));
  const { businessDate } = db.hotel.property;
  const next = [...db.hotel.all()].find(({ state, arrival }) => state === "confirmed" && arrival > businessDate)!;
  const nights = [{ ...next.nights[0]!, date: businessDate, roomId }];
  act(() => {
    db.hotel.put({ ...stay, state: "checkedOut", checkedOutOn: businessDate });
    const came = { state: "inHouse", checkedInOn: businessDate, arrival: businessDate } as const;
    db.hotel.put({ ...next, ...came, departure: addDays(businessDate, 1), nights });
  });
  expect(await dialog.findByText(/^El huésped ya ha salido/)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Enviar" }));
  await waitFor(() => expect([...db.shift.minibar.entries()]).toHaveLength(1));
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
  expect(screen.getByLabelText("Qué no funciona")).toHaveAccessibleDescription("Diga qué está averiado.");
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

it("keeps the picture of a lost thing where another cannot be read, until it is taken off", async () => {
  const drawing = { fillRect: () => {}, drawImage: () => {} } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(drawing);
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockReturnValue("data:image/jpeg;base64,AAAA");
  vi.stubGlobal("createImageBitmap", async ({ name }: File) => {
    if (name === "notas.png") throw new Error("It is no picture.");
    return { width: 40, height: 30, close: () => {} };
  });
  const { user, open, press, first } = await openShift();
  await open(first);
  await press("Objeto perdido");
  const field = screen.getByLabelText("Añadir foto");
  const file = (name: string) => new File(["x"], name, { type: "image/png" });
  await user.upload(field, file("reloj.png"));
  expect(await screen.findByRole("img", { name: "Foto" })).toBeInTheDocument();
  await user.upload(field, file("notas.png"));
  await waitFor(() => expect(field).toHaveAccessibleDescription("El archivo no es una foto que se pueda leer."));
  expect(screen.getByRole("img", { name: "Foto" })).toBeInTheDocument();
  await press("Quitar la foto");
  expect(screen.queryByRole("img", { name: "Foto" })).not.toBeInTheDocument();
  expect(field).not.toHaveAccessibleDescription();
  expect(field).toHaveFocus();
});

it("sends a lost thing with its picture, which it waits for: of two, with the one that was chosen last", async () => {
  const drawing = { fillRect: () => {}, drawImage: () => {} } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(drawing);
  vi.spyOn(HTMLCanvasElement.prototype, "toDataURL")
    .mockReturnValueOnce("data:image/jpeg;base64,AAAA")
    .mockReturnValueOnce("data:image/jpeg;base64,BBBB");
  const read: (() => void)[] = [];
  const bitmap = { width: 40, height: 30, close: () => {} };
  vi.stubGlobal("createImageBitmap", () => new Promise((resolve) => read.push(() => resolve(bitmap))));
  const { user, open, press, first, db } = await openShift();
  await open(first);
  await press("Objeto perdido");
  await user.type(screen.getByRole("textbox", { name: /^Objeto/ }), "Reloj de bolsillo");
  const upload = (name: string) =>
    user.upload(screen.getByLabelText("Añadir foto"), new File(["x"], name, { type: "image/png" }));
  await upload("dedo.png");
  await upload("reloj.png");
  const send = screen.getByRole("button", { name: "Enviar" });
  expect(send).toBeDisabled();
  await act(async () => read[1]!());
  await waitFor(() => expect(send).toBeEnabled());
  await act(async () => read[0]!());
  expect(screen.getByRole("img", { name: "Foto" })).toHaveAttribute("src", "data:image/jpeg;base64,AAAA");
  await press("Enviar");
  const sent = () => db.shift.lostThings.all().find(({ what }) => what === "Reloj de bolsillo");
  await waitFor(() => expect(sent()).toMatchObject({ picture: expect.any(String) }));
});
