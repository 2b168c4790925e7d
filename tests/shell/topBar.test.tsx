import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import { headerContract } from "@/contract/header";
import type { Conditions } from "@/fakeBackend/core/conditions";
import { createClient } from "@/shared/api/createClient";
import { chooseLanguage } from "@/shared/i18n/spoken";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

async function open(button: string, conditions: Partial<Conditions> = {}) {
  alreadySignedIn();
  const app = openApp("/app/tasks", conditions);
  await app.user.click(await screen.findByRole("button", { name: button }));
  return app;
}

describe("menus", () => {
  it("open with the arrow down, and Escape returns the focus to the same button", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/tasks");
    const button = await screen.findByRole("button", { name: "Tema" });
    expect(button).toHaveAttribute("aria-haspopup", "menu");
    expect(button).toHaveAttribute("aria-expanded", "false");

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

  it("close on a click on their button, and leave the focus there after a click", async () => {
    const { user } = await open("Tema");
    const button = screen.getByRole("button", { name: "Tema" });
    expect(await screen.findByRole("menu", { name: "Tema" })).toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "true"));
    await user.click(document.body);
    await waitFor(() => expect(button).toHaveAttribute("aria-expanded", "false"));
  });
});

describe("theme", () => {
  it.each([
    ["Claro", "light"],
    ["Oscuro", "dark"],
  ])("%s puts %s on the body and the root, and remembers it", async (name, theme) => {
    const { user } = await open("Tema");
    await user.click(await screen.findByRole("menuitem", { name }));
    expect(document.body).toHaveAttribute("data-bs-theme", theme);
    expect(document.documentElement).toHaveAttribute("data-bs-theme", theme);
    expect(document.documentElement).toHaveAttribute("data-sidebar", theme);
    expect(localStorage.getItem("theme")).toBe(theme);
  });

  it("follows the system while that is chosen", async () => {
    let isDark = false;
    let tell = () => {};
    vi.spyOn(window, "matchMedia").mockImplementation(
      (media) =>
        ({
          media,
          get matches() {
            return media.includes("dark") && isDark;
          },
          addEventListener: (_: string, listener: () => void) => {
            if (media.includes("dark")) tell = listener;
          },
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    alreadySignedIn();
    openApp("/app/tasks");
    await screen.findByRole("button", { name: "Tema" });
    expect(document.body).toHaveAttribute("data-bs-theme", "light");
    isDark = true;
    act(() => tell());
    expect(document.body).toHaveAttribute("data-bs-theme", "dark");
  });
});

describe("language", () => {
  it("offers the eight languages in their own names, and changes every text at once", async () => {
    const { user } = await open("Idioma");
    const menu = within(await screen.findByRole("menu", { name: "Idioma" }));
    expect(menu.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
      "English",
      "Español",
      "Français",
      "Русский",
      "Deutsch",
      "Italiano",
      "中文",
      "العربية",
    ]);
    await user.click(menu.getByRole("menuitem", { name: "العربية" }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute("dir", "rtl"));
    expect(document.documentElement).toHaveAttribute("lang", "ar");
    expect(localStorage.getItem("language")).toBe("ar");
    expect(screen.queryByRole("heading", { name: "Mis tareas" })).not.toBeInTheDocument();
    await act(() => chooseLanguage("es"));
    expect(screen.getByRole("heading", { name: "Mis tareas" })).toBeInTheDocument();
  });
});

describe("cart", () => {
  it("shows the sample figures: 5 articles, 7 pieces, 205.86 dollars", async () => {
    await open("Carrito");
    const cart = within(await screen.findByRole("region", { name: "Carrito" }));
    expect(await cart.findAllByRole("listitem")).toHaveLength(5);
    expect(cart.getByText("7 unidades")).toBeInTheDocument();
    expect(cart.getByText(/205[.,]86/)).toHaveTextContent("$");
    expect(screen.getByRole("button", { name: "Carrito" })).toHaveAccessibleDescription("7 unidades");
    expect(screen.getByText("5")).toHaveClass("icon-badge");
  });

  it("removes an article", async () => {
    const { user } = await open("Carrito");
    await user.click(await screen.findByRole("button", { name: "Quitar Adaptador de corriente" }));
    const cart = within(screen.getByRole("region", { name: "Carrito" }));
    expect(await cart.findByText("5 unidades")).toBeInTheDocument();
    expect(screen.queryByText("Adaptador de corriente")).not.toBeInTheDocument();
  });

  it("shows that it could not be loaded, and tries again", async () => {
    const { user } = await open("Carrito", failing(headerContract.listCartItems, 500, 1));
    expect(await screen.findByText("No se ha podido cargar.")).toBeInTheDocument();
    expect(screen.queryByText("0 unidades")).not.toBeInTheDocument(); // the number is unknown
    await user.click(screen.getByRole("button", { name: "Reintentar" }));
    expect(await within(screen.getByRole("region", { name: "Carrito" })).findByText("7 unidades")).toBeInTheDocument();
  });

  it("shows its number after a reconnect, without being opened", async () => {
    alreadySignedIn();
    openApp("/app/tasks", failing(headerContract.listCartItems, "connection lost", 1));
    const cart = await screen.findByRole("button", { name: "Carrito" });
    await screen.findByText("3 tareas pendientes");
    expect(cart).not.toHaveAccessibleDescription("7 unidades");
    act(() => void window.dispatchEvent(new Event("offline")));
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(cart).toHaveAccessibleDescription("7 unidades"));
  });
});

describe("notifications", () => {
  it("are 8, 3 of them unread, until they are marked as read", async () => {
    const { user } = await open("Notificaciones");
    const button = screen.getByRole("button", { name: "Notificaciones" });
    expect(await screen.findByText("8 avisos")).toBeInTheDocument();
    expect(button).toHaveAccessibleDescription("3 sin leer");
    expect(screen.getByText("Nueva reserva de Clara Ferrer: 3 noches")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Marcar todo como leído" }));
    await waitFor(() => expect(button).toHaveAccessibleDescription("0 sin leer"));
  });

  it("stay unread when the server refuses, and a notice says why", async () => {
    const { user } = await open("Notificaciones", failing(headerContract.markNotificationsRead, 500));
    await user.click(await screen.findByRole("button", { name: "Marcar todo como leído" }));
    expect(await screen.findByText("Internal Server Error")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Notificaciones" })).toHaveAccessibleDescription("3 sin leer");
  });
});

describe("apps", () => {
  it("lead to the areas of the product", async () => {
    const { user } = await open("Aplicaciones");
    await user.click(await screen.findByRole("link", { name: "Reservas" }));
    expect(
      await screen.findByRole("heading", { level: 1, name: "Registro y gestión de reservas" }),
    ).toBeInTheDocument();
  });
});

describe("the demo's data", () => {
  it("are restored after a question", async () => {
    const { listTasks, updateTask } = createClient(headerContract);
    const { user } = await open("Perfil");
    const [task] = await listTasks();
    await updateTask({ params: { taskId: task!.id }, body: { isDone: !task!.isDone } });

    await user.click(screen.getByRole("menuitem", { name: "Restablecer datos de demostración" }));
    await user.click(await screen.findByRole("button", { name: "Dejarlos como están" }));
    expect((await listTasks())[0]).toMatchObject({ isDone: !task!.isDone });

    await user.click(screen.getByRole("button", { name: "Perfil" }));
    await user.click(screen.getByRole("menuitem", { name: "Restablecer datos de demostración" }));
    await user.click(await screen.findByRole("button", { name: "Restablecer" }));
    await waitFor(async () => expect((await listTasks())[0]).toEqual(task));
  });
});
