import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

async function openSidebar(path: string) {
  alreadySignedIn();
  const app = openApp(path);
  const sidebar = within(await screen.findByRole("navigation", { name: "Principal" }));
  return { ...app, sidebar };
}

/** The specification's groups and their entries; entries of ours may stand among them. */
const groups = {
  Dashboards: ["Hoteles", "Restaurants", "Puntos de Venta"],
  "Gestión de Reservas": [
    "El día",
    "Registro y gestión",
    "Check-in/out",
    "Disponibilidad",
    "Integraciones",
    "Políticas",
    "Asig. Automática",
  ],
  "Gestión de Habitaciones": ["Inventario", "Estado", "Tarifas", "Housekeeping"],
  "Gestión de Clientes": ["Listado", "Fidelidad", "Quejas", "Solicitudes", "Contacto"],
  "Facturación y Pagos": ["Facturas", "Cuentas por cobrar", "Cobros"],
  "Reportes y Análisis": ["Diario", "Previsión", "Producción", "Cancelaciones", "Housekeeping"],
  "Eventos y Espacios": ["Listado", "Fidelidad", "Quejas", "Solicitudes", "Contacto"],
  Ventas: ["Venta", "Tickets", "Turno de caja", "Artículos"],
};

describe("sidebar", () => {
  it("has the specification's groups in its order", async () => {
    const { sidebar } = await openSidebar("/app/tasks");
    expect(sidebar.getAllByRole("button").map((button) => button.textContent)).toEqual(Object.keys(groups));
    expect(sidebar.getByText("Restaurant")).toBeInTheDocument();
    expect(sidebar.getByText("Punto de Venta")).toBeInTheDocument();
  });

  it("opens each group with the specification's entries, and closes the group that was open", async () => {
    const { user, sidebar } = await openSidebar("/app/tasks");
    for (const [group, links] of Object.entries(groups)) {
      const head = sidebar.getByRole("button", { name: group });
      if (head.getAttribute("aria-expanded") === "false") await user.click(head);
      const shown = sidebar.getAllByRole("link").map((link) => link.textContent);
      expect(shown.filter((link) => links.includes(link))).toEqual(links);
      expect(sidebar.getAllByRole("link", { hidden: true })).toHaveLength(shown.length); // none of a closed group
      expect(sidebar.getAllByRole("button", { expanded: true })).toEqual([head]);
    }
  });

  it("marks the page's entry once: the list for a reservation, the hotels dashboard for home", async () => {
    const { sidebar, router, user } = await openSidebar("/app/customers/fidelity");
    const current = () => sidebar.getAllByRole("link", { current: "page" }).map((link) => link.textContent);
    expect(current()).toEqual(["Fidelidad"]); // although groups share it
    await act(() => router.navigate("/app/booking/management/booking/-"));
    await waitFor(() => expect(current()).toEqual(["Registro y gestión"]));
    await user.click(sidebar.getByRole("button", { name: "Dashboards" }));
    await act(() => router.navigate("/app/dashboards/home"));
    await waitFor(() => expect(current()).toEqual(["Hoteles"]));
  });

  it("shrinks, grows, and leaves a click with a modifier key to the browser", async () => {
    const { user, sidebar, router } = await openSidebar("/app/dashboards/home");
    await user.click(screen.getByRole("button", { name: "Alternar menú lateral" }));
    expect(document.documentElement).toHaveAttribute("data-layout", "small-icon");
    await user.click(screen.getByRole("button", { name: "Alternar menú lateral" }));
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
