import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import { type Command, declareCommandSources, declaredCommandSources } from "@/shared/commands/commandSources";
import { SearchIcon } from "@/shared/ui/icons";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

async function openPalette() {
  alreadySignedIn();
  const app = openApp("/app/tasks");
  await screen.findByText(/tareas pendientes/);
  await app.user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Buscar páginas y acciones" });
  return { ...app, field };
}

describe("command palette", () => {
  it("opens a page by a few letters, without accents, and Enter", async () => {
    const { user, field } = await openPalette();
    await user.type(field, "politicas");
    expect(await screen.findAllByRole("option")).toHaveLength(1);
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("heading", { level: 1, name: "Políticas" })).toBeInTheDocument();
    await waitFor(() => expect(field).not.toBeInTheDocument());
  });

  it("finds a reservation by its number, from anywhere, and opens it", async () => {
    const { user, field } = await openPalette();
    await user.type(field, "rsv-000482");
    await user.click(await screen.findByRole("option", { name: /RSV-000482/ }));
    await waitFor(() => expect(window.location.pathname).toBe("/app/booking/management/booking/RSV-000482"));
  });

  it("waits with Enter for what is found later and comes first, as fast typing needs", async () => {
    const run = vi.fn<() => void>();
    const late: Command = { id: "late", title: "Políticas", names: ["Políticas"], place: "", icon: SearchIcon, run };
    const finder = () => new Promise<Command[]>((resolve) => setTimeout(() => resolve([late]), 100));
    alreadySignedIn();
    const { user } = openApp("/app/tasks");
    await screen.findByText(/tareas pendientes/);
    const declared = declaredCommandSources();
    declareCommandSources([...declared, { texts: [], fetch: async () => () => finder }]);
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await screen.findByRole("combobox"), "politicas{Enter}");
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
    expect(screen.getByText(/tareas pendientes/)).toBeInTheDocument();
    declareCommandSources(declared);
  });

  it("walks with the arrows", async () => {
    const { user, field } = await openPalette();
    await user.type(field, "dashboards");
    await screen.findByRole("option", { name: /Puntos de Venta/ });
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(await screen.findByRole("heading", { level: 1, name: "Puntos de Venta" })).toBeInTheDocument();
  });

  it("runs actions", async () => {
    const { user, field } = await openPalette();
    await user.type(field, "oscuro");
    await user.click(await screen.findByRole("option", { name: /Oscuro/ }));
    await waitFor(() => expect(document.body).toHaveAttribute("data-bs-theme", "dark"));
  });

  it("makes the current page the start page", async () => {
    const { user, field } = await openPalette();
    await user.type(field, "empezar en esta");
    await user.click(await screen.findByRole("option", { name: /Empezar en esta página/ }));
    expect(await screen.findByText("Al ingresar se abrirá esta página.")).toBeInTheDocument();
    expect(localStorage.getItem("sp")).toBe("/app/tasks");
  });

  it("says when nothing is found", async () => {
    const { user, field } = await openPalette();
    await user.type(field, "xyzzy");
    expect(await screen.findByText("Nada coincide con lo escrito.")).toBeInTheDocument();
  });

  it("closes with Escape and returns the focus", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/tasks");
    const search = await screen.findByRole("button", { name: /Buscar o ir a…/ });
    await user.click(search);
    await screen.findByRole("combobox");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("combobox")).not.toBeInTheDocument());
    expect(search).toHaveFocus();
  });

  it("finds pages without a connection, and says that it has not searched everywhere", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/tasks", { failureOf: () => "connection lost" });
    await screen.findAllByRole("button", { name: "Reintentar" });
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await screen.findByRole("combobox"), "disponibilidad");
    expect(await screen.findByRole("option", { name: /Disponibilidad/ })).toBeInTheDocument();
    expect(await screen.findByText(/No se ha podido buscar en todo/)).toBeInTheDocument();
  });
});
