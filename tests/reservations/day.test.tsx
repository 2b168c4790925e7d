import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";

import { type Day, dayContract } from "@/contract/day/day";
import { dayOf } from "@/fakeBackend/day/dayOf";
import { dayLoaded } from "@/features/reservations/day/daySlice";
import { reservationList } from "@/features/reservations/list/reservationList";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { setMoment } from "../support/clock";
import { openApp } from "../support/openApp";

const path = "/app/booking/home";
const now = () => new Date("2026-11-20T10:00:00Z");

/** The page's code is fetched once, so that no test waits for it. */
beforeAll(async () => {
  await Promise.all([
    import("@/features/reservations/day/DayPage"),
    import("@/features/reservations/reservationsState"),
  ]);
});

/** The page with the day that stands on it. */
async function openDay(conditions: Parameters<typeof openApp>[1] = {}) {
  alreadySignedIn();
  const app = openApp(path, { now, ...conditions });
  await screen.findByRole("heading", { level: 2, name: "Urgente" }, { timeout: 5000 });
  return { ...app, day: dayOf(app.db, now()) };
}

/** A day that the sample does not have. */
async function openDayWith(changes: Partial<Day>) {
  const dayPage = await openDay();
  const day = { ...dayPage.day, ...changes };
  act(() => void dayPage.store.dispatch(dayLoaded({ day, at: now().toISOString() })));
  return dayPage;
}

const listOf = (name: RegExp | string) => screen.getByRole("list", { name });
const itemsOf = (name: RegExp | string) =>
  within(listOf(name))
    .getAllByRole("listitem")
    .filter((item) => item.parentElement === listOf(name));
const counters = () => within(screen.getByRole("navigation", { name: "El día en cifras" }));
const button = (name: string | RegExp) => screen.getByRole("button", { name });

it("says which day it is, counts it, and shows tomorrow, fourteen nights and what came in", async () => {
  const { day, db } = await openDay();
  expect(screen.getByText("viernes, 20 de noviembre", { selector: "time" })).toHaveAttribute("datetime", "2026-11-20");
  expect(screen.getByText(/^Fecha hotelera\. El día de trabajo del hotel/)).toBeInTheDocument();
  const names = [
    `Llegadas ${day.arrivals.pending} pendientes de ${day.arrivals.total}`,
    `Salidas ${day.departures.pending} pendientes de ${day.departures.total}`,
    `En casa ${day.inHouse} estancias en curso`,
    `Disponibles esta noche ${day.availableTonight} Para una nueva reserva`,
    `Sin asignar ${day.unassigned} Llegan en las próximas 7 noches`,
  ];
  expect(counters().getAllByRole("link")).toEqual(names.map((name) => counters().getByRole("link", { name })));
  const newOne = "/app/booking/management/booking/-";
  expect(counters().getByRole("link", { name: /^Disponibles/ })).toHaveAttribute("href", newOne);

  const days = itemsOf("Mañana y los próximos días");
  expect(days).toHaveLength(7);
  const [tomorrow] = day.coming;
  expect(days[0]).toHaveTextContent("Mañana · sábado, 21 de noviembre");
  expect(days[0]).toHaveTextContent(`${tomorrow!.arrivals} llegadas · ${tomorrow!.departures} salidas`);
  expect(days[0]).toHaveTextContent(`${tomorrow!.unassigned} reservas llegan mañana sin habitación asignada.`);
  expect(tomorrow!.notes.length).toBeGreaterThan(0);
  for (const { customer, note } of tomorrow!.notes) {
    expect(within(days[0]!).getByRole("link", { name: customer })).toBeVisible();
    expect(within(days[0]!).getByText(note)).toBeVisible();
  }
  expect(days[6]).toHaveTextContent("viernes, 27 de noviembre");

  const rows = within(screen.getByRole("table", { name: "Ocupación de las próximas 14 noches" })).getAllByRole("row");
  expect(rows).toHaveLength(15);
  const { sold, available, outOfOrder } = day.occupancy[1]!;
  const share = `${Math.round((100 * sold) / available)} %`;
  expect(rows[2]).toHaveTextContent(`sábado, 21 de noviembre${share}${sold}${available}${outOfOrder}`);

  const [newest] = day.recent;
  const [first] = itemsOf(`Reservas recibidas desde ayer ${day.recent.length}`);
  expect(within(first!).getByRole("link", { name: newest!.customer })).toBeInTheDocument();
  const channel = db.hotel.setUp.channels.find(newest!.channelId)!;
  await waitFor(() => expect(first).toHaveTextContent(channel.name));
  const [year, month, date] = newest!.checkin.slice(0, 10).split("-");
  expect(first).toHaveTextContent(`${date}/${month}/${year} –`);
  expect(first).toHaveTextContent(`${(newest!.total / 100).toFixed(2).replace(".", ",")} €`);
});

it("stays calm on a day without work, and reckons no share of nothing and none above what fits", async () => {
  await openDayWith({
    arrivals: { pending: 0, total: 3 },
    departures: { pending: 0, total: 2 },
    urgent: [],
    lateComplaints: [],
    waitingBookings: [],
    openNights: [],
    recent: [],
    occupancy: [
      { date: "2026-11-20", sold: 0, available: 0, outOfOrder: 48 },
      { date: "2026-11-21", sold: 50, available: 40, outOfOrder: 0 },
    ],
  });
  expect(screen.getByText("No hay llegadas pendientes para hoy.")).toBeInTheDocument();
  expect(screen.getByText("No hay salidas pendientes para hoy.")).toBeInTheDocument();
  expect(screen.getByText("Nada urgente. Todo lo de hoy está en orden.")).toBeInTheDocument();
  expect(screen.getByText("No ha entrado ninguna reserva desde ayer.")).toBeInTheDocument();
  const rows = within(screen.getByRole("table", { name: /^Ocupación/ })).getAllByRole("row");
  expect(rows[1]).toHaveTextContent("Nada a la venta");
  expect(rows[2]).toHaveTextContent("125 %");
  expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
  for (const bar of document.querySelectorAll<HTMLElement>(".occupancy-sold")) {
    expect(Number.parseFloat(bar.style.blockSize)).toBeLessThanOrEqual(100);
  }
});

it.each([path, "/app/booking/list"])(
  "says on %s that the sample is of another day, and how to bring it up to date",
  async (page) => {
    alreadySignedIn();
    setMoment("2026-11-20T22:59:00Z");
    openApp(page, { now });
    await screen.findByRole("link", { name: /^En casa/ });
    expect(screen.queryByRole("note")).not.toBeInTheDocument();

    setMoment("2026-11-19T12:00:00Z"); // closed days are ahead of the clock
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(screen.queryByRole("note")).not.toBeInTheDocument();

    setMoment("2026-11-20T23:01:00Z"); // past midnight in Madrid
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(await screen.findByRole("note")).toHaveTextContent(
      "Los datos de demostración siguen en el 20/11/2026; hoy es 21/11/2026. " +
        "Para traerlos a hoy, abra el menú «Perfil» y elija «Restablecer datos de demostración».",
    );
  },
);

it("leads from each figure to a list with exactly as many", async () => {
  const { store } = await openDay();
  const total = () => reservationList.selectors.selectTotal(store.getState() as never);
  for (const name of [/^Llegadas/, /^Salidas/, /^En casa/, /^Sin asignar/]) {
    const counter = counters().getByRole<HTMLAnchorElement>("link", { name });
    expect(Number(counter.textContent)).toBeGreaterThan(0);
    expect(counter.pathname).toBe("/app/booking/list");
    const query = reservationList.query.read(new URLSearchParams(counter.search));
    act(() => void store.dispatch(reservationList.actions.requested({ query })));
    await waitFor(() => expect(reservationList.selectors.selectIsLoading(store.getState() as never)).toBe(false));
    expect(total(), String(name)).toBe(Number(counter.textContent));
  }
});

it("tells of a channel's booking without a place, and of a no-show to report", async () => {
  const { day, store } = await openDay();
  const [{ reservation }] = day.urgent as [Day["urgent"][number]];
  const booking = { messageId: "MSG-7", channelId: "agoda", channel: "Agoda", externalId: "720-4418-93" };
  const report = { channel: "Booking.com", until: "2026-11-22 12:00" };
  const told: Day = {
    ...day,
    lateComplaints: [],
    waitingBookings: [{ ...booking, rooms: 2, from: "2026-12-14", to: "2026-12-17" }],
    urgent: [{ kind: "noShowReport", reservation, report }],
  };
  act(() => void store.dispatch(dayLoaded({ day: told, at: now().toISOString() })));
  const [waiting, noShow] = itemsOf("Urgente");
  expect(waiting).toHaveTextContent(
    "Reserva de canal sin colocar720-4418-93Agoda · 14/12/2026 – 17/12/20262 habitaciones fuera de la venta",
  );
  const link = within(waiting!).getByRole("link", { name: "720-4418-93" });
  expect(link).toHaveAttribute("href", "/app/booking/channels?channels=agoda&q=MSG-7");
  expect(noShow).toHaveTextContent("Comunicar el no-show al canal");
  expect(noShow).toHaveTextContent(
    "Comuníquelo en la extranet de Booking.com antes del 22/11/2026, 12:00; después se deberá la comisión.",
  );
  const open = within(noShow!).getByRole("link", { name: "Abrir y marcar comunicado" });
  expect(open).toHaveAttribute("href", `/app/booking/management/booking/${reservation.id}`);
});

it("lists what is urgent in its order with guest, room and note, and the rest on demand", async () => {
  const { day, user } = await openDayWith({ lateComplaints: [] }); // they come first, and have a test of their own
  expect(itemsOf("Urgente")).toHaveLength(8);
  await user.click(button(`Mostrar todo (${day.urgent.length})`));
  const items = itemsOf("Urgente");
  expect(items).toHaveLength(day.urgent.length);
  expect(items[0]).toHaveTextContent("Salida retrasada");
  for (const [place, { reservation, note }] of day.urgent.entries()) {
    const item = items[place]!;
    expect(within(item).getByRole("link", { name: reservation.customer })).toHaveAttribute(
      "href",
      `/app/booking/management/booking/${reservation.id}`,
    );
    expect(item).toHaveTextContent(reservation.room ? `Hab. ${reservation.room}` : "Sin habitación");
    expect(item.querySelector(".day-note")?.textContent).toBe(note);
  }
  await user.click(button("Mostrar menos"));
  expect(itemsOf("Urgente")).toHaveLength(8);
});

it("asks again when somebody comes back to the window, but not within half a minute", async () => {
  let asked = 0;
  setMoment("2026-11-20T10:00:00Z");
  const { user } = await openDay({
    failureOf: (endpoint) => {
      if (endpoint === dayContract.getDay) asked += 1;
      return undefined;
    },
  });
  const before = asked;
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(button("Actualizar")).toHaveAttribute("aria-disabled", "false");
  setMoment("2026-11-20T10:00:31Z");
  act(() => void window.dispatchEvent(new Event("focus")));
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(asked).toBe(before + 1));
  await user.click(await screen.findByRole("button", { name: "Actualizar" }));
  await waitFor(() => expect(asked).toBe(before + 2));
});

it("keeps its figures when newer figures do not come, and says how old they are", async () => {
  let isDown = false;
  const { user, day } = await openDay({
    failureOf: (endpoint) => (isDown && endpoint === dayContract.getDay ? "connection lost" : undefined),
  });
  isDown = true;
  await user.click(button("Actualizar"));
  expect(await screen.findByText(/^No se ha podido actualizar; las cifras son de las \d/)).toBeInTheDocument();
  expect(counters().getByRole("link", { name: /^En casa/ })).toHaveTextContent(String(day.inHouse));
  isDown = false;
  await user.click(button("Reintentar"));
  await waitFor(() => expect(screen.queryByText(/^No se ha podido actualizar/)).not.toBeInTheDocument());
});

it("is found by the palette and stands on the dashboard", async () => {
  alreadySignedIn();
  const { user } = openApp("/app/dashboards/hotels");
  expect(await screen.findByRole("link", { name: /^El día/ })).toHaveAttribute("href", path);
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox", { name: "Buscar páginas y acciones" }), "el dia");
  await user.click(await screen.findByRole("option", { name: /El día/ }));
  expect(await screen.findByRole("heading", { level: 1, name: "El día" })).toBeInTheDocument();
});
