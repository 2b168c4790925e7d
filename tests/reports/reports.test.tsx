import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { figuresContract } from "@/contract/figures/hotelFigures";
import { createClient } from "@/shared/api/createClient";
import * as files from "@/shared/csv/saveFile";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const now = () => new Date("2026-04-14T21:30:00.000Z");
const { getHotelFigures } = createClient(figuresContract);
const table = (name: string) => screen.findByRole("table", { name }, { timeout: 8000 });

function openReport(path: string) {
  alreadySignedIn();
  return openApp(`/app/reports/${path}`, { now });
}

/** Cells of the row with that name, without the name. */
const cellsOf = (of: HTMLElement, name: string | RegExp) =>
  within(within(of).getByRole("row", { name }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

const amountOf = (words: string | null) =>
  Number(
    words!
      .replace("−", "-")
      .replaceAll(/[^\d,-]/g, "")
      .replace(",", "."),
  );

beforeEach(() => void vi.spyOn(files, "saveFile").mockImplementation(() => {}));
afterEach(() => localStorage.clear());

it("shows each report below its heading, in a table of its name, with its period", async () => {
  const { router } = openReport("daily");
  for (const [path, name] of [
    ["daily", "Diario"],
    ["forecast", "Previsión"],
    ["production", "Producción"],
    ["cancellations", "Cancelaciones"],
    ["housekeeping", "Housekeeping"],
  ] as const) {
    await act(() => router.navigate(`/app/reports/${path}`));
    expect(await screen.findByRole("heading", { level: 1, name })).toBeVisible();
    expect(await table(name)).toBeVisible();
    expect(screen.getByRole("group", { name: "Periodo" })).toBeVisible();
  }
  // the keyboard scrolls a wide table without links
  expect(screen.getByRole("group", { name: "Housekeeping" })).toHaveAttribute("tabindex", "0");
});

it("leads to the days before and after, and says which day has no report, and why", async () => {
  const { user, router } = openReport("daily");
  await table("Diario");
  await user.click(screen.getByRole("button", { name: "Día anterior" }));
  await waitFor(() => expect(router.state.location.search).toBe("?date=2026-04-12"));
  expect(await table("Diario")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Día siguiente" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  const day = await screen.findByRole("textbox", { name: "Día" });
  for (const [typed, sentence] of [
    ["31/02/2026", /^Escriba la fecha /],
    ["30/04/2026", "Ese día todavía no está cerrado."],
  ] as const) {
    await user.clear(day);
    await user.type(day, typed);
    await user.tab();
    await waitFor(() => expect(day).toHaveAccessibleDescription(sentence));
    expect(day).toHaveValue(typed);
  }
  await act(() => router.navigate("/app/reports/daily?date=mayo"));
  expect(await screen.findByText(/Se ha dejado fuera un valor de la dirección.*mayo/)).toBeVisible();
  await act(() => router.navigate("/app/reports/daily?date=2019-01-01"));
  expect(await screen.findByText("No hay informe del 01/01/2019: ese día no se ha cerrado aquí.")).toBeVisible();
});

it("opens the rows behind a value with the same period and the same sum", async () => {
  const { user, router } = openReport("production?from=2026-04-01&to=2026-04-14");
  const production = await table("Producción");
  const [, , sold] = cellsOf(production, /^Booking/);
  await user.click(within(production).getByRole("link", { name: /^Booking/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/app/dashboards/hotels/rows"));
  const { search } = router.state.location;
  expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({
    figure: "adr",
    from: "2026-04-01",
    to: "2026-04-14",
  });
  const rows = await screen.findByRole("table", undefined, { timeout: 8000 });
  await waitFor(() => expect(rows).toHaveTextContent(sold!));
});

it("breaks the production down by the address or a choice, and adds up no stays of room types", async () => {
  const { user, router } = openReport("production?by=moon");
  expect(await screen.findByText(/Se ha dejado fuera un valor de la dirección.*moon/)).toBeVisible();
  await act(() => router.navigate("/app/reports/production?by=type"));
  expect(await screen.findByRole("columnheader", { name: "Tipo de habitación" })).toBeVisible();
  // a stay may be of two types
  await waitFor(async () => expect(cellsOf(await table("Producción"), /^Total/)[0]).toBe("—Sin datos"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Desglose" }), "País");
  expect(await screen.findByRole("columnheader", { name: "País" })).toBeVisible();
  expect(router.state.location.search).toBe("?by=country");
  await waitFor(async () => expect(cellsOf(await table("Producción"), /^Total/)[0]).toMatch(/^\d/));
});

it("has the occupancy of the dashboard, and exports with the marks of a Spanish spreadsheet", async () => {
  const { user } = openReport("forecast?from=2026-04-14&to=2026-04-16");
  const nights = await table("Previsión");
  const [available, sold, , occupancy] = cellsOf(nights, /14\/04\/2026/);
  const property = await getHotelFigures({ query: { from: "2026-04-14", to: "2026-04-14", compare: "weekday" } });
  const { inventory } = property.sums.now;
  expect(Number(available)).toBeLessThanOrEqual(inventory);
  expect(amountOf(occupancy!)).toBeCloseTo((100 * Number(sold)) / inventory, 1);
  await user.click(screen.getByRole("button", { name: "Exportar CSV" }));
  const [name, text] = vi.mocked(files.saveFile).mock.lastCall!;
  expect(name).toBe("prevision-2026-04-14-2026-04-16.csv");
  const lines = text.split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFNoche;Disponibles;Vendidas;/);
  expect(lines[1]).toMatch(/^2026-04-14;\d+;\d+;\d+;\d+(,\d+)?;/);
  expect(lines[4]).toMatch(/^Total;/);
});

it("prints a table with its period on a sheet of the hotel, and unfolds what the screen folds", async () => {
  const sheets: HTMLElement[] = [];
  vi.spyOn(window, "print").mockImplementation(() => {
    window.dispatchEvent(new Event("beforeprint")); // as the browser does, also for its own command
    sheets.push(document.querySelector<HTMLElement>(".print-document")!.cloneNode(true) as HTMLElement);
    window.dispatchEvent(new Event("afterprint"));
  });
  const { user, router } = openReport("cancellations?from=2026-04-01&to=2026-04-30");
  await table("Cancelaciones");
  await user.click(screen.getByRole("button", { name: "Imprimir" }));
  const period = within(sheets[0]!);
  expect(period.getAllByRole("heading", { name: "Cancelaciones", hidden: true })).toHaveLength(1);
  expect(sheets[0]).toHaveTextContent("1–30 abr 2026");
  expect(sheets[0]).toHaveTextContent(/Impreso: 26 nov 2026, 10:00 · Marina Solé/);
  expect(document.querySelector(".print-document")).toBeNull();
  expect(period.queryAllByRole("link", { hidden: true })).toEqual([]);

  await act(() => router.navigate("/app/reports/daily"));
  await table("Diario");
  const rooms = screen.getByRole("table", { name: /^Limpieza del /, hidden: true });
  expect(rooms).not.toBeVisible();
  await user.click(screen.getByText(/^\d+ salidas? · \d+ estancias?$/));
  expect(rooms).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Imprimir" }));
  const onPaper = within(sheets[1]!).getByRole("table", { name: /^Limpieza del /, hidden: true });
  expect(onPaper.closest("details")).toHaveAttribute("open");
});

it("keeps a report as a view of its person, refuses its name twice, and undoes its removal", async () => {
  localStorage.setItem("reportViews:2", JSON.stringify([{ name: "De otra persona", path: "/app/reports/daily" }]));
  localStorage.setItem("reportViews:1", JSON.stringify([{ name: "Mía", path: "/app/reports/daily" }]));
  const { user, router } = openReport("production?by=country");
  await table("Producción");
  expect(screen.getByRole("link", { name: "Mía" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "De otra persona" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Guardar como vista" }));
  await user.click(await screen.findByRole("button", { name: "Guardar" }));
  expect(await screen.findByText("Escriba un nombre para la vista.")).toBeVisible();
  await user.type(await screen.findByRole("textbox", { name: "Nombre de la vista" }), "Países");
  await user.click(await screen.findByRole("button", { name: "Guardar" }));
  await screen.findByRole("link", { name: "Países" }); // the dialog has closed: it would ask before it is left
  await router.navigate("/app/reports/daily");
  await table("Diario"); // until then the bar is that of the former report
  const view = screen.getByRole("link", { name: "Países" });
  expect(view).toHaveAttribute("href", "/app/reports/production?by=country");

  await user.click(screen.getByRole("button", { name: "Guardar como vista" }));
  await user.type(await screen.findByRole("textbox", { name: "Nombre de la vista" }), "Países");
  await user.click(await screen.findByRole("button", { name: "Guardar" }));
  expect(await screen.findByText("Ya hay una vista con ese nombre.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Cerrar" }));
  await user.click(await screen.findByRole("button", { name: "Salir y descartar" }));

  await user.click(await screen.findByRole("button", { name: "Quitar la vista Países" }));
  expect(screen.queryByRole("link", { name: "Países" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Deshacer" }));
  expect(screen.getByRole("link", { name: "Países" })).toBeVisible();
});

it("says what the figures of a day mean, and opens the rows behind them, of its month and year", async () => {
  const { user } = openReport("daily?date=2026-04-12");
  const daily = await table("Diario");
  const rows = within(within(daily).getByRole("row", { name: /^Llegadas/ })).getAllByRole("link");
  expect(rows.map((link) => link.getAttribute("href")!.split("?")[1])).toEqual(
    ["2026-04-12", "2026-04-01", "2026-01-01"].map((from) => `figure=arrivals&from=${from}&to=2026-04-12`),
  );
  const [sold] = cellsOf(daily, /^Vendidas/);
  expect(screen.getByText(`${sold} de`, { exact: false })).toBeVisible(); // of the closed day, as its close has kept it
  for (const name of [/^Estancia media \(noches\)/, /^Antelación media \(días\)/, /^Ocupadas/])
    expect(cellsOf(daily, name)[0]).toMatch(/^\d+(,\d)?$/);
  await user.click(screen.getByText("Cómo se calcula"));
  const meanings = within(screen.getByText("Cómo se calcula").closest("details")!);
  for (const [name, words] of [
    ["Tarifa media sin no-show", "Ingreso de habitación ÷ noches vendidas"],
    ["Ocupación (neta de bloqueos)", "sin las que están fuera de orden"],
    ["De dónde sale", "De las reservas y sus folios"],
  ] as const)
    expect(meanings.getByText(name).closest("div")).toHaveTextContent(words);
});
