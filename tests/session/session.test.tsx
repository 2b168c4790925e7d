import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import { authContract } from "@/contract/auth";
import { headerContract } from "@/contract/header";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

describe("session", () => {
  it("signs out from the menu, drops the person's data, and shows the next person the first page", async () => {
    alreadySignedIn();
    const { user, store } = openApp("/app/tasks");
    await screen.findByText(/ascensor de servicio/);
    await user.click(screen.getByRole("button", { name: "Perfil" }));
    const menu = within(await screen.findByRole("menu", { name: "Perfil" }));
    expect(menu.getAllByRole("menuitem").map((item) => item.textContent)).toEqual([
      "Profile",
      "Messages",
      "My Task",
      "Settings",
      "Restablecer datos de demostración",
      "Sign out",
    ]);
    await user.click(menu.getByRole("menuitem", { name: "Sign out" }));
    expect(await screen.findByRole("heading", { name: "Bienvenido a Conserje" })).toBeInTheDocument();
    expect([localStorage.getItem("token"), localStorage.getItem("authUser")]).toEqual([null, null]);
    expect(JSON.stringify(store.getState())).not.toContain("ascensor");
    await user.click(screen.getByRole("button", { name: "Ingresar" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Hoteles" })).toBeInTheDocument();
  });

  it("cancels running calls at a sign-out: no reply to a person reaches the next person", async () => {
    alreadySignedIn();
    const delays = new Map<unknown, number>([
      [headerContract.listTasks, 150],
      [authContract.login, 400], // long after the other would have been answered
    ]);
    const asked = new Set<unknown>();
    const { user, store } = openApp("/app/tasks", {
      delayOf: (endpoint) => delays.get(endpoint) ?? 0,
      failureOf: (endpoint) => void asked.add(endpoint),
    });
    await waitFor(() => expect(asked).toContain(headerContract.listTasks));
    act(() => localStorage.clear());
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: null })));
    await user.click(await screen.findByRole("button", { name: "Ingresar" }));
    expect(await screen.findByText("Bienvenido al Dashboard")).toBeInTheDocument();
    expect(JSON.stringify(store.getState())).not.toContain("ascensor");
  });

  it("follows a sign-in and a sign-out in another tab", async () => {
    openApp("/auth-login");
    await screen.findByRole("heading", { name: "Bienvenido a Conserje" });
    alreadySignedIn();
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "token", newValue: "any" })));
    expect(await screen.findByText("Bienvenido al Dashboard")).toBeInTheDocument();
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "token", newValue: null })));
    expect(await screen.findByRole("heading", { name: "Bienvenido a Conserje" })).toBeInTheDocument();
  });

  it("starts at the stored start path", async () => {
    alreadySignedIn();
    localStorage.setItem("sp", "/app/rooms/housekeeping");
    openApp("/");
    expect(await screen.findByRole("heading", { level: 1, name: "Housekeeping" })).toBeInTheDocument();
  });

  it.each(["//evil.example", "/app/unknown", "/app/%2f%2fevil.example"])(
    "starts at the dashboards when the stored start path is %j",
    async (startPath) => {
      alreadySignedIn();
      localStorage.setItem("sp", startPath);
      openApp("/");
      expect(await screen.findByText("Bienvenido al Dashboard")).toBeInTheDocument();
    },
  );

  it("starts although the stored user is not valid", async () => {
    localStorage.setItem("token", "any");
    localStorage.setItem("authUser", '{"uid":"1"}');
    openApp("/");
    expect(await screen.findByText("Bienvenido al Dashboard")).toBeInTheDocument();
  });

  it("works where the browser forbids storage, until the page is left", async () => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
    }
    const { user } = openApp("/");
    await user.click(await screen.findByRole("button", { name: "Ingresar" }));
    expect(await screen.findByText("Bienvenido al Dashboard")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Perfil" }));
    await user.click(await screen.findByRole("menuitem", { name: "Sign out" }));
    expect(await screen.findByRole("heading", { name: "Bienvenido a Conserje" })).toBeInTheDocument();
  });
});
