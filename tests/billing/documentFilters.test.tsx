import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { paths } from "@/shared/routing/paths";

import { api, openBilling } from "./openBilling";

/** The list of invoices, by an address. */
async function openList(search = "") {
  const app = openBilling();
  await app.router.navigate(`${paths.documents}${search}`);
  const filters = within(await screen.findByRole("group", { name: "Importe total" }, { timeout: 8000 }));
  const said = () => new URLSearchParams(app.router.state.location.search);
  return { ...app, filters, said };
}

it("finds by an amount as the language writes it, and keeps it in the address", async () => {
  const { user, filters, said } = await openList();
  const least = filters.getByLabelText("Total desde");
  await user.type(least, "1.000,50{Enter}");
  await waitFor(() => expect(said().get("amountFrom")).toBe("100050"));
  expect(least).toHaveValue("1000,50");
  const { total } = await api.listDocuments({ query: { amountFrom: "100050", page: 1, perPage: 10 } });
  expect(total).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(1 + total));
  await user.type(filters.getByLabelText("Total hasta"), "mucho{Enter}");
  expect(filters.getByLabelText("Total hasta")).toHaveAccessibleDescription("Escriba un importe.");
  await user.clear(least);
  await user.tab();
  await waitFor(() => expect(said().has("amountFrom")).toBe(false));
});

it("finds the invoices of a customer in a month", async () => {
  const { user, said } = await openList("?customer=viajes");
  expect(await screen.findByLabelText("Cliente o NIF")).toHaveValue("viajes");
  await user.click(screen.getByLabelText("Seleccionar un rango"));
  await user.click(await screen.findByRole("button", { name: "Mes anterior" }));
  await waitFor(() => expect([said().get("from"), said().get("to")]).toEqual(["2026-03-01", "2026-03-31"]));
  expect(said().get("customer")).toBe("viajes");
  await user.clear(screen.getByLabelText("Cliente o NIF"));
  await waitFor(() => expect(said().has("customer")).toBe(false));
});
