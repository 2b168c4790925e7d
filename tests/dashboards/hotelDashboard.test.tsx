import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";

import { dayContract } from "@/contract/day/day";
import { type FigureQuery, figuresContract, type HotelFigures } from "@/contract/figures/hotelFigures";
import { adrOf } from "@/domain/kpis/rates";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

const path = "/app/dashboards/hotels";
const now = () => new Date("2026-11-20T10:00:00Z");
const api = createClient(figuresContract);

beforeAll(async () => {
  await Promise.all([
    import("@/features/dashboards/HotelsDashboardPage"),
    import("@/features/dashboards/rows/FigureRowsPage"),
    import("@/features/dashboards/figures/dashboardsState"),
  ]);
});

async function openDashboard(search = "", conditions: Parameters<typeof openApp>[1] = {}) {
  alreadySignedIn();
  const app = openApp(path + search, { now, ...conditions });
  await screen.findByRole("link", { name: /^Ocupación: / }, { timeout: 15_000 });
  return app;
}

const figuresOf = (query: Partial<FigureQuery> = {}): Promise<HotelFigures> =>
  api.getHotelFigures({ query: { compare: "weekday", ...query } });

/** A language puts spaces into numbers at which no line breaks. */
const plain = (text: string) => text.replaceAll(/\s/g, " ");
const euros = (cents: number) =>
  new Intl.NumberFormat("es", { style: "currency", currency: "EUR" }).format(cents / 100);
const named = (name: string | RegExp) => ({
  name: (said: string) => (typeof name === "string" ? plain(said) === plain(name) : name.test(said)),
});
const link = (name: string | RegExp) => screen.getByRole("link", named(name));
const card = (name: string) => link(new RegExp(`^${name}: `)).closest<HTMLElement>(".figure")!;
const period = () => within(screen.getByRole("group", { name: "Periodo" }));

it("says each of the seven figures as a link, and counts a reservation that comes in", async () => {
  const { db } = await openDashboard();
  const { sums, pickup } = await figuresOf();
  const { sold, inventory, roomRevenue, arrivals, departures, inHouse } = sums.now;
  const signed = new Intl.NumberFormat("es", { signDisplay: "exceptZero" });
  expect(sold).toBeGreaterThan(0);
  for (const name of [
    `Ocupación: ${Math.round((100 * sold) / inventory)} %`,
    `ADR: ${euros(roomRevenue / sold)}`,
    `RevPAR: ${euros(roomRevenue / inventory)}`,
    `Llegadas: ${arrivals}`,
    `Salidas: ${departures}`,
    `En casa: ${inHouse}`,
    `Pickup: ${signed.format(pickup.day.nights)}`,
  ]) {
    expect(link(name)).toBeInTheDocument();
  }
  const coming = [...db.hotel.all()].find(
    ({ state, arrival, isDeleted }) => !isDeleted && state === "confirmed" && arrival > "2026-11-21",
  )!;
  act(() => void db.hotel.put({ ...coming, arrival: "2026-11-20" }));
  await waitFor(() => expect(link(`Llegadas: ${arrivals + 1}`)).toBeInTheDocument(), { timeout: 3000 });
});

it("leads from each figure, with its period, to rows with the same value in their heading", async () => {
  const { user, router } = await openDashboard("?from=2026-11-01&to=2026-11-30");
  const { searchParams } = new URL(link(/^Llegadas: /).getAttribute("href")!, "http://localhost");
  expect(Object.fromEntries(searchParams)).toEqual({ figure: "arrivals", from: "2026-11-01", to: "2026-11-30" });
  const { sums } = await figuresOf({ from: "2026-11-01", to: "2026-11-30" });
  const channels = await screen.findByRole("table", { name: "Ingresos por canal" });
  expect(plain(within(channels).getAllByRole("row").at(-1)!.textContent)).toContain(
    plain(`Total${sums.now.sold}${euros(sums.now.roomRevenue)}100 %${euros(sums.now.commission)}`),
  );
  for (const name of ["Ocupación", "ADR", "RevPAR", "Llegadas", "Salidas", "En casa", "Pickup"]) {
    await screen.findByRole("link", named(new RegExp(`^${name}: `)));
    const said = link(new RegExp(`^${name}: `)).getAttribute("aria-label")!;
    await user.click(link(said));
    expect(await screen.findByRole("heading", { level: 1, name: said }, { timeout: 5000 })).toBeInTheDocument();
    await act(() => router.navigate(-1));
  }
});

it("counts fees of no-shows in the ADR when it is told to, in the address", async () => {
  const { user, router } = await openDashboard("?from=2026-11-01&to=2026-11-19");
  const { sums } = await figuresOf({ from: "2026-11-01", to: "2026-11-19" });
  expect(sums.now.noShowRevenue).toBeGreaterThan(0);
  expect(card("ADR")).toHaveTextContent("Sin cargos por no-show");
  await user.click(screen.getByRole("switch", { name: "ADR con no-shows" }));
  expect(router.state.location.search).toContain("noShows=included");
  const name = `ADR: ${euros(adrOf(sums.now, { withNoShows: true })!)}`;
  await user.click(link(name));
  expect(await screen.findByRole("heading", { level: 1, ...named(name) })).toBeInTheDocument();
});

it("says with which nights a figure is compared, and what it means", async () => {
  const { user } = await openDashboard("?from=2026-11-28&to=2026-11-28");
  expect(card("Ocupación")).toHaveTextContent("vs. sáb, 29 nov 2025");
  await user.selectOptions(screen.getByRole("combobox", { name: "Comparar con" }), "Año pasado, por fecha");
  await waitFor(() => expect(card("Ocupación")).toHaveTextContent("vs. vie, 28 nov 2025"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Comparar con" }), "Periodo anterior");
  await waitFor(() => expect(card("Ocupación")).toHaveTextContent("vs. vie, 27 nov 2026"));
  await user.click(screen.getByRole("button", { name: "Qué significa «RevPAR»" }));
  expect(card("RevPAR")).toHaveTextContent(/ocupación × ADR.*Calculado sobre: habitaciones × noches.*Fuente: folios/);
});

it("names who is late and what to do now, as the day board does, and opens the next nights", async () => {
  const { router } = await openDashboard();
  const { urgent, lateComplaints } = await createClient(dayContract).getDay();
  const list = within(await screen.findByRole("list", { name: "Urgente" }));
  const names = [
    ...lateComplaints.map(({ guest, id }) => guest || id),
    ...urgent.map(({ reservation }) => reservation.customer),
  ].slice(0, 8);
  const items = list.getAllByRole("listitem");
  expect(items.map((item) => within(item).getAllByRole("link")[0]!.textContent)).toEqual(names);
  const lateOf = (kind: string) => urgent.filter((item) => item.kind === kind).length;
  expect(lateOf("arrivalOverdue")).toBeGreaterThan(1);
  const late = await screen.findByRole("link", { name: `+${lateOf("arrivalOverdue")} retrasadas (Llegadas)` });
  expect(within(card("Salidas")).getByText(/^\+\d+ retrasadas?$/)).toHaveTextContent(`+${lateOf("departureOverdue")}`);
  expect(late).toHaveAttribute("href", "/app/booking/list?situations=arrivalOverdue");
  const { ahead } = await figuresOf();
  const nights = within((await screen.findByRole("heading", { name: "Próximas 14 noches" })).closest("section")!);
  const links = nights.getAllByRole("link");
  expect(links).toHaveLength(14);
  const { arrivals, departures, sold, inventory } = ahead[0]!;
  expect(plain(links[0]!.querySelector(".visually-hidden")!.textContent)).toBe(
    `viernes, 20 de noviembre: ${Math.round((100 * sold) / inventory)} %, ` +
      `${arrivals} ${arrivals === 1 ? "llegada" : "llegadas"}, ${departures} ${departures === 1 ? "salida" : "salidas"}`,
  );
  expect(links[1]).toHaveAttribute("href", "/app/booking/availability?from=2026-11-21&day=2026-11-21");
  await act(() => router.navigate(`${path}?from=2026-11-21&to=2026-11-30`));
  await screen.findByRole("link", { name: /^Ocupación: / }, { timeout: 15_000 });
  expect(screen.queryByText(/retrasadas$/)).not.toBeInTheDocument();
});

it("says beside the period what is wrong with an address, and has no price without a night", async () => {
  const { router } = await openDashboard("?from=ayer&compare=luna&noShows=quizás");
  expect(period().getByRole("status")).toHaveTextContent(
    "Se han dejado fuera valores de la dirección que no se conocen: ayer, luna y quizás.",
  );
  expect(period().getByRole("textbox", { name: "Fechas" })).toHaveValue("20/11/2026");
  for (const [search, typed, sentence] of [
    ["?from=2026-11-15&to=2026-11-01", "15/11/2026 - 01/11/2026", "El periodo termina antes de empezar."],
    ["?from=2024-01-01&to=2026-06-01", "01/01/2024 - 01/06/2026", "El periodo puede tener hasta dos años."],
    ["?from=2019-01-01&to=2019-01-31", "01/01/2019 - 31/01/2019", /^No hay datos de ese periodo: empiezan el /],
  ] as const) {
    await act(() => router.navigate(path + search));
    const dates = await screen.findByRole("textbox", { name: "Fechas" });
    await waitFor(() => expect(dates).toHaveAccessibleDescription(sentence));
    expect(dates).toHaveValue(typed);
    expect(screen.queryByRole("link", { name: /^Ocupación: / })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Reintentar" })).not.toBeInTheDocument();
  }
  await act(() => router.navigate(`${path}?from=2027-06-01&to=2027-06-01`));
  expect(await screen.findByRole("link", { name: "ADR: Sin datos" })).toHaveTextContent("—");
  expect(link("RevPAR: 0,00 €")).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/NaN|Infinity/);
});

it("says that the figures could not be loaded, tries again, and shows the tasks all the same", async () => {
  alreadySignedIn();
  const { user } = openApp(path, { now, ...failing(figuresContract.getHotelFigures, 500, 1) });
  expect(await screen.findByText(/^No se han podido cargar las cifras del hotel\./)).toBeInTheDocument();
  expect(await screen.findByRole("list", { name: "Urgente" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(await screen.findByRole("link", { name: /^Ocupación: / })).toBeInTheDocument();
});
