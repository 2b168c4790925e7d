import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { authContract } from "@/contract/auth";
import type { Failure } from "@/fakeBackend/core/conditions";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

describe("sign-in", () => {
  it("signs in once with the prefilled fields, shows the dashboard, and stores no password", async () => {
    let calls = 0;
    const { user } = openApp("/", {
      delayOf: (endpoint) => (endpoint === authContract.login ? 200 : 0),
      failureOf: (endpoint) => void (endpoint === authContract.login && calls++),
    });
    await user.dblClick(await screen.findByRole("button", { name: "Ingresar" }));
    expect(await screen.findByText("Procesando...")).toBeInTheDocument();
    expect(await screen.findByRole("heading", { level: 1, name: "Hoteles" })).toBeInTheDocument();
    expect(screen.getByText("Bienvenido al Dashboard")).toBeInTheDocument();
    expect([window.location.pathname, calls]).toEqual(["/app/dashboards/home", 1]);
    expect(localStorage.getItem("token")).toBeTruthy();
    const stored: unknown = JSON.parse(localStorage.getItem("authUser")!);
    expect(stored).toEqual({ uid: 1, username: "Marina Solé", role: "admin", email: "admin@conserje.app" });
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain("Bahia-Serena-48");
  });

  it("requires both fields, refuses a wrong password in an alert, and keeps the fields", async () => {
    const { user } = openApp("/auth-login");
    const name = await screen.findByLabelText("Usuario");
    const password = screen.getByLabelText("Contraseña");
    const submit = screen.getByRole("button", { name: "Ingresar" });
    await user.clear(name);
    await user.clear(password);
    expect(screen.queryByText("Please Enter E-mail.")).not.toBeInTheDocument();
    await user.click(submit);
    expect(await screen.findByText("Please Enter E-mail.")).toBeInTheDocument();
    expect(screen.getByText("Please Enter Password.")).toBeInTheDocument();
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription("Please Enter E-mail.");
    await user.paste("admin@conserje.app");
    await waitFor(() => expect(screen.queryByText("Please Enter E-mail.")).not.toBeInTheDocument());

    expect(password).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "Mostrar contraseña" }));
    expect(screen.getByRole("button", { name: "Mostrar contraseña" })).toHaveAttribute("aria-pressed", "true");
    expect(password).toHaveAttribute("type", "text");
    await user.type(password, "wrong");
    await user.click(submit);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Username and password are invalid. Please enter correct username and password",
    );
    expect(password).toHaveValue("wrong");
    expect(name).toHaveValue("admin@conserje.app");
  });

  it.each<[Failure, string]>([
    [401, "Invalid credentials"],
    ["connection lost", "Network Error"],
  ])("tells a failure (%s) in the catalogue's words", async (failure, sentence) => {
    const { user } = openApp("/auth-login", failing(authContract.login, failure));
    await user.click(await screen.findByRole("button", { name: "Ingresar" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  });

  it("returns to the page that the person came from", async () => {
    const { user } = openApp("/app/rooms/rates?day=1");
    await user.click(await screen.findByRole("button", { name: "Ingresar" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Tarifas" })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe("/app/rooms/rates?day=1");
  });

  it("redirects a person who is already signed in", async () => {
    alreadySignedIn();
    openApp("/auth-login");
    expect(await screen.findByRole("heading", { level: 1, name: "Hoteles" })).toBeInTheDocument();
  });
});
