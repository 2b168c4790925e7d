import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { figuresContract } from "@/contract/figures/hotelFigures";
import { reportsContract } from "@/contract/figures/reports";
import { setUpContract } from "@/contract/reservations/setUp";
import { createClient } from "@/shared/api/createClient";
import * as files from "@/shared/csv/saveFile";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

const now = () => new Date("2026-04-14T21:30:00.000Z");
const { getHotelFigures } = createClient(figuresContract);
const table = (name: string) => screen.findByRole("table", { name }, { timeout: 8000 });

function openReport(path: string, conditions = {}) {
  alreadySignedIn();
  return openApp(`/app/reports/${path}`, { now, ...conditions });
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

it.each([
  ["daily", "Diario"],
  ["forecast", "Previsión"],
  ["production", "Producción"],
  ["cancellations", "Cancelaciones"],
  ["housekeeping", "Housekeeping"],
])("shows %s below its heading, with a table of its name", async (path, name) => {
  openReport(path);
  expect(await screen.findByRole("heading", { level: 1, name })).toBeVisible();
  expect(await table(name)).toBeVisible();
  expect(screen.getByRole("group", { name: "Periodo" })).toBeVisible();
});

it("lets the keyboard scroll a wide table without links", async () => {
  openReport("housekeeping");
  await table("Housekeeping");
  expect(screen.getByRole("group", { name: "Housekeeping" })).toHaveAttribute("tabindex", "0");
});

it("says why a typed day has no report, and keeps what was typed", async () => {
  const { user } = openReport("daily");
  await table("Diario");
  const day = screen.getByRole("textbox", { name: "Día" });
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
});

it("has one occupancy: of the forecast as of the rows behind a night", async () => {
  openReport("forecast?from=2026-04-14&to=2026-04-14");
  const nights = await table("Previsión");
  const [available, sold, , occupancy] = cellsOf(nights, /14\/04\/2026/);
  const property = await getHotelFigures({ query: { from: "2026-04-14", to: "2026-04-14", compare: "weekday" } });
  const { inventory } = property.sums.now;
  expect(Number(available)).toBeLessThanOrEqual(inventory);
  expect(amountOf(occupancy!)).toBeCloseTo((100 * Number(sold)) / inventory, 1);
});

it("adds up the rows of the production to the last cent", async () => {
  openReport("production?from=2026-04-01&to=2026-04-30");
  const production = await table("Producción");
  const rows = within(production).getAllByRole("row").slice(1);
  const revenues = rows.map((row) => amountOf(within(row).getAllByRole("cell")[4]!.textContent));
  const total = revenues.at(-1)!;
  const sum = revenues.slice(0, -1).reduce((one, other) => one + other, 0);
  expect(total).toBeGreaterThan(0);
  expect(sum).toBeCloseTo(total, 2);
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

it("breaks the production down as the address says, and puts the choice there", async () => {
  const { user, router } = openReport("production?by=type");
  await table("Producción");
  expect(screen.getByRole("columnheader", { name: "Tipo de habitación" })).toBeVisible();
  await user.selectOptions(screen.getByRole("combobox", { name: "Desglose" }), "País");
  expect(await screen.findByRole("columnheader", { name: "País" })).toBeVisible();
  expect(router.state.location.search).toBe("?by=country");
});

it("drops an unknown choice of the address with a notice", async () => {
  openReport("production?by=moon");
  expect(await screen.findByText(/Se ha dejado fuera un valor de la dirección.*moon/)).toBeVisible();
  expect(await table("Producción")).toBeVisible();
});

it("exports rows and sums with the marks of a Spanish spreadsheet", async () => {
  const { user } = openReport("forecast?from=2026-04-14&to=2026-04-16");
  await table("Previsión");
  await user.click(screen.getByRole("button", { name: "Exportar CSV" }));
  const [name, text] = vi.mocked(files.saveFile).mock.lastCall!;
  expect(name).toBe("prevision-2026-04-14-2026-04-16.csv");
  const lines = text.split("\r\n");
  expect(lines[0]).toMatch(/^\uFEFFNoche;Disponibles;Vendidas;/);
  expect(lines[1]).toMatch(/^2026-04-14;\d+;\d+;\d+;\d+(,\d+)?;/);
  expect(lines[4]).toMatch(/^Total;/);
});

it("prints the table with its period on a sheet of the hotel", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => {
    const sheet = document.querySelector<HTMLElement>(".print-document")!;
    expect(within(sheet).getByRole("heading", { name: "Cancelaciones", hidden: true })).toBeInTheDocument();
    expect(sheet).toHaveTextContent("1–30 abr 2026");
    expect(within(sheet).queryAllByRole("link", { hidden: true })).toEqual([]);
  });
  const { user } = openReport("cancellations?from=2026-04-01&to=2026-04-30");
  await table("Cancelaciones");
  await user.click(screen.getByRole("button", { name: "Imprimir" }));
  expect(print).toHaveBeenCalledOnce();
});

it("keeps a report as a view, refuses its name a second time, and gives it back once removed", async () => {
  const { user, router } = openReport("production?by=country");
  await table("Producción");
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

it("keeps the views of each person apart", async () => {
  localStorage.setItem("reportViews:2", JSON.stringify([{ name: "De otra persona", path: "/app/reports/daily" }]));
  localStorage.setItem("reportViews:1", JSON.stringify([{ name: "Mía", path: "/app/reports/daily" }]));
  openReport("daily");
  expect(await screen.findByRole("link", { name: "Mía" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "De otra persona" })).not.toBeInTheDocument();
});

it("folds the cleaning of the next day on the screen, and not on paper", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => {
    const sheet = document.querySelector<HTMLElement>(".print-document")!;
    const onPaper = within(sheet).getByRole("table", { name: /^Limpieza del /, hidden: true });
    expect(onPaper.closest("details")).toHaveAttribute("open");
  });
  const { user } = openReport("daily");
  await table("Diario");
  const rooms = screen.getByRole("table", { name: /^Limpieza del /, hidden: true });
  expect(rooms).not.toBeVisible();
  await user.click(screen.getByText(/^\d+ salidas? · \d+ estancias?$/));
  expect(rooms).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Imprimir" }));
  expect(print).toHaveBeenCalledOnce();
});

it("writes its link into the message of the chat that is chosen", async () => {
  const { user, router } = openReport("production?by=country");
  await user.click(await screen.findByRole("button", { name: "Enviar por chat" }));
  expect(await screen.findByText("Elija la conversación a la que enviarlo")).toBeVisible();
  const lists = await screen.findAllByRole("list", undefined, { timeout: 8000 });
  const [chat] = await within(lists.at(-1)!).findAllByRole("link");
  await user.click(chat!);
  const message = await screen.findByRole("textbox", { name: /mensaje/i });
  await waitFor(() =>
    expect(message).toHaveValue(`Producción: ${window.location.origin}/app/reports/production?by=country`),
  );
  expect(router.state.location.search).toBe("");
});

it("says which day has no report, and leads to the days before and after", async () => {
  const { user, router } = openReport("daily");
  await table("Diario");
  await user.click(screen.getByRole("button", { name: "Día anterior" }));
  await waitFor(() => expect(router.state.location.search).toBe("?date=2026-04-12"));
  expect(await table("Diario")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Día siguiente" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  await router.navigate("/app/reports/daily?date=mayo");
  expect(await screen.findByText(/Se ha dejado fuera un valor de la dirección.*mayo/)).toBeVisible();
  await router.navigate("/app/reports/daily?date=2019-01-01");
  expect(await screen.findByText("No hay informe del 01/01/2019: ese día no se ha cerrado aquí.")).toBeVisible();
});

it("shows the same figures for a closed day as its close has kept", async () => {
  openReport("daily");
  const daily = await table("Diario");
  const [sold] = cellsOf(daily, /^Vendidas/);
  expect(screen.getByText(`${sold} de`, { exact: false })).toBeVisible();
});

it("opens the rows behind a figure of the day, of its month and of its year", async () => {
  openReport("daily?date=2026-04-12");
  const row = within(await table("Diario")).getByRole("row", { name: /^Llegadas/ });
  const rows = within(row).getAllByRole("link");
  expect(rows.map((link) => link.getAttribute("href")!.split("?")[1])).toEqual(
    ["2026-04-12", "2026-04-01", "2026-01-01"].map((from) => `figure=arrivals&from=${from}&to=2026-04-12`),
  );
});

it("adds up no stays of room types, since a stay may be of two", async () => {
  openReport("production?by=type");
  expect(cellsOf(await table("Producción"), /^Total/)[0]).toBe("—Sin datos");
  cleanup();
  openReport("production?by=plan");
  expect(cellsOf(await table("Producción"), /^Total/)[0]).toMatch(/^\d/);
});

it("says that it could not be loaded where the hotel could not, with a way to try again", async () => {
  const { user } = openReport("forecast", failing(setUpContract.getSetUp, 500, 1));
  expect(await screen.findByText(/^No se ha podido cargar la previsión\./)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(await table("Previsión")).toBeVisible();
});

it("says that it could not be loaded, with a way to try again", async () => {
  const failure = { status: 500, message: "Internal Error!" };
  const { user } = openReport("production", failing(reportsContract.getProduction, failure, 1));
  expect(await screen.findByText("No se ha podido cargar la producción.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(await table("Producción")).toBeVisible();
});
