import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";

import { figuresContract } from "@/contract/figures/hotelFigures";
import { createClient } from "@/shared/api/createClient";
import * as files from "@/shared/csv/saveFile";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

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
  const show = (next: Record<string, string>) =>
    act(() => app.router.navigate(`${path}?${new URLSearchParams(next).toString()}`));
  return { ...app, table, show };
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

it("goes to the last page where the address asks for a later page, and keeps the sums of all", async () => {
  const { user, router } = await openRows({ figure: "arrivals", ...november, page: "999" });
  const { total } = await listFigureRows({ query: { figure: "arrivals", ...november } });
  const last = Math.ceil(total / 10);
  await waitFor(() => expect(router.state.location.search).toContain(`page=${last}`), { timeout: 5000 });
  await waitFor(() => expect(screen.getByText(`${10 * (last - 1) + 1}–${total} de ${total}`)).toBeInTheDocument());
  expect(router.state.historyAction).toBe("REPLACE");
  const sums = within(screen.getByRole("table")).getAllByRole("row").at(-1)!.textContent;
  const first = rowsOf(screen.getByRole("table"))[0]!.textContent;
  await user.click(screen.getByRole("button", { name: "Página anterior" }));
  await waitFor(() => expect(rowsOf(screen.getByRole("table"))[0]!.textContent).not.toBe(first));
  expect(router.state.location.search).not.toContain(`page=${last}`);
  expect(within(screen.getByRole("table")).getAllByRole("row").at(-1)!.textContent).toBe(sums);
});

it("names what it lists: notice, reason, channel; and takes a single date for a day", async () => {
  const { db, router, show } = await openRows({ figure: "cancellations", ...november, lead: "15" });
  const heading = () => screen.getByRole("heading", { level: 2 });
  expect(heading()).toHaveTextContent("15–30 días");
  await show({ figure: "cancellations", ...november, reason: "tooExpensive" });
  await waitFor(() => expect(heading()).toHaveTextContent("Precio alto"));
  await show({ figure: "occupancy", ...november, channel: "phone" });
  const { name } = db.hotel.setUp.channels.find("phone")!;
  await waitFor(() => expect(heading()).toHaveTextContent(name));
  await waitFor(() => expect(rowsOf(screen.getByRole("table")).length).toBeGreaterThan(0));
  for (const row of rowsOf(screen.getByRole("table"))) expect(row).toHaveTextContent(name);
  await show({ figure: "arrivals", to: "2026-11-19" });
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Fechas" })).toHaveValue("19/11/2026"));
  await waitFor(() => expect(rowsOf(screen.getByRole("table"))[0]).toHaveTextContent("19/11/2026"));
  for (const row of rowsOf(screen.getByRole("table"))) expect(row).toHaveTextContent("19/11/2026");
  await show({ figure: "arrivals", from: "2027-11-10", to: "2027-11-10" });
  expect(await screen.findByText("Ninguna reserva en esta cifra.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1, name: "Llegadas: 0" })).toBeInTheDocument();
  expect(router.state.location.search).toContain("from=2027-11-10");
});

it("drops what the hotel does not know from the address, and says so", async () => {
  const { router, show } = await openRows({ figure: "occupancy", ...november, channel: "paloma", page: "cero" });
  const says = (words: string | RegExp) =>
    waitFor(() =>
      expect(within(screen.getByRole("group", { name: "Periodo" })).getByRole("status")).toHaveTextContent(words),
    );
  await says("paloma y cero");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Ocupación: /);
  await show({ figure: "cancellations", ...november, reason: "luna" });
  await says("luna");
  await show({ figure: "occupancy", ...november, company: "Naviera Fantasma" });
  await says(/no se conoce: Naviera Fantasma\.$/);
  expect(screen.getByRole("heading", { level: 2 })).not.toHaveTextContent("Naviera");
  const { total } = await listFigureRows({ query: { figure: "occupancy", ...november } });
  expect(await screen.findByText(`1–10 de ${total}`)).toBeInTheDocument();
  await show({ figure: "occupancy", ...november, type: "", country: "" }); // a country may be unknown, a type not
  await says(/no se conoce: type=\.$/);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("País desconocido");
  expect(router.state.location.search).toContain("country=");
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

it("says that a reservation was deleted, without a link to it", async () => {
  const pickup = { figure: "pickup", from: "2026-11-20", to: "2027-05-20" } as const;
  const { hotel } = (await openRows(pickup)).db;
  const { rows } = await listFigureRows({ query: { ...pickup, page: 1, perPage: 1 } });
  const id = rows[0]!.reservationId;
  act(() => void hotel.put({ ...hotel.get(id), isDeleted: true }));
  const [cell] = await screen.findAllByRole("rowheader", { name: `${id} (eliminada)` }, { timeout: 5000 });
  expect(within(cell!).queryByRole("link")).toBeNull();
});
