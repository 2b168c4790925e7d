import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { authContract } from "@/contract/auth";
import { secretOf } from "@/fakeBackend/core/secretOf";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

describe("profile", () => {
  it("takes a new user name, says so, and shows it in the header and after a reload", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/messaging/users");
    const name = await screen.findByLabelText("Nombre de usuario");
    await user.clear(name);
    await user.type(name, "Marina Vidal");
    await user.click(screen.getByRole("button", { name: "Guardar cambios" }));
    expect(await screen.findByText("Profile Updated Successfully")).toBeInTheDocument();
    expect(within(screen.getByRole("banner")).getByText("Marina Vidal")).toBeInTheDocument();
    expect(localStorage.getItem("authUser")).toContain("Marina Vidal");
  });

  it("says when it cannot be edited, and keeps what was typed", async () => {
    alreadySignedIn();
    const { user, db } = openApp("/app/messaging/users");
    const name = await screen.findByLabelText("Nombre de usuario");
    await screen.findByRole("heading", { name: "Marina Solé" });
    db.users.remove(1);
    await user.type(name, " Vidal");
    await user.click(screen.getByRole("button", { name: "Guardar cambios" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Something wrong for edit profile");
    expect(name).toHaveValue("Marina Solé Vidal");
  });
});

describe("change of password", () => {
  const fill = async (user: ReturnType<typeof openApp>["user"], current: string, next: string) => {
    await user.type(await screen.findByLabelText("Contraseña actual"), current);
    await user.type(screen.getByLabelText("Contraseña nueva"), next);
    await user.type(screen.getByLabelText("Repetir contraseña"), next);
    await user.click(screen.getByRole("button", { name: "Cambiar contraseña" }));
  };

  it("signs in with the new one from then on", async () => {
    alreadySignedIn();
    const { user, db } = openApp("/app/messaging/settings");
    await fill(user, "Bahia-Serena-48", "mar en calma");
    expect(await screen.findByText("Contraseña cambiada.")).toBeInTheDocument();
    expect(screen.getByLabelText("Contraseña nueva")).toHaveValue("");
    expect(db.users.get(1).secret).toBe(secretOf("mar en calma", "1"));
  });

  it("refuses a wrong current password beside its field", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/messaging/settings");
    await fill(user, "guess", "mar en calma");
    expect(await screen.findByText("La contraseña actual no es correcta.")).toBeInTheDocument();
    expect(screen.getByLabelText("Contraseña nueva")).toHaveValue("mar en calma");
  });

  it("keeps what was typed when the connection is lost", async () => {
    alreadySignedIn();
    const { user } = openApp("/app/messaging/settings", failing(authContract.changePassword, "connection lost", 1));
    await fill(user, "Bahia-Serena-48", "mar en calma");
    expect(await screen.findByRole("alert")).toHaveTextContent("Network Error");
    expect(screen.getByLabelText("Contraseña nueva")).toHaveValue("mar en calma");
    await user.click(screen.getByRole("button", { name: "Cambiar contraseña" }));
    expect(await screen.findByText("Contraseña cambiada.")).toBeInTheDocument();
  });
});
