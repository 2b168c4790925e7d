import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

async function openSidebar(path: string) {
  alreadySignedIn();
  const app = openApp(path);
  const sidebar = within(await screen.findByRole("navigation", { name: "Principal" }));
  return { ...app, sidebar };
}

describe("sidebar", () => {
  it("has the specification's groups in its order", async () => {
    const { sidebar } = await openSidebar("/app/dashboards/hotels");
    expect(sidebar.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "Dashboards",
      "Gestión de Reservas",
      "Gestión de Habitaciones",
      "Gestión de Clientes",
      "Facturación y Pagos",
      "Reportes y Análisis",
      "Eventos y Espacios",
    ]);
    expect(sidebar.getByText("Restaurant")).toBeInTheDocument();
    expect(sidebar.getByText("Punto de Venta")).toBeInTheDocument();
  });

  // entries of ours may stand among them
  it.each([
    ["Dashboards", ["Hoteles", "Restaurants", "Puntos de Venta"]],
    [
      "Gestión de Reservas",
      ["Registro y gestión", "Check-in/out", "Disponibilidad", "Integraciones", "Políticas", "Asig. Automática"],
    ],
    ["Gestión de Habitaciones", ["Inventario", "Estado", "Tarifas", "Housekeeping"]],
    ["Gestión de Clientes", ["Listado", "Fidelidad", "Quejas", "Solicitudes", "Contacto"]],
    ["Facturación y Pagos", ["Facturas", "Cuentas por cobrar", "Cobros"]],
    ["Reportes y Análisis", ["Diario", "Previsión", "Producción", "Cancelaciones", "Housekeeping"]],
    ["Eventos y Espacios", ["Listado", "Fidelidad", "Quejas", "Solicitudes", "Contacto"]],
  ])("opens %s with the specification's entries, and closes the group that was open", async (group, links) => {
    const { user, sidebar } = await openSidebar("/app/tasks");
    await user.click(sidebar.getByRole("button", { name: group }));
    const shown = sidebar.getAllByRole("link").map((link) => link.textContent);
    expect(shown.filter((link) => links.includes(link))).toEqual(links);
    expect(sidebar.getAllByRole("link", { hidden: true })).toHaveLength(shown.length); // none of a closed group
    expect(sidebar.getAllByRole("button", { expanded: true })).toHaveLength(1);
  });

  it("marks the page's entry once, although groups share it", async () => {
    const { sidebar } = await openSidebar("/app/customers/fidelity");
    const current = sidebar.getAllByRole("link", { current: "page" });
    expect(current.map((link) => link.textContent)).toEqual(["Fidelidad"]);
  });

  it("counts a reservation's page as one of the list's, and home as the hotels dashboard", async () => {
    const { sidebar, router, user } = await openSidebar("/app/booking/management/booking/-");
    expect(sidebar.getByRole("link", { current: "page" })).toHaveTextContent("Registro y gestión");
    await user.click(sidebar.getByRole("button", { name: "Dashboards" }));
    await router.navigate("/app/dashboards/home");
    expect(await sidebar.findByRole("link", { current: "page" })).toHaveTextContent("Hoteles");
  });

  it("shrinks and grows, and remembers its size", async () => {
    const { user } = await openSidebar("/app/tasks");
    const toggle = screen.getByRole("button", { name: "Alternar menú lateral" });
    expect(document.documentElement).toHaveAttribute("data-layout", "vertical");
    await user.click(toggle);
    expect(document.documentElement).toHaveAttribute("data-layout", "small-icon");
    expect(localStorage.getItem("sidebar")).toBe("small-icon");
    await user.click(toggle);
    expect(document.documentElement).toHaveAttribute("data-layout", "vertical");
  });

  it("leaves a click with a modifier key to the browser", async () => {
    const { user, sidebar, router } = await openSidebar("/app/dashboards/home");
    const link = sidebar.getByRole("link", { name: "Hoteles" });
    const isForTheBrowser = vi.fn<(isIt: boolean) => void>();
    document.addEventListener("click", (event) => isForTheBrowser(!event.defaultPrevented), { once: true });
    await user.keyboard("{Control>}");
    await user.click(link);
    await user.keyboard("{/Control}");
    expect(isForTheBrowser).toHaveBeenCalledWith(true);
    expect(router.state.location.pathname).toBe("/app/dashboards/home");

    await user.click(link);
    expect(router.state.location.pathname).toBe("/app/dashboards/hotels");
    const { length } = window.history;
    await user.click(link); // already there: Back leads to where one was before
    expect(window.history).toHaveLength(length);
  });
});
