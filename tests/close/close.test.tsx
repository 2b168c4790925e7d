import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";

import { closeContract } from "@/contract/day/close";
import type { Conditions } from "@/fakeBackend/core/conditions";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { closeApi, closeDay, closeWhole } from "../support/closeCalls";
import { book, draftOf, hotelApi } from "../support/hotelBackend";
import { failing, openApp } from "../support/openApp";

const now = () => new Date("2026-04-14T21:30:00.000Z");
const today = "2026-04-14";
const path = "/app/booking/close";
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const step = async (name: string) => within(await screen.findByRole("listitem", { name }));

interface Guest {
  /** From the sample's day, in days. */
  nights?: number;
  deposit?: number;
}

/** The close of an empty house, with some guests who should have come. */
async function openClosePage(guests: Record<string, Guest> = {}, conditions: Partial<Conditions> = {}) {
  alreadySignedIn();
  const app = openApp("/app/tasks", { now, ...conditions }, { isEmpty: true });
  for (const [firstName, { nights = 2, deposit }] of Object.entries(guests)) {
    const departure = `2026-04-${14 + nights}`;
    const { id, version } = await book({ arrival: today, departure, newGuest: { ...draftOf().newGuest!, firstName } });
    const body = { version, amount: deposit, method: "cash", isDeposit: true, sourceRef: `deposit:${id}` } as const;
    if (deposit) await hotelApi.actOnFolio({ params: { id, action: "pay" }, body });
  }
  await app.router.navigate(path);
  return app;
}

it("shows each step with its state, and why the day cannot be closed yet", async () => {
  const { user } = await openClosePage({ Ana: { deposit: 50_00 } });
  const steps = within(await screen.findByRole("list", { name: "Pasos del cierre" }));
  const states = steps
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);
  expect(states).toEqual([
    ["Llegadas pendientes", "Por resolver"],
    ["Salidas pendientes", "Hecho"],
    ["Llegadas de mañana sin habitación", "Hecho"],
    ["Arqueo de cobros", "Por resolver"],
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
});

it("closes the day after a question, and shows the next date with the report of this one", async () => {
  const { user } = await openClosePage();
  await user.click(await button("Cerrar el día"));
  const dialog = within(await screen.findByRole("dialog", { name: "Cerrar el 14/04/2026" }));
  expect(dialog.getByText("La fecha hotelera pasa al miércoles, 15 de abril.")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Cerrar el día" }));
  const head = within(screen.getByRole("region", { name: "Día abierto" }));
  expect(await head.findByText("miércoles, 15 de abril")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  const reports = await screen.findByRole("table", { name: "Informes de días cerrados" });
  expect(
    await within(reports).findByRole("row", { name: /14\/04\/2026 0\s% 0,00\s€ Marina Solé/ }),
  ).toBeInTheDocument();
  await user.click(head.getByRole("link", { name: "14/04/2026" }));
  expect(await screen.findByRole("heading", { name: "Informe del 14/04/2026" })).toBeInTheDocument();
});

/** A fee follows: the yes is asked for. */
async function markNoShow(user: UserEvent) {
  await user.click(await button("No-show: Ana Iglesias"));
  const dialog = within(await screen.findByRole("dialog", { name: "¿No se ha presentado Ana Iglesias?" }));
  await user.click(dialog.getByRole("button", { name: "No-show" }));
}

it("solves a row at once, keeps the focus in its step, and has it back when the server refuses", async () => {
  const { user, db } = await openClosePage(
    { Ana: {}, Luis: {} },
    failing(closeContract.solveInClose, { status: 409, message: "Está en uso." }, 1),
  );
  await markNoShow(user);
  expect(await screen.findByText("No se ha hecho en el cierre del día. Está en uso.")).toBeInTheDocument();
  await markNoShow(user);
  const arrivals = await step("Llegadas pendientes");
  await waitFor(() => expect(arrivals.queryByText("Ana Iglesias")).not.toBeInTheDocument());
  expect(arrivals.getByRole("heading")).toHaveFocus();
  expect(arrivals.getByText("Luis Iglesias")).toBeInTheDocument();
  expect(screen.getByText("Llegadas sin resolver: 1.")).toBeInTheDocument();
  await waitFor(() => expect([...db.hotel.all()].filter(({ state }) => state === "noShow")).toHaveLength(1));
});

it("marks all who have not come in one act, says what it costs, and takes it back for all", async () => {
  const { user, db } = await openClosePage({ Ana: {}, Luis: {}, Eva: {} });
  const head = within(await screen.findByRole("region", { name: "Día abierto" }));
  expect(head.getByText("0 de 3")).toBeInTheDocument();
  await user.click(await button("Marcar 3 no-shows"));
  const dialog = within(await screen.findByRole("dialog", { name: "Marcar 3 no-shows" }));
  const costs = dialog.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(costs).toEqual([
    expect.stringMatching(/^Ana Iglesias · \d+/),
    expect.stringMatching(/^Eva/),
    expect.stringMatching(/^Luis/),
  ]);
  expect(dialog.getByText(/^Gastos que se cargarán: \d+,00\s€$/)).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Marcar 3 no-shows" }));
  expect(await screen.findByText("No queda nadie por llegar.")).toBeInTheDocument();
  expect((await step("Llegadas pendientes")).getByRole("heading")).toHaveFocus();
  expect(head.getByText("3 de 3")).toBeInTheDocument();
  expect(await screen.findByText("3 no-shows marcados.")).toBeInTheDocument();
  await user.click(await button("Deshacer"));
  expect(await button("Marcar 3 no-shows")).toBeInTheDocument();
  await waitFor(() => expect([...db.hotel.all()].filter(({ state }) => state === "confirmed")).toHaveLength(3));
});

it("marks several together only once the day is due, and says from when; each alone at any hour", async () => {
  const { user } = await openClosePage({ Ana: {}, Luis: {} }, { now: () => new Date("2026-04-14T08:00:00.000Z") });
  const all = await button("Marcar 2 no-shows");
  expect(all).toHaveAttribute("aria-disabled", "true");
  expect(all).toHaveAccessibleDescription(/^Para varias reservas a la vez, a partir de las 18:00/);
  await user.click(all);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(await button("Mover 2 llegadas a mañana")).not.toHaveAttribute("aria-disabled");
  await markNoShow(user);
  await waitFor(() => expect(screen.queryByText("Ana Iglesias")).not.toBeInTheDocument());
});

it("asks before a guest who has not confirmed is charged a fee", async () => {
  const { user, db } = await openClosePage();
  const pending = { arrival: today, departure: "2026-04-16", state: "pending", guarantee: "none" } as const;
  const { id } = await book({ ...pending, ratePlanId: "NRF", newGuest: draftOf().newGuest! });
  await user.click(await button(/^Cancelar sin confirmar: /));
  const dialog = within(await screen.findByRole("dialog", { name: /^¿Cancelar la reserva de .*\?$/ }));
  expect(dialog.getByText(/^Gastos que se cargarán: [\d.]+,\d\d\s€$/)).toBeInTheDocument();
  expect(db.hotel.get(id).state).toBe("pending");
  await user.click(dialog.getByRole("button", { name: "Cancelar sin confirmar" }));
  await waitFor(() => expect(db.hotel.get(id).state).toBe("cancelled"));
});

it("tells row by row what another desk has changed meanwhile, and does the rest", async () => {
  const { user, db } = await openClosePage({ Ana: {}, Luis: {} });
  await user.click(await button("Mover 2 llegadas a mañana"));
  const changed = [...db.hotel.all()].at(-1)!;
  db.hotel.put({ ...changed, version: changed.version + 1, isDeleted: true });
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Mover 2 llegadas a mañana" }));
  const left = await screen.findByRole("alert");
  await waitFor(() =>
    expect(left).toHaveTextContent(
      "1 reserva sin resolver:Luis Iglesias Otra persona modificó esta reserva; revise cómo está ahora.",
    ),
  );
  expect(await screen.findByText("1 llegada pasa a mañana.")).toBeInTheDocument();
});

it("takes the balance of who leaves in the row, once, and counts it", async () => {
  const { user, db } = await openClosePage();
  const { id, version } = await book({ arrival: today, departure: "2026-04-15", newGuest: draftOf().newGuest! });
  const [choice] = await hotelApi.listRoomChoices({ params: { id } });
  const act = (action: string, at: number, roomId?: string) =>
    hotelApi.actOnReservation({ params: { id, action }, body: { version: at, roomId } });
  const assigned = await act("assignRoom", version, choice!.room.id);
  await act("checkIn", assigned.version);
  await closeDay(today);
  await user.click(await button(/^Cobrar y dar salida: /));
  const dialog = within(await screen.findByRole("dialog", { name: /^¿Cómo paga .* los \d+,00\s€\?$/ }));
  await user.click(dialog.getByRole("button", { name: "Tarjeta" }));
  expect(await screen.findByText("No queda nadie por salir.")).toBeInTheDocument();
  expect(await button("Coincide: Tarjeta")).toBeInTheDocument();
  const { state, payments } = db.hotel.get(id);
  expect([state, payments.map(({ method }) => method)]).toEqual(["checkedOut", ["card"]]);
});

it("takes what is expected for counted in one press", async () => {
  const { user } = await openClosePage({ Ana: { deposit: 50_00 } });
  await user.click(await button("Coincide: Efectivo"));
  const cash = await step("Arqueo de cobros");
  expect(await cash.findByRole("row", { name: /50,00\s€ 50,00\s€ 0,00\s€/ })).toBeInTheDocument();
  expect(cash.getByText("Hecho")).toBeInTheDocument();
});

it("shows the report of the day that was closed, and the new day as open", async () => {
  const { user } = await openClosePage();
  await book({ arrival: "2026-04-15", departure: "2026-04-16" });
  await user.click(await button("Cerrar el día"));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Cerrar el día" }));
  const report = within(await screen.findByRole("region", { name: "Informe del 14/04/2026" }));
  expect(report.getByRole("heading", { name: "Informe del 14/04/2026" })).toHaveFocus();
  expect(await report.findByText("Ocupación")).toBeInTheDocument();
  expect(await (await step("Llegadas pendientes")).findByText("Abierto")).toBeInTheDocument();
  expect(screen.getByText(/^El día está abierto: /)).toBeInTheDocument();
});

it("comes back from a check-in at the desk to the step that it was left in", async () => {
  const { user } = await openClosePage({ Ana: {} });
  await user.click(await screen.findByRole("link", { name: "Check-in de Ana Iglesias" }));
  await screen.findByRole("dialog", { name: "Check-in de Ana Iglesias" });
  await user.keyboard("{Escape}");
  await waitFor(async () => expect((await step("Llegadas pendientes")).getByRole("heading")).toHaveFocus());
});

it("solves one row by a double click, not the next one, which is below the pointer by then", async () => {
  const { user } = await openClosePage({ Ana: {}, Luis: {} });
  const later = () => screen.findAllByRole("button", { name: /^Mover la llegada a mañana: / });
  await user.click((await later())[0]!);
  await waitFor(async () => expect(await later()).toHaveLength(1));
  fireEvent.click((await later())[0]!, { detail: 2 });
  expect(await later()).toHaveLength(1);
  await user.click((await later())[0]!);
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Mover la llegada a mañana: / })).toBeNull());
});

it("shows what cannot be done with its reason", async () => {
  await openClosePage({ Ana: { nights: 1 } });
  const move = await button("Mover la llegada a mañana: Ana Iglesias");
  expect(move).toHaveAttribute("aria-disabled", "true");
  expect(move).toHaveAccessibleDescription("No le quedan noches después de hoy: cambie las fechas en la reserva.");
  expect(await screen.findByRole("link", { name: "Check-in de Ana Iglesias" })).toHaveAttribute(
    "href",
    expect.stringContaining("/app/booking/checkinout/in/RSV-"),
  );
});

it("asks what was counted, and for the reason of a difference beside its field", async () => {
  const { user } = await openClosePage({ Ana: { deposit: 50_00 } });
  await user.click(await button("Contar: Efectivo"));
  const dialog = within(await screen.findByRole("dialog", { name: "Contar: Efectivo" }));
  const save = dialog.getByRole("button", { name: "Guardar arqueo" });
  await user.click(save);
  expect(dialog.getByLabelText("Importe contado (EUR)")).toHaveAccessibleDescription(/^Escriba un importe de hasta /);
  await user.type(dialog.getByLabelText("Importe contado (EUR)"), "48,50");
  await user.click(save);
  expect(dialog.getByLabelText("Motivo de la diferencia")).toHaveAccessibleDescription(
    /^Explique la diferencia de -1,50\s€\.$/,
  );
  await user.type(dialog.getByLabelText("Motivo de la diferencia"), "Cambio mal dado");
  await user.click(save);
  const cash = await step("Arqueo de cobros");
  expect(await cash.findByRole("row", { name: /50,00\s€ 48,50\s€ -1,50\s€/ })).toHaveTextContent("Cambio mal dado");
  expect(cash.getByText("Hecho")).toBeInTheDocument();
});

it("keeps the count when a payment has come in since, and says so", async () => {
  const { user } = await openClosePage({ Ana: { deposit: 50_00 } });
  await user.click(await button("Contar: Efectivo"));
  const dialog = within(await screen.findByRole("dialog", { name: "Contar: Efectivo" }));
  await user.type(dialog.getByLabelText("Importe contado (EUR)"), "50");
  const { rows } = await hotelApi.listReservations({ query: {} });
  const [{ id, version }] = rows as [(typeof rows)[0]];
  const body = { version, amount: 20_00, method: "cash", isDeposit: true, sourceRef: "another" } as const;
  await hotelApi.actOnFolio({ params: { id, action: "pay" }, body });
  await user.click(dialog.getByRole("button", { name: "Guardar arqueo" }));
  await waitFor(() => expect(dialog.getByText(/Esperado/)).toHaveTextContent(/70,00\s€/));
  expect(dialog.getByLabelText("Importe contado (EUR)")).toHaveValue("50");
});

it("shows the other desk which day is open now, and who closed the last one", async () => {
  const { db } = await openClosePage();
  await button("Cerrar el día");
  db.users.insert({ ...db.users.get(db.session.uid), uid: 99, username: "Omar Benali" });
  db.session.uid = 99;
  await closeDay(today);
  const head = within(screen.getByRole("region", { name: "Día abierto" }));
  expect(await head.findByText("miércoles, 15 de abril")).toBeInTheDocument();
  expect(head.getByText("Último cierre").nextElementSibling).toHaveTextContent(/^14\/04\/2026 · Omar Benali/);
});

it("moves the date of a page that is open elsewhere, without a reload", async () => {
  const { router } = await openClosePage();
  await router.navigate("/app/booking/home");
  const shown = (date: string) => screen.getByText(date, { selector: ".day-date time" });
  await waitFor(() => expect(shown("martes, 14 de abril")).toBeInTheDocument());
  await closeDay(today);
  await waitFor(() => expect(shown("miércoles, 15 de abril")).toBeInTheDocument());
});

it("closes the day as soon as there is a connection again, behind what it needs", async () => {
  const offline = { isOffline: true };
  const { user, db } = await openClosePage(
    { Ana: {} },
    {
      failureOf: (endpoint) =>
        offline.isOffline && (endpoint === closeContract.solveInClose || endpoint === closeContract.closeDay)
          ? "connection lost"
          : undefined,
    },
  );
  await markNoShow(user);
  await user.click(await button("Cerrar el día"));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Cerrar el día" }));
  expect(await screen.findByText("«Cerrar el día» se hará en cuanto vuelva la conexión.")).toBeInTheDocument();
  expect(db.hotel.property.businessDate).toBe(today);
  offline.isOffline = false;
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(db.hotel.property.businessDate).toBe("2026-04-15"));
  expect((await closeApi.getDayReport({ params: { date: today } })).noShows).toBe(1);
});

it("prints the report of a closed day, and says where there is none", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  alreadySignedIn();
  const { user, router } = openApp(`${path}/2026-04-13`, { now }, { reservations: 60 });
  const report = within(await screen.findByRole("region", { name: "Informe del 13/04/2026" }));
  const { sold, available, roomRevenue } = await closeApi.getDayReport({ params: { date: "2026-04-13" } });
  expect(roomRevenue).toBeGreaterThan(0);
  expect(report.getByText("Habitaciones vendidas").nextElementSibling).toHaveTextContent(`${sold} de ${available}`);
  await user.click(report.getByRole("button", { name: "Imprimir informe" }));
  expect(print).toHaveBeenCalledOnce();
  await router.navigate(`${path}/2020-01-01`);
  expect(await screen.findByText("No hay informe de ese día.")).toBeInTheDocument();
});

it("is found in the palette and from the desk", async () => {
  alreadySignedIn();
  const { user, router } = openApp("/app/booking/checkinout", { now }, { isEmpty: true });
  await user.click(await button("Cierre del día"));
  expect(await screen.findByRole("heading", { name: "Cierre del día" })).toBeInTheDocument();
  await router.navigate("/app/tasks");
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox"), "cierre");
  await user.click(await screen.findByRole("option", { name: /Cierre del día/ }));
  expect(await screen.findByRole("list", { name: "Pasos del cierre" })).toBeInTheDocument();
});

it("closes a day of the sample from its first row to its report", async () => {
  alreadySignedIn();
  const { db } = openApp(path, { now }, { reservations: 60 });
  await screen.findByRole("list", { name: "Pasos del cierre" });
  await closeWhole();
  const head = within(screen.getByRole("region", { name: "Día abierto" }));
  expect(await head.findByText("miércoles, 15 de abril")).toBeInTheDocument();
  expect(db.hotel.property.businessDate).toBe("2026-04-15");
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
