import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";

import { figuresContract } from "@/contract/figures/hotelFigures";
import { createClient } from "@/shared/api/createClient";
import * as files from "@/shared/csv/saveFile";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

const path = "/app/dashboards/hotels/rows";
const now = () => new Date("2026-11-20T10:00:00Z");
const november = { from: "2026-11-01", to: "2026-11-30" } as const;
const { listFigureRows } = createClient(figuresContract);

beforeAll(async () => {
  await Promise.all([
    import("@/features/dashboards/rows/FigureRowsPage"),
    import("@/features/dashboards/figures/dashboardsState"),
  ]);
});

async function openRows(query: Record<string, string>, conditions: Parameters<typeof openApp>[1] = {}) {
  alreadySignedIn();
  const app = openApp(`${path}?${new URLSearchParams(query).toString()}`, { now, ...conditions });
  const table = await screen.findByRole("table", { name: "Reservas de la cifra" }, { timeout: 5000 });
  return { ...app, table };
}

const plain = (text: string | null | undefined) => (text ?? "").replaceAll(/\s/g, " ");
const rowsOf = (table: HTMLElement) => within(table).getAllByRole("row").slice(1, -1);
const euros = (cents: number) =>
  plain(new Intl.NumberFormat("es", { style: "currency", currency: "EUR" }).format(cents / 100));

it("lists each reservation with a link, and sums of all pages in the last row", async () => {
  const { table } = await openRows({ figure: "adr", ...november });
  const all = await listFigureRows({ query: { figure: "adr", ...november, page: 1, perPage: 1000 } });
  expect(all.total).toBeGreaterThan(10);
  expect(rowsOf(table)).toHaveLength(10);
  const [first] = all.rows;
  expect(within(rowsOf(table)[0]!).getByRole("link", { name: first!.reservationId })).toHaveAttribute(
    "href",
    `/app/booking/management/booking/${first!.reservationId}`,
  );
  const nights = all.rows.reduce((sum, row) => sum + row.nights, 0);
  const revenue = all.rows.reduce((sum, row) => sum + row.roomRevenue, 0);
  expect(plain(within(table).getAllByRole("row").at(-1)!.textContent)).toContain(`${nights}${euros(revenue)}`);
  expect(plain(screen.getByRole("heading", { level: 1 }).textContent)).toBe(`ADR: ${euros(revenue / nights)}`);
});

it("turns pages in the address, and keeps the sums", async () => {
  const { user, router, table } = await openRows({ figure: "arrivals", ...november });
  const sums = within(table).getAllByRole("row").at(-1)!.textContent;
  const first = rowsOf(table)[0]!.textContent;
  await user.click(screen.getByRole("button", { name: "Página siguiente" }));
  await waitFor(() => expect(rowsOf(screen.getByRole("table"))[0]!.textContent).not.toBe(first));
  expect(router.state.location.search).toContain("page=2");
  expect(within(screen.getByRole("table")).getAllByRole("row").at(-1)!.textContent).toBe(sums);
});

it("goes to the last page where the address asks for one behind it", async () => {
  alreadySignedIn();
  const { router } = openApp(`${path}?figure=arrivals&from=2026-11-01&to=2026-11-30&page=999`, { now });
  const { total } = await listFigureRows({ query: { figure: "arrivals", ...november } });
  const last = Math.ceil(total / 10);
  await waitFor(() => expect(router.state.location.search).toContain(`page=${last}`), { timeout: 5000 });
  await waitFor(() => expect(screen.getByText(`${10 * (last - 1) + 1}–${total} de ${total}`)).toBeInTheDocument());
  expect(router.state.historyAction).toBe("REPLACE");
});

it.each([
  ["lead", "15", "15–30 días"],
  ["reason", "tooExpensive", "Precio alto"],
])("names the %s of the cancellations that it lists", async (key, value, words) => {
  await openRows({ figure: "cancellations", ...november, [key]: value });
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(words);
});

it("lists one channel alone, and names it", async () => {
  const { table, db } = await openRows({ figure: "occupancy", ...november, channel: "phone" });
  const { name } = db.hotel.setUp.channels.find("phone")!;
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(name);
  for (const row of rowsOf(table)) expect(row).toHaveTextContent(name);
});

it("drops a channel that the hotel does not have, and says so", async () => {
  await openRows({ figure: "occupancy", ...november, channel: "paloma", page: "cero" });
  await waitFor(() =>
    expect(within(screen.getByRole("group", { name: "Periodo" })).getByRole("status")).toHaveTextContent(
      "paloma y cero",
    ),
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Ocupación: /);
});

it("drops a reason that the hotel does not know, and says so", async () => {
  await openRows({ figure: "cancellations", ...november, reason: "luna" });
  expect(within(screen.getByRole("group", { name: "Periodo" })).getByRole("status")).toHaveTextContent("luna");
});

it("drops a company that the hotel does not know, lists the figure without it, and says so", async () => {
  await openRows({ figure: "occupancy", ...november, company: "Naviera Fantasma" });
  const dropped = within(screen.getByRole("group", { name: "Periodo" })).getByRole("status");
  expect(dropped).toHaveTextContent(/no se conoce: Naviera Fantasma\.$/);
  expect(screen.getByRole("heading", { level: 2 })).not.toHaveTextContent("Naviera");
  const { total } = await listFigureRows({ query: { figure: "occupancy", ...november } });
  expect(screen.getByText(`1–10 de ${total}`)).toBeInTheDocument();
});

it("drops a type that is none, and keeps a country that is not known", async () => {
  const { router } = await openRows({ figure: "occupancy", ...november, type: "", country: "" });
  const dropped = within(screen.getByRole("group", { name: "Periodo" })).getByRole("status");
  await waitFor(() => expect(dropped).toHaveTextContent(/no se conoce: type=\.$/));
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("País desconocido");
  expect(router.state.location.search).toContain("country=");
});

it("says that nothing is behind a figure", async () => {
  await openRows({ figure: "arrivals", from: "2027-11-10", to: "2027-11-10" });
  expect(screen.getByText("Ninguna reserva en esta cifra.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1, name: "Llegadas: 0" })).toBeInTheDocument();
});

it("exports the rows of all pages", async () => {
  const saved = vi.spyOn(files, "saveFile").mockImplementation(() => {});
  const { user } = await openRows({ figure: "departures", ...november });
  const { total, rows } = await listFigureRows({ query: { figure: "departures", ...november, perPage: 1000 } });
  await user.click(screen.getByRole("button", { name: "Exportar CSV" }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  const [name, text] = saved.mock.calls[0]!;
  expect(name).toBe("Salidas-2026-11-01-2026-11-30.csv");
  const lines = text.trimEnd().split("\r\n");
  expect(lines[0]).toBe("\uFEFFReserva;Huésped;Hab.;Tipo;Canal;Llegada;Salida;Noches;Ingresos;Comisión");
  expect(lines).toHaveLength(total + 1);
  expect(lines[1]).toMatch(new RegExp(`^${rows[0]!.reservationId};`));
});

it("takes one date alone for a day, whichever it is", async () => {
  const { table } = await openRows({ figure: "arrivals", to: "2026-11-19" });
  for (const row of rowsOf(table)) expect(row).toHaveTextContent("19/11/2026");
  expect(screen.getByRole("textbox", { name: "Fechas" })).toHaveValue("19/11/2026");
});

it("says that the rows could not be loaded, and tries again", async () => {
  alreadySignedIn();
  const { user } = openApp(`${path}?figure=arrivals`, { now, ...failing(figuresContract.listFigureRows, 500, 1) });
  expect(await screen.findByText(/^No se han podido cargar las reservas de esta cifra\./)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(await screen.findByRole("table")).toBeInTheDocument();
});

it("says that a reservation was deleted, without a link to it", async () => {
  const pickup = { figure: "pickup", from: "2026-11-20", to: "2027-05-20" } as const;
  const { hotel } = (await openRows(pickup)).db;
  const { rows } = await listFigureRows({ query: { ...pickup, page: 1, perPage: 1 } });
  const id = rows[0]!.reservationId;
  act(() => void hotel.put({ ...hotel.get(id), isDeleted: true }));
  const [cell] = await screen.findAllByRole("rowheader", { name: `${id} (eliminada)` }, { timeout: 5000 });
  expect(within(cell!).queryByRole("link")).toBeNull();
});
