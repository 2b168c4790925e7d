import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";

import type { Conditions } from "@/fakeBackend/core/conditions";
import { type Command, declareCommandSources, declaredCommandSources } from "@/shared/commands/commandSources";
import { SearchIcon } from "@/shared/ui/icons";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

/** The palette over the smallest page. */
async function openPalette(conditions: Partial<Conditions> = {}, before = () => {}) {
  alreadySignedIn();
  const app = openApp("/app/tasks", conditions);
  await screen.findAllByText(/tareas pendientes|^Reintentar$/);
  before();
  await app.user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Buscar páginas y acciones" });
  return { ...app, field };
}

describe("command palette", () => {
  it("opens a page by a few letters, without accents, and Enter", async () => {
    const { user, field } = await openPalette();
    await user.type(field, "xyzzy");
    expect(await screen.findByText("Nada coincide con lo escrito.")).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, "politicas");
    expect(await screen.findAllByRole("option")).toHaveLength(1);
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("heading", { level: 1, name: "Políticas" })).toBeInTheDocument();
    await waitFor(() => expect(field).not.toBeInTheDocument());
  });

  it("leads to the page of an act by the words of the act", async () => {
    const { user, field } = await openPalette();
    for (const [words, page] of [
      ["cambio masivo", /Tarifas/],
      ["parar ventas", /Integraciones/],
      ["ocupación", /Previsión/],
    ] as const) {
      await user.clear(field);
      await user.type(field, words);
      expect(await screen.findByRole("option", { name: page })).toBeInTheDocument();
    }
  });

  it("walks with the arrows, and opens a reservation that is found by its number", async () => {
    const { user, field } = await openPalette();
    await user.type(field, "dashboards");
    const third = await screen.findByRole("option", { name: /Puntos de Venta/ });
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(third).toHaveAttribute("aria-selected", "true");
    await user.clear(field);
    await user.type(field, "rsv-000482");
    await user.click(await screen.findByRole("option", { name: /RSV-000482/ }));
    await waitFor(() => expect(window.location.pathname).toBe("/app/booking/management/booking/RSV-000482"));
  });

  it("waits with Enter for what is found later and comes first, as fast typing needs", async () => {
    const run = vi.fn<() => void>();
    const late: Command = { id: "late", title: "Políticas", names: ["Políticas"], place: "", icon: SearchIcon, run };
    const finder = () => new Promise<Command[]>((resolve) => setTimeout(() => resolve([late]), 100));
    const declared = declaredCommandSources();
    onTestFinished(() => declareCommandSources(declared));
    const declareLate = () => declareCommandSources([...declared, { texts: [], fetch: async () => () => finder }]);
    const { user, field } = await openPalette({}, declareLate);
    await user.type(field, "politicas{Enter}");
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    expect(screen.getByText(/tareas pendientes/)).toBeInTheDocument();
  });

  it("makes the current page the start page", async () => {
    const { user, field } = await openPalette();
    await user.type(field, "empezar en esta");
    await user.click(await screen.findByRole("option", { name: /Empezar en esta página/ }));
    expect(await screen.findByText("Al ingresar se abrirá esta página.")).toBeInTheDocument();
    expect(localStorage.getItem("sp")).toBe("/app/tasks");
  });

  it("runs actions, and gives the focus back when it is closed with Escape", async () => {
    const { user, field } = await openPalette();
    await user.type(field, "oscuro");
    await user.click(await screen.findByRole("option", { name: /Oscuro/ }));
    await waitFor(() => expect(document.body).toHaveAttribute("data-bs-theme", "dark"));
    const search = screen.getByRole("button", { name: /Buscar o ir a…/ });
    await user.click(search);
    await screen.findByRole("combobox");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("combobox")).not.toBeInTheDocument());
    expect(search).toHaveFocus();
  });

  it("finds pages without a connection, and says that it has not searched everywhere", async () => {
    const { user, field } = await openPalette({ failureOf: () => "connection lost" });
    await user.type(field, "disponibilidad");
    expect(await screen.findByRole("option", { name: /Disponibilidad/ })).toBeInTheDocument();
    expect(await screen.findByText(/No se ha podido buscar en todo/)).toBeInTheDocument();
  });
});
