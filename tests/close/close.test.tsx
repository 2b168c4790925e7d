import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";

import { closeContract } from "@/contract/day/close";
import type { Conditions, Failure } from "@/fakeBackend/core/conditions";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { closeApi, closeDay } from "../support/closeCalls";
import { book, draftOf, hotelApi } from "../support/hotelBackend";
import { openApp } from "../support/openApp";

const now = () => new Date("2026-04-14T21:30:00.000Z");
const today = "2026-04-14";
const path = "/app/booking/close";
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const step = async (name: string) => within(await screen.findByRole("listitem", { name }));
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
/** Names of the steps that are unfolded. */
const unfolded = () =>
  screen
    .getAllByRole("listitem")
    .filter((item) => item.querySelector(":scope > details[open]"))
    .map((item) => item.querySelector("h2")?.textContent);

interface Guest {
  nights?: number;
  deposit?: number;
  method?: "cash" | "card";
}

/** The close of an empty house, with some guests who should have come. */
async function openClosePage(guests: Record<string, Guest> = {}, conditions: Partial<Conditions> = {}) {
  alreadySignedIn();
  const app = openApp("/app/tasks", { now, ...conditions }, { isEmpty: true });
  for (const [firstName, { nights = 2, deposit, method = "cash" }] of Object.entries(guests)) {
    const departure = `2026-04-${14 + nights}`;
    const { id, version } = await book({ arrival: today, departure, newGuest: { ...draftOf().newGuest!, firstName } });
    const body = { version, amount: deposit, method, isDeposit: true, sourceRef: `deposit:${id}` } as const;
    if (deposit) await hotelApi.actOnFolio({ params: { id, action: "pay" }, body });
  }
  await app.router.navigate(path);
  return app;
}

/** A guest of one night is in house, and the business day of the arrival is closed. */
async function keepLate(firstName: string) {
  const newGuest = { ...draftOf().newGuest!, firstName };
  const { id, version } = await book({ arrival: today, departure: "2026-04-15", newGuest });
  const [choice] = await hotelApi.listRoomChoices({ params: { id } });
  const act = (action: string, at: number, roomId?: string) =>
    hotelApi.actOnReservation({ params: { id, action }, body: { version: at, roomId } });
  await act("checkIn", (await act("assignRoom", version, choice!.room.id)).version);
  return id;
}

/** A fee follows: the yes is asked for. */
async function markNoShow(user: UserEvent) {
  await user.click(await button("No-show: Ana Iglesias"));
  const dialog = within(await screen.findByRole("dialog", { name: "¿No se ha presentado Ana Iglesias?" }));
  await user.click(dialog.getByRole("button", { name: "No-show" }));
}

async function confirmClose(user: UserEvent) {
  await user.click(await button("Cerrar el día"));
  const dialog = within(await screen.findByRole("dialog", { name: "Cerrar el 14/04/2026" }));
  expect(dialog.getByText("La fecha hotelera pasa al miércoles, 15 de abril.")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Cerrar el día" }));
}

it("shows each step with its state, unfolds what is open, and leads to what the close lacks", async () => {
  const { user } = await openClosePage({ Ana: { deposit: 50_00 } });
  const steps = within(await screen.findByRole("list", { name: "Pasos del cierre" }));
  const states = steps
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(states).toEqual([
    ["Llegadas pendientes", "Por resolver · 1"],
    ["Salidas pendientes", "Hecho"],
    ["Llegadas de mañana sin habitación", "Hecho"],
    ["Arqueo de cobros", "Por resolver · 1"],
    ["Cargos de la noche", "Al cerrar"],
    ["Limpieza de mañana", "Al cerrar"],
    ["Mensajes a huéspedes", "Al cerrar"],
    ["Cambio de fecha e informe", "Al cerrar"],
  ]);
  const close = await button("Cerrar el día");
  expect(close).toHaveAccessibleDescription("Llegadas sin resolver: 1. Formas de pago sin contar: 1.");
  await user.click(close);
  expect(screen.getByText("Llegadas sin resolver: 1.")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  const end = within(await screen.findByRole("region", { name: "Cerrar el día" }));
  expect(end.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Llegadas pendientes · 1",
    "Arqueo de cobros · 1",
  ]);
  expect(unfolded()).toEqual(["Llegadas pendientes"]);
  await user.click(end.getByRole("link", { name: /^Arqueo de cobros/ }));
  expect(await heading("Arqueo de cobros")).toHaveFocus();
  expect(unfolded()).toEqual(["Llegadas pendientes", "Arqueo de cobros"]);
  await user.click(await heading("Arqueo de cobros"));
  expect(unfolded()).toEqual(["Llegadas pendientes"]);
  await user.click(end.getByRole("link", { name: /^Arqueo de cobros/ })); // once more, though the address is the same
  expect(unfolded()).toEqual(["Llegadas pendientes", "Arqueo de cobros"]);
  await user.click(await button("Coincide: Efectivo"));
  await markNoShow(user);
  expect(await heading("Llegadas pendientes")).toHaveFocus();
  await waitFor(() => expect(end.queryByText(/^Para cerrar falta/)).toBeNull());
});

it("marks all no-shows together, says the cost, and takes them back later from their step", async () => {
  const { user, db, router } = await openClosePage({ Ana: {}, Luis: {}, Eva: {} });
  expect(await screen.findByText("0 de 3")).toBeInTheDocument();
  await user.click(await button("Marcar 3 no-shows"));
  const dialog = within(await screen.findByRole("dialog", { name: "Marcar 3 no-shows" }));
  const costs = dialog.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(costs).toEqual([
    expect.stringMatching(/^Ana Iglesias · \d+/),
    expect.stringMatching(/^Eva/),
    expect.stringMatching(/^Luis/),
  ]);
  expect(dialog.getByText(/^Se cargarán \d+,\d\d\s€ \(no sujeto a IVA\)$/)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Marcar 3 no-shows" }));
  expect(await screen.findByText("No queda nadie por llegar.")).toBeInTheDocument();
  expect(await heading("Llegadas pendientes")).toHaveFocus();
  expect(screen.getByText("3 de 3")).toBeInTheDocument();
  expect(await screen.findAllByText("3 no-shows marcados.")).not.toHaveLength(0);
  const states = () => [...db.hotel.all()].map(({ state }) => state);
  await waitFor(() => expect(states()).toEqual(["noShow", "noShow", "noShow"]));

  await router.navigate("/app/tasks");
  await router.navigate(path);
  expect(await screen.findByText("No queda nadie por llegar.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Deshacer: 3 no-shows/ })).toBeNull(); // folded, as the step is done
  await user.click(await heading("Llegadas pendientes"));
  await user.click(await button(/^Deshacer: 3 no-shows marcados/));
  expect(await heading("Llegadas pendientes")).toHaveFocus();
  expect(await button("Marcar 3 no-shows")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Deshacer: 3 no-shows/ })).toBeNull();
  await waitFor(() => expect(states()).toEqual(["confirmed", "confirmed", "confirmed"]));
});

it("gives tomorrow's arrivals their rooms, all or a single guest, and takes them back", async () => {
  const { user, db } = await openClosePage();
  const names = ["Ana", "Luis"];
  for (const firstName of names)
    await book({ arrival: "2026-04-15", departure: "2026-04-17", newGuest: { ...draftOf().newGuest!, firstName } });
  await user.click(await heading("Llegadas de mañana sin habitación"));
  const rooms = () => [...db.hotel.all()].flatMap(({ nights }) => nights.flatMap(({ roomId }) => roomId ?? []));
  await user.click(await button("Asignar 2 automáticamente"));
  expect(await screen.findByText("Todas las llegadas de mañana tienen habitación.")).toBeInTheDocument();
  await waitFor(() => expect(rooms()).toHaveLength(4));
  expect(new Set(rooms()).size).toBe(2);
  await user.click(await button(/^Deshacer: 2 habitaciones asignadas/));
  await waitFor(() => expect(rooms()).toEqual([]));
  await user.click(await button("Asignar habitación: Luis Iglesias"));
  expect(await button(/^Deshacer: 1 habitación asignada\. Luis/)).toBeInTheDocument();
  expect(await button("Asignar habitación: Ana Iglesias")).toBeInTheDocument();
  await waitFor(() => expect(rooms()).toHaveLength(2));
});

it("shows the price of each added night, marks a changed price, and leaves out the unchosen", async () => {
  const { user, db } = await openClosePage();
  for (const firstName of ["Ana", "Luis"]) await keepLate(firstName);
  const ana = [...db.hotel.all()].find(({ guestId }) => db.hotel.guests.get(guestId).firstName === "Ana")!;
  db.hotel.put({ ...ana, nights: ana.nights.map((night) => ({ ...night, price: 50_00 })) });
  await closeDay(today);
  await user.click(await button("Alargar 2 estancias una noche"));
  const dialog = within(await screen.findByRole("dialog", { name: "Alargar 2 estancias una noche" }));
  const [one, other] = dialog.getAllByRole("listitem");
  expect(one).toHaveTextContent(
    /^Ana Iglesias · \d+,\d\d\s€Alargar, por noche: \d+,\d\d\s€ · Otro precio; última noche: 50,00\s€$/,
  );
  expect(other).not.toHaveTextContent(/Otro precio/);
  await user.click(within(one!).getByRole("checkbox"));
  const row = (await closeApi.getClose()).departures.find(({ customer }) => customer.startsWith("Luis"));
  const sum = dialog.getByText(/^Cambio de precio: /).textContent.replace(/\D/g, "");
  expect(Number(sum)).toBe(row!.price.extend);
  await user.click(dialog.getByRole("button", { name: "Alargar 1 estancia una noche" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: "Luis Iglesias" })).toBeNull());
  expect(await screen.findByRole("link", { name: "Ana Iglesias" })).toBeInTheDocument();
});

it("closes the day after a question, and shows the next date with the report of the day", async () => {
  const { user, router } = await openClosePage();
  await book({ arrival: "2026-04-15", departure: "2026-04-16" });
  await router.navigate("/app/booking/checkinout");
  await user.click(await button("Cierre del día"));
  await confirmClose(user);
  const head = within(screen.getByRole("region", { name: "Día abierto" }));
  expect(await head.findByText("miércoles, 15 de abril")).toBeInTheDocument();
  expect(head.getByText("Último cierre").nextElementSibling).toHaveTextContent(/^14\/04\/2026 · Marina Solé/);
  const report = within(await screen.findByRole("region", { name: "Informe del 14/04/2026" }));
  expect(report.getByRole("heading", { name: "Informe del 14/04/2026" })).toHaveFocus();
  expect(await report.findByText("Ocupación")).toBeInTheDocument();
  expect(await (await step("Llegadas pendientes")).findByText("Abierto · 1")).toBeInTheDocument();
  expect(screen.getByText(/^El día está abierto: /)).toBeInTheDocument();
  const closed = await screen.findByRole("heading", { name: "Informes de días cerrados" });
  expect(closed.closest("details")).not.toHaveAttribute("open");
  await user.click(closed);
  const reports = await screen.findByRole("table", { name: "Informes de días cerrados" });
  expect(
    await within(reports).findByRole("row", { name: /14\/04\/2026 0\s% 0,00\s€ Marina Solé/ }),
  ).toBeInTheDocument();
  await user.click(head.getByRole("link", { name: "14/04/2026" }));
  expect(await screen.findByRole("heading", { name: "Informe del 14/04/2026" })).toBeInTheDocument();
});

it("solves a row at once, has it back when it is refused, and closes behind it once online", async () => {
  const fate: { failure?: Failure } = { failure: { status: 409, message: "Está en uso." } };
  const { user, db } = await openClosePage(
    { Ana: {} },
    {
      failureOf: (called) =>
        called === closeContract.solveInClose || called === closeContract.closeDay ? fate.failure : undefined,
    },
  );
  await markNoShow(user);
  expect(await screen.findByText("No se ha hecho en el cierre del día. Está en uso.")).toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "Ana Iglesias" })).toBeInTheDocument();
  fate.failure = "connection lost";
  await markNoShow(user);
  const arrivals = await step("Llegadas pendientes");
  await waitFor(() => expect(arrivals.queryByRole("link", { name: "Ana Iglesias" })).not.toBeInTheDocument());
  expect(arrivals.getByRole("heading", { level: 2 })).toHaveFocus();
  await confirmClose(user);
  expect(await screen.findByText("«Cerrar el día» se hará en cuanto vuelva la conexión.")).toBeInTheDocument();
  expect(db.hotel.property.businessDate).toBe(today);
  fate.failure = undefined;
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(db.hotel.property.businessDate).toBe("2026-04-15"));
  expect((await closeApi.getDayReport({ params: { date: today } })).noShows).toBe(1);
});

it("says why an act is not possible yet, and comes back from a check-in to the step it left", async () => {
  const morning = { now: () => new Date("2026-04-14T08:00:00.000Z") };
  const { user } = await openClosePage({ Ana: { nights: 1 }, Luis: {} }, morning);
  const all = await button("Marcar 2 no-shows");
  expect(all).toHaveAttribute("aria-disabled", "true");
  expect(all).toHaveAccessibleDescription(/^Para varias reservas a la vez, a partir de las 18:00/);
  await user.click(all);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(await button("Mover la llegada a mañana: Luis Iglesias")).not.toHaveAttribute("aria-disabled");
  const move = await button("Mover la llegada a mañana: Ana Iglesias");
  expect(move).toHaveAttribute("aria-disabled", "true");
  expect(move).toHaveAccessibleDescription("No le quedan noches después de hoy: cambie las fechas en la reserva.");
  const reason = screen.getByText("No le quedan noches después de hoy: cambie las fechas en la reserva.");
  expect(reason).not.toBeVisible();
  await user.click(move);
  expect(reason).toBeVisible();
  await user.click(await screen.findByRole("link", { name: "Check-in de Ana Iglesias" }));
  await screen.findByRole("dialog", { name: "Check-in de Ana Iglesias" });
  await user.keyboard("{Escape}");
  await waitFor(async () => expect(await heading("Llegadas pendientes")).toHaveFocus());
  await markNoShow(user); // alone at any hour
  await waitFor(() => expect(screen.queryByRole("link", { name: "Ana Iglesias" })).not.toBeInTheDocument());
});

it("asks before an act in a row charges a fee, and how a late departure pays its balance", async () => {
  const { user, db } = await openClosePage();
  const id = await keepLate("Ana");
  const pending = { arrival: today, departure: "2026-04-16", state: "pending", guarantee: "none" } as const;
  const unconfirmed = await book({ ...pending, ratePlanId: "NRF", newGuest: draftOf().newGuest! });
  await user.click(await button(/^Cancelar por no confirmada: /));
  const dialog = within(await screen.findByRole("dialog", { name: /^¿Cancelar la reserva de .*\?$/ }));
  expect(dialog.getByText(/^Se cargarán [\d.]+,\d\d\s€ \(no sujeto a IVA\)$/)).toBeInTheDocument();
  expect(db.hotel.get(unconfirmed.id).state).toBe("pending");
  await user.click(dialog.getByRole("button", { name: "Cancelar por no confirmada" }));
  await waitFor(() => expect(db.hotel.get(unconfirmed.id).state).toBe("cancelled"));

  await closeDay(today);
  await user.click(await button(/^Cobrar y dar salida: /));
  const payment = within(await screen.findByRole("dialog", { name: /^¿Cómo paga .* los \d+,00\s€\?$/ }));
  await user.click(payment.getByRole("button", { name: "Tarjeta" }));
  expect(await screen.findByText("No queda nadie por salir.")).toBeInTheDocument();
  expect(await button("Coincide: Tarjeta")).toBeInTheDocument();
  const { state, payments } = db.hotel.get(id);
  expect([state, payments.map(({ method }) => method)]).toEqual(["checkedOut", ["card"]]);
});

it("counts at a press what is as expected, and asks for the reason of a difference", async () => {
  const { user } = await openClosePage({ Ana: { deposit: 50_00 }, Luis: { deposit: 30_00, method: "card" } });
  await user.click(await heading("Arqueo de cobros"));
  await user.click(await button("Coincide: Tarjeta"));
  const cash = await step("Arqueo de cobros");
  expect(await cash.findByRole("row", { name: /30,00\s€ 30,00\s€ 0,00\s€/ })).toBeInTheDocument();
  expect(cash.queryByText("Hecho")).not.toBeInTheDocument();
  await user.click(await button("Contar: Efectivo"));
  const dialog = within(await screen.findByRole("dialog", { name: "Contar: Efectivo" }));
  const save = dialog.getByRole("button", { name: "Guardar arqueo" });
  await user.click(save);
  expect(dialog.getByLabelText("Importe contado (EUR)")).toHaveAccessibleDescription(/^Escriba un importe de hasta /);
  await user.type(dialog.getByLabelText("Importe contado (EUR)"), "48,50");
  await user.click(save);
  expect(dialog.getByLabelText("Motivo de la diferencia")).toHaveAccessibleDescription(
    /^Explique la diferencia de −1,50\s€\.$/,
  );
  await user.type(dialog.getByLabelText("Motivo de la diferencia"), "Cambio mal dado");
  await user.click(save);
  expect(await cash.findByRole("row", { name: /50,00\s€ 48,50\s€ −1,50\s€/ })).toHaveTextContent("Cambio mal dado");
  expect(cash.getByText("Hecho")).toBeInTheDocument();
});

it("warns before a second close in one day, and closes with the reason", async () => {
  const { user, router, db } = await openClosePage({});
  await closeDay(today);
  await router.navigate("/app/booking/checkinout");
  await router.navigate(path);
  await user.click(await button("Cerrar el día"));
  const dialog = within(await screen.findByRole("dialog", { name: "Cerrar el 15/04/2026" }));
  expect(dialog.getByRole("alert")).toHaveTextContent(/14 de abril.* ya está cerrado.*15 de abril.* no ha empezado/);
  await user.click(dialog.getByRole("button", { name: "Cerrar el día" }));
  expect(dialog.getByLabelText("Motivo del cierre anticipado")).toBeInvalid();
  expect(db.hotel.property.businessDate).toBe("2026-04-15");
  await user.type(dialog.getByLabelText("Motivo del cierre anticipado"), "Traslado de sistema");
  await user.click(dialog.getByRole("button", { name: "Cerrar el día" }));
  expect(await screen.findByText("Traslado de sistema")).toBeInTheDocument();
  expect(db.hotel.property.businessDate).toBe("2026-04-16");
});

it("prints the report of a closed day, and says where there is none", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  alreadySignedIn();
  const { user, router } = openApp(`${path}/2026-04-13`, { now }, { reservations: 60 });
  const report = within(await screen.findByRole("region", { name: "Informe del 13/04/2026" }));
  const { sold, available } = await closeApi.getDayReport({ params: { date: "2026-04-13" } });
  expect(report.getByText("Habitaciones vendidas").nextElementSibling).toHaveTextContent(`${sold} de ${available}`);
  await user.click(report.getByRole("button", { name: "Imprimir informe" }));
  expect(print).toHaveBeenCalledOnce();
  await router.navigate(`${path}/2020-01-01`);
  expect(await screen.findByText("No hay informe de ese día.")).toBeInTheDocument();
});

it("receives a guest at the desk after the close of the day on which they did not come", async () => {
  const { user, router, db } = await openClosePage({ Ana: { nights: 1 } });
  await markNoShow(user);
  await waitFor(() => expect([...db.hotel.all()].filter(({ state }) => state === "noShow")).toHaveLength(1));
  await closeDay(today);
  await router.navigate("/app/booking/checkinout");
  const late = within(await screen.findByRole("region", { name: "No se presentaron el 14/04/2026" }));
  await user.type(screen.getByRole("searchbox", { name: "Buscar por nombre o habitación" }), "iglesias ana");
  await user.click(late.getByRole("button", { name: "Check-in de Ana Iglesias" }));
  await user.click(await button("Check-in tardío"));
  const dialog = within(await screen.findByRole("dialog", { name: "Check-in tardío" }));
  expect(dialog.getByText(/^Se carga la noche del 14\/04\/2026 y se anulan los gastos/)).toBeInTheDocument();
  const [room] = await dialog.findAllByRole("radio");
  await user.click(room!);
  await user.selectOptions(dialog.getByLabelText("Llaves que se entregan"), "1");
  await user.click(dialog.getByRole("button", { name: "Check-in tardío" }));
  expect(await screen.findByText(/^Check-in hecho: habitación \d+\.$/)).toBeInTheDocument();
  expect(await button("Anular check-in tardío")).toBeEnabled();
  expect(screen.queryByRole("region", { name: "No se presentaron el 14/04/2026" })).toBeNull();
  await router.navigate(path);
  const charges = await step("Cargos de la noche");
  expect(await charges.findByText("Ajustes de días cerrados")).toBeInTheDocument();
  expect(charges.getByText(/^14\/04\/2026: 1 noche, \d+,\d\d\s€$/)).toBeInTheDocument();
});
