import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { openApp } from "../support/openApp";

it("works where the browser forbids storage, until the page is left", async () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  const { user } = openApp("/");
  await user.click(await screen.findByRole("button", { name: "Ingresar" }));
  expect(await screen.findByText("Bienvenido al Dashboard")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Perfil" }));
  await user.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  expect(await screen.findByRole("heading", { name: "Bienvenido a Conserje" })).toBeInTheDocument();
});
