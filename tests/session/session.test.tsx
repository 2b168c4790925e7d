import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { authContract } from "@/contract/auth";
import { headerContract } from "@/contract/header";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const signOut = async (user: ReturnType<typeof openApp>["user"]) => {
  await user.click(await screen.findByRole("button", { name: "Perfil" }));
  await user.click(await screen.findByRole("menuitem", { name: "Sign out" }));
};

describe("session", () => {
  it("signs out: removes the token and the user, and redirects inner pages to the sign-in", async () => {
    alreadySignedIn();
    const { user, router } = openApp("/app/booking/list");
    await signOut(user);
    expect(await screen.findByRole("heading", { name: "Bienvenido a Conserje" })).toBeInTheDocument();
    expect(localStorage.getItem("token")).toBeNull();
    expect(localStorage.getItem("authUser")).toBeNull();
    await act(() => router.navigate("/app/rooms/rates"));
    expect(await screen.findByRole("heading", { name: "Bienvenido a Conserje" })).toBeInTheDocument();
  });

  it("asks before it signs out over unsaved work", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/messaging/users");
    const name = await screen.findByLabelText("Nombre de usuario");
    await user.type(name, " Vidal");
    await signOut(user);
    await user.click(await screen.findByRole("button", { name: "Seguir aquí" }));
    expect(name).toHaveValue("Marina Solé Vidal");
    await signOut(user);
    await user.click(await screen.findByRole("button", { name: "Salir y descartar" }));
    expect(await screen.findByRole("heading", { name: "Bienvenido a Conserje" })).toBeInTheDocument();
  });

  it("cancels running calls: no reply to one person reaches the next", async () => {
    alreadySignedIn();
    const delays = new Map<unknown, number>([
      [headerContract.listTasks, 400],
      [authContract.login, 800], // long after the other would have been answered
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

  it("starts the next person at the first page, not on that of the previous person", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/rooms/rates");
    await signOut(user);
    await user.click(await screen.findByRole("button", { name: "Ingresar" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Hoteles" })).toBeInTheDocument();
  });

  it("removes the previous person's data from the state", async () => {
    alreadySignedIn();
    const { user, store } = openApp("/app/tasks");
    await screen.findByText(/ascensor de servicio/);
    await signOut(user);
    await screen.findByRole("heading", { name: "Bienvenido a Conserje" });
    expect(JSON.stringify(store.getState())).not.toContain("ascensor");
  });

  it("follows a sign-out in another tab", async () => {
    alreadySignedIn();
    openApp("/app/dashboards/hotels");
    await screen.findByText("Bienvenido al Dashboard");
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "token", newValue: null })));
    expect(await screen.findByRole("heading", { name: "Bienvenido a Conserje" })).toBeInTheDocument();
  });

  it("follows a sign-in in another tab", async () => {
    openApp("/auth-login");
    await screen.findByRole("heading", { name: "Bienvenido a Conserje" });
    alreadySignedIn();
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "token", newValue: "any" })));
    expect(await screen.findByText("Bienvenido al Dashboard")).toBeInTheDocument();
  });

  it("starts at the stored start path", async () => {
    alreadySignedIn();
    localStorage.setItem("sp", "/app/rooms/housekeeping");
    openApp("/");
    expect(await screen.findByRole("heading", { level: 1, name: "Housekeeping" })).toBeInTheDocument();
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "javascript:alert(1)",
    "%%%",
    "/app/unknown",
    "/app//evil.example",
    "/app/%2f%2fevil.example",
  ])("begins at the dashboards when the stored start path is %j", async (startPath) => {
    alreadySignedIn();
    localStorage.setItem("sp", startPath);
    openApp("/");
    expect(await screen.findByText("Bienvenido al Dashboard")).toBeInTheDocument();
  });

  it.each(["{}", "[]", "null", "{", '{"uid":"1"}', "\u0000"])("starts although the stored user is %j", async (user) => {
    localStorage.setItem("token", "any");
    localStorage.setItem("authUser", user);
    openApp("/");
    expect(await screen.findByText("Bienvenido al Dashboard")).toBeInTheDocument();
  });

  it("offers the person's pages and signing out in the profile menu", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/dashboards/hotels");
    await user.click(await screen.findByRole("button", { name: "Perfil" }));
    const menu = await screen.findByRole("menu", { name: "Perfil" });
    const items = within(menu).getAllByRole("menuitem");
    const specified = ["Profile", "Messages", "My Task", "Settings", "Sign out"];
    const ofTheDemo = "Restablecer datos de demostración";
    expect(items.map((item) => item.textContent)).toEqual([...specified.slice(0, 4), ofTheDemo, ...specified.slice(4)]);
  });
});
