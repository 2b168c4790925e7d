import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";

import { type SalesQuery, salesFiguresContract } from "@/contract/figures/salesFigures";
import { createClient } from "@/shared/api/createClient";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { hotelApi } from "../support/hotelBackend";
import { failing, openApp } from "../support/openApp";
import { giveBack, line, openTill, paidBy, sell, tillApi } from "../support/tillCalls";

const path = "/app/dashboards/sales";
const api = createClient(salesFiguresContract);

beforeAll(async () => {
  await import("@/features/dashboards/sales/SalesDashboardPage");
});

async function openSales() {
  alreadySignedIn();
  const app = openApp(`${path}?from=2026-11-19&to=2026-11-25`, {}, { reservations: 12, tickets: 400 });
  await screen.findByRole("link", { name: /^Ventas: / }, { timeout: 15_000 });
  return app;
}

const salesIn = (query: SalesQuery) => api.getSalesFigures({ query });
const plain = (text: string) => text.replaceAll(/\s/g, " ");
const euros = (cents: number) =>
  plain(new Intl.NumberFormat("es", { style: "currency", currency: "EUR" }).format(cents / 100));
const figure = (name: string) => plain(screen.getByRole("link", { name: new RegExp(`^${name}: `) }).textContent);
const table = (name: string) => screen.getByRole("table", { name });
const totalOf = (name: string) => plain(within(table(name)).getAllByRole("row").at(-1)!.textContent);
const lastWeek = { from: "2026-11-19", to: "2026-11-25" };

it("says what the tills sold, and comes to the same total by method and by article", async () => {
  await openSales();
  const { sums, articles } = await salesIn(lastWeek);
  const { sales, net, tips, tickets, discounts } = sums.now;
  expect(sales).toBeGreaterThan(0);
  expect(figure("Ventas")).toBe(euros(sales));
  expect(figure("Ventas sin IVA")).toBe(euros(net));
  expect(figure("Ticket medio")).toBe(euros(sales / tickets));
  expect(totalOf("Cobros por forma de pago")).toBe(`Total${euros(sales)}${euros(tips)}${euros(sales + tips)}`);
  expect(totalOf("Artículos más vendidos")).toContain(euros(sales));
  expect(within(table("Artículos más vendidos")).getAllByRole("row")).toHaveLength(Math.min(11, articles.length) + 2);
  const steps = within(table("De lo vendido al neto"));
  expect(plain(steps.getByRole("row", { name: /^Descuentos/ }).textContent)).toContain(
    euros(-discounts).replace("-", "−"),
  );
});

it("compares with as many days before", async () => {
  await openSales();
  const { sums } = await salesIn({ from: "2026-11-12", to: "2026-11-18" });
  const steps = within(table("De lo vendido al neto"));
  expect(plain(steps.getByRole("row", { name: /^Ventas \d/ }).textContent)).toContain(euros(sums.now.sales));
  const card = screen.getByRole("link", { name: /^Ventas: / });
  expect(card.closest(".figure")).toHaveTextContent("vs. 12–18 nov 2026");
});

it.each(["Tickets", "Anulados", "Tickets abiertos"])("opens exactly the rows that %s counts", async (name) => {
  alreadySignedIn();
  const { user, router } = openApp("/app/tasks", {}, { reservations: 12, tickets: 400 });
  await screen.findByRole("heading", { level: 1 });
  await openTill("T3");
  await sell([line(320)], { till: "T3" });
  await sell([line(640)], { till: "T3" });
  await giveBack(await sell([line(950)], { till: "T3" }), 1, [paidBy("cash", 950)]);
  for (const id of ["left", "open"])
    await tillApi.parkTicket({ body: { id, till: "T3", name: id, lines: [line(100)] } });
  await tillApi.actOnTicket({ params: { id: "left", action: "void" }, body: { version: 1, reason: "Se fueron" } });
  const { businessDate } = (await hotelApi.getSetUp()).property;
  await act(async () => router.navigate(`${path}?from=${businessDate}&to=${businessDate}&till=T3`));
  const counted = await screen.findByRole("link", { name: new RegExp(`^${name}: `) }, { timeout: 15_000 });
  const count = Number(counted.textContent);
  expect(count).toBeGreaterThan(0);
  await user.click(counted);
  const list = await screen.findByRole("table", { name: "Lista de tickets" });
  await waitFor(() => expect(within(list).getAllByRole("row")).toHaveLength(count + 1));
});

it("draws hours and weekdays as charts that can be read as tables", async () => {
  const { user } = await openSales();
  const { sums, hours } = await salesIn(lastWeek);
  const chart = await screen.findByRole("figure", {
    name: (name) => plain(name) === `Ventas por hora: ${euros(sums.now.sales)}`,
  });
  await user.click(within(chart).getByRole("button", { name: "Ver como tabla" }));
  expect(within(chart).getAllByRole("row")).toHaveLength(hours.length + 1);
  expect(screen.getByRole("figure", { name: "Ventas por día de la semana y hora" })).toBeInTheDocument();
});

it("shows one till, in its address", async () => {
  const { user, router } = await openSales();
  const { sums } = await salesIn({ ...lastWeek, till: "T3" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Caja" }), "T3, spa");
  await waitFor(() => expect(figure("Ventas")).toBe(euros(sums.now.sales)));
  expect(router.state.location.search).toContain("till=T3");
});

it("says that nothing was sold in an empty house, and tries again after a failure", async () => {
  alreadySignedIn();
  const { user } = openApp(path, failing(salesFiguresContract.getSalesFigures, 500, 1), { isEmpty: true });
  await user.click(await screen.findByRole("button", { name: /Reintentar/ }));
  expect(await screen.findAllByText("No hay ventas en este periodo.")).toHaveLength(3);
  expect(screen.getByText("No hay turnos contados en este periodo.")).toBeInTheDocument();
  expect(figure("Ticket medio")).toContain("Sin datos");
});
