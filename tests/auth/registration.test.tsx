import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { authContract } from "@/contract/auth";

import { failing, openApp } from "../support/openApp";

async function openRegistration(conditions?: Parameters<typeof openApp>[1]) {
  const app = openApp("/auth-register", conditions);
  await screen.findByRole("heading", { name: "Crear una cuenta" });
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await app.user.click(screen.getByLabelText(label));
      await app.user.paste(value);
    }
    await app.user.click(screen.getByRole("button", { name: "Crear cuenta" }));
  };
  return { ...app, fill };
}

const lucia = {
  Nombre: "Lucía Pardo",
  "Correo electrónico": "lucia@bahiaserena.example",
  Contraseña: "una frase corta",
  "Repetir contraseña": "una frase corta",
};

describe("registration", () => {
  it("creates an account that can sign in afterwards", async () => {
    const { user, fill } = await openRegistration();
    await fill(lucia);
    expect(await screen.findByText(/Cuenta creada. Ingrese con lucia@bahiaserena.example/)).toBeInTheDocument();

    await user.type(screen.getByLabelText("Usuario"), lucia["Correo electrónico"]);
    await user.type(screen.getByLabelText("Contraseña"), lucia.Contraseña);
    await user.click(screen.getByRole("button", { name: "Ingresar" }));
    expect(await screen.findByText("Bienvenido al Dashboard")).toBeInTheDocument();
    expect(screen.getAllByText("Lucía Pardo")).not.toHaveLength(0);
  });

  it("refuses a taken name beside its field, and keeps the input", async () => {
    const { user, fill } = await openRegistration();
    await fill({ ...lucia, Nombre: "marina solé" });
    const name = screen.getByLabelText("Nombre");
    expect(await screen.findByText("Ese nombre de usuario ya está en uso.")).toBeInTheDocument();
    expect(name).toHaveAccessibleDescription("Ese nombre de usuario ya está en uso.");
    await waitFor(() => expect(name).toHaveFocus());
    expect(screen.getByLabelText("Correo electrónico")).toHaveValue(lucia["Correo electrónico"]);

    await user.type(name, " Vidal");
    expect(screen.queryByText("Ese nombre de usuario ya está en uso.")).not.toBeInTheDocument();
  });

  it.each([
    [{}, "No se admiten altas."],
    [{ constructor: "No vale." }, "No se admiten altas. No vale."],
    [{ telephone: "Falta el teléfono." }, "No se admiten altas. Falta el teléfono."],
    [{ username: "Nombre en uso.", telephone: "Falta el teléfono." }, "No se admiten altas. Falta el teléfono."],
  ])("shows a refusal of fields that are not in the form: %j", async (fields, told) => {
    const refusal = { status: 400, message: "No se admiten altas.", fields };
    const { fill } = await openRegistration(failing(authContract.register, refusal));
    await fill(lucia);
    expect(await screen.findByText(told)).toHaveRole("alert");
    expect(screen.queryAllByText("Nombre en uso.")).toHaveLength("username" in fields ? 1 : 0);
  });

  it("says what is wrong with each field", async () => {
    const { fill } = await openRegistration();
    await fill({ "Correo electrónico": "lucia", Contraseña: "corta", "Repetir contraseña": "otra" });
    expect(await screen.findByText("Escriba su nombre.")).toBeInTheDocument();
    expect(screen.getByText("Escriba un correo completo, como nombre@hotel.com.")).toBeInTheDocument();
    expect(screen.getByText("La contraseña necesita al menos 8 caracteres.")).toBeInTheDocument();
    expect(screen.getByText("Las dos contraseñas no coinciden.")).toBeInTheDocument();
  });
});
