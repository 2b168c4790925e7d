import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { openApp } from "../support/openApp";

it.each(["admin@conserje.app", "nobody@nowhere.example"])(
  "answers a request for %s with the same sentence, so that nobody learns who has an account",
  async (email) => {
    const { user } = openApp("/auth-login");
    await user.click(await screen.findByRole("link", { name: "Olvidaste tu contraseña?" }));
    await user.click(await screen.findByRole("button", { name: "Enviar enlace" }));
    expect(await screen.findByText("Please Enter E-mail.")).toBeInTheDocument();
    await user.type(screen.getByLabelText("Usuario"), email);
    await user.click(screen.getByRole("button", { name: "Enviar enlace" }));
    expect(await screen.findByText("Check you mail and reset your password.")).toBeInTheDocument();
  },
);
