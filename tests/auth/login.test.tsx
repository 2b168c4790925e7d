import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, onTestFinished } from "vitest";

import { authContract } from "@/contract/auth";
import type { Failure } from "@/fakeBackend/core/conditions";
import { http } from "@/shared/api/http";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";
import { refusedWith } from "../support/refusedWith";

describe("sign-in", () => {
  it("signs in with the prefilled fields and Ingresar, and shows the hotels dashboard", async () => {
    const { user } = openApp("/");
    await user.click(await screen.findByRole("button", { name: "Ingresar" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Hoteles" })).toBeInTheDocument();
    expect(screen.getByText("Bienvenido al Dashboard")).toBeInTheDocument();
    expect(window.location.pathname).toBe("/app/dashboards/home");
  });

  it("says Procesando... until the reply, and signs in once however often the button is pressed", async () => {
    let calls = 0;
    const { user } = openApp("/auth-login", {
      delayOf: (endpoint) => (endpoint === authContract.login ? 1000 : 0),
      failureOf: (endpoint) => void (endpoint === authContract.login && calls++),
    });
    const submit = await screen.findByRole("button", { name: "Ingresar" });
    await user.dblClick(submit);
    expect(await screen.findByText("Procesando...")).toBeInTheDocument();
    await screen.findByRole("heading", { level: 1, name: "Hoteles" });
    expect(calls).toBe(1);
  });

  it("requires both fields, first on submit and then at each change", async () => {
    const { user } = openApp("/auth-login");
    const name = await screen.findByLabelText("Usuario");
    const password = screen.getByLabelText("Contraseña");
    await user.clear(name);
    await user.clear(password);
    expect(screen.queryByText("Please Enter E-mail.")).not.toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Ingresar" }));
    expect(await screen.findByText("Please Enter E-mail.")).toBeInTheDocument();
    expect(screen.getByText("Please Enter Password.")).toBeInTheDocument();
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription("Please Enter E-mail.");

    await user.type(name, "a");
    await waitFor(() => expect(screen.queryByText("Please Enter E-mail.")).not.toBeInTheDocument());
  });

  it("refuses a wrong password in an alert and keeps the fields", async () => {
    const { user } = openApp("/auth-login");
    const password = await screen.findByLabelText("Contraseña");
    await user.clear(password);
    await user.type(password, "wrong");
    await user.click(screen.getByRole("button", { name: "Ingresar" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Username and password are invalid. Please enter correct username and password",
    );
    expect(password).toHaveValue("wrong");
    expect(screen.getByLabelText("Usuario")).toHaveValue("admin@conserje.app");
  });

  it.each(["shoeSize", "constructor"])("shows a refusal of %s, which the form has not", async (field) => {
    const { user } = openApp("/auth-login");
    const { adapter } = http.defaults;
    http.defaults.adapter = () =>
      Promise.reject(refusedWith({ message: "No puede ser.", fields: { [field]: "No vale." } }));
    onTestFinished(() => void (http.defaults.adapter = adapter));
    await user.click(await screen.findByRole("button", { name: "Ingresar" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("No puede ser. No vale.");
  });

  it.each<[Failure, string]>([
    [401, "Invalid credentials"],
    [404, "Sorry! the data you are looking for could not be found"],
    [500, "Internal Server Error"],
    ["connection lost", "Network Error"],
  ])("tells a failure (%s) in the catalogue's words", async (failure, sentence) => {
    const { user } = openApp("/auth-login", failing(authContract.login, failure));
    await user.click(await screen.findByRole("button", { name: "Ingresar" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  });

  it("shows and hides the password", async () => {
    const { user } = openApp("/auth-login");
    const toggle = await screen.findByRole("button", { name: "Mostrar contraseña" });
    const password = screen.getByLabelText("Contraseña");
    expect(password).toHaveAttribute("type", "password");
    await user.click(toggle);
    expect(toggle).toHaveAttribute("aria-pressed", "true");
    expect(password).toHaveAttribute("type", "text");
  });

  it("stores the token and the user, and the password nowhere", async () => {
    const { user } = openApp("/auth-login");
    await user.click(await screen.findByRole("button", { name: "Ingresar" }));
    await screen.findByRole("heading", { level: 1, name: "Hoteles" });
    expect(localStorage.getItem("token")).toBeTruthy();
    const stored: unknown = JSON.parse(localStorage.getItem("authUser")!);
    expect(stored).toEqual({ uid: 1, username: "Marina Solé", role: "admin", email: "admin@conserje.app" });
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain("Bahia-Serena-48");
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
