import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { headerContract } from "@/contract/header";
import type { Conditions } from "@/fakeBackend/core/conditions";
import { createClient } from "@/shared/api/createClient";
import { chooseLanguage } from "@/shared/i18n/spoken";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

/** The smallest page, with a menu or a list of its top bar open. */
async function open(name: string, conditions: Partial<Conditions> = {}) {
  alreadySignedIn();
  const app = openApp("/app/tasks", conditions);
  const button = await screen.findByRole("button", { name });
  await app.user.click(button);
  return { ...app, button };
}

it("opens a menu with the arrow down, and Escape gives the focus back to its button", async () => {
  const { user, button } = await open("Tema");
  await user.click(button);
  expect(button).toHaveAttribute("aria-haspopup", "menu");
  await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
  for (const time of ["first", "second"]) {
    act(() => button.focus());
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Claro" }), time).toHaveFocus());
    expect(button).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("menuitem", { name: "Oscuro" }), time).toHaveFocus();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button, time).toHaveFocus());
    expect(button).toHaveAttribute("aria-expanded", "false");
  }
});

it("closes a menu on a click elsewhere, and puts a chosen theme on the page", async () => {
  const { user, button } = await open("Tema");
  expect(await screen.findByRole("menu", { name: "Tema" })).toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.click(document.body);
  await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
  for (const [name, theme] of [
    ["Oscuro", "dark"],
    ["Claro", "light"],
  ] as const) {
    await user.click(button);
    await user.click(await screen.findByRole("menuitem", { name }));
    expect(document.body).toHaveAttribute("data-bs-theme", theme);
    expect(localStorage.getItem("theme")).toBe(theme);
  }
});

it("offers the eight languages in their own names, and changes every text at once", async () => {
  const { user } = await open("Idioma");
  const menu = within(await screen.findByRole("menu", { name: "Idioma" }));
  const names = menu.getAllByRole("menuitem").map((item) => item.textContent);
  expect(names).toEqual(["English", "Español", "Français", "Русский", "Deutsch", "Italiano", "中文", "العربية"]);
  await user.click(menu.getByRole("menuitem", { name: "العربية" }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute("dir", "rtl"));
  expect(screen.queryByRole("heading", { name: "Mis tareas" })).not.toBeInTheDocument();
  await act(() => chooseLanguage("es"));
  expect(screen.getByRole("heading", { name: "Mis tareas" })).toBeInTheDocument();
});

describe("cart", () => {
  it("shows the sample figures, and what is left of them when an article is removed", async () => {
    const { user, button } = await open("Carrito");
    const cart = within(await screen.findByRole("region", { name: "Carrito" }));
    expect(await cart.findAllByRole("listitem")).toHaveLength(5);
    expect(cart.getByText("7 unidades")).toBeInTheDocument();
    expect(cart.getByText(/205[.,]86/)).toHaveTextContent("€");
    expect(button).toHaveAccessibleDescription("7 unidades");
    expect(screen.getByText("5")).toHaveClass("icon-badge");
    await user.click(cart.getByRole("button", { name: "Quitar Adaptador de corriente" }));
    expect(await cart.findByText("5 unidades")).toBeInTheDocument();
    expect(screen.queryByText("Adaptador de corriente")).not.toBeInTheDocument();
  });

  it("says that it could not be loaded, tries again, and has its number after a reconnect", async () => {
    const { user, button } = await open("Carrito", failing(headerContract.listCartItems, "connection lost", 2));
    expect(await screen.findByText("No se ha podido cargar.")).toBeInTheDocument();
    expect(button).not.toHaveAccessibleDescription(/unidades/); // the number is unknown
    await user.click(screen.getByRole("button", { name: "Reintentar" }));
    expect(await screen.findByText("No se ha podido cargar.")).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event("offline")));
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(button).toHaveAccessibleDescription("7 unidades"));
  });
});

it("counts the notifications that are not read, until they are marked as read", async () => {
  const { user, button } = await open("Notificaciones");
  expect(await screen.findByText("8 avisos")).toBeInTheDocument();
  expect(button).toHaveAccessibleDescription("3 sin leer");
  expect(screen.getByText("Nueva reserva de Clara Ferrer: 3 noches")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Marcar todo como leído" }));
  await waitFor(() => expect(button).toHaveAccessibleDescription("0 sin leer"));
});

it("leads to the areas of the product", async () => {
  const { user } = await open("Aplicaciones");
  await user.click(await screen.findByRole("link", { name: "Reservas" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Registro y gestión de reservas" })).toBeInTheDocument();
});

it("restores the demo's data after a question", async () => {
  const { listTasks, updateTask } = createClient(headerContract);
  const { user, button } = await open("Perfil");
  const [task] = await listTasks();
  await updateTask({ params: { taskId: task!.id }, body: { isDone: !task!.isDone } });

  await user.click(screen.getByRole("menuitem", { name: "Restablecer datos de demostración" }));
  await user.click(await screen.findByRole("button", { name: "Dejarlos como están" }));
  expect((await listTasks())[0]).toMatchObject({ isDone: !task!.isDone });

  await user.click(button);
  await user.click(screen.getByRole("menuitem", { name: "Restablecer datos de demostración" }));
  await user.click(await screen.findByRole("button", { name: "Restablecer" }));
  await waitFor(async () => expect((await listTasks())[0]).toEqual(task));
});
