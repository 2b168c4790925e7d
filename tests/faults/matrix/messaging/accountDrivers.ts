import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

import type { profileContract } from "@/contract/messaging/profile";
import type { settingsContract } from "@/contract/messaging/settings";
import { secretOf } from "@/fakeBackend/core/secretOf";

import { type CallDriver, type DriversOf, waitsShown } from "../holdFaults";

const seenStatus = () => screen.findByText("Estado", { selector: "dt" });

export const profileDrivers: DriversOf<typeof profileContract> = {
  getProfile: {
    path: "/app/messaging/users",
    says: "No se ha podido cargar su perfil.",
    holds: () => expect(screen.getByLabelText("Nombre de usuario")).toHaveValue("Marina Solé"),
    done: async () => expect(await screen.findByRole("heading", { name: "Marina Solé" })).toBeInTheDocument(),
  },

  getProfileSeenBy: {
    path: "/app/messaging/settings",
    make: async ({ user }) => {
      await screen.findByText("Omar Benali");
      await user.selectOptions(screen.getByLabelText("Cómo le ve"), "Omar Benali");
    },
    again: async ({ user }) => user.click(screen.getByRole("button", { name: "Reintentar" })),
    says: "No se ha podido cargar la vista previa.",
    holds: () => expect(screen.getByLabelText("Cómo le ve")).toHaveDisplayValue("Omar Benali"),
    done: async () => expect((await seenStatus()).nextElementSibling).toHaveTextContent("Active"),
  },
};

export const settingsDrivers: DriversOf<typeof settingsContract> = {
  getSettings: {
    path: "/app/messaging/settings",
    says: "No se han podido cargar sus ajustes.",
    done: async () => expect(await screen.findByRole("heading", { name: "Datos personales" })).toBeInTheDocument(),
  },

  updateSettings: {
    path: "/app/messaging/settings",
    prepare: async ({ user }) => user.type(await screen.findByLabelText("Puesto"), " jefe"),
    make: ({ user }) => user.type(screen.getByLabelText("Puesto"), "{Enter}"),
    waits: waitsShown.waits,
    holds: ({ db }) => {
      expect(screen.getByLabelText("Puesto")).toHaveValue("Responsable de operaciones jefe");
      expect(db.messaging.settings["basicDetails.title"]).toBe("Responsable de operaciones");
    },
    done: async ({ db }) => {
      await waitFor(() => expect(db.messaging.settings["basicDetails.title"]).toMatch(/ jefe$/));
      await waitFor(() => expect(within(screen.getByRole("main")).queryByRole("alert")).not.toBeInTheDocument());
    },
  },
};

const password: CallDriver = {
  path: "/app/messaging/settings",
  prepare: async ({ user }) => {
    await user.type(await screen.findByLabelText("Contraseña actual"), "Bahia-Serena-48");
    await user.type(screen.getByLabelText("Contraseña nueva"), "mar en calma");
    await user.type(screen.getByLabelText("Repetir contraseña"), "mar en calma");
  },
  make: ({ user }) => user.click(screen.getByRole("button", { name: "Cambiar contraseña" })),
  holds: ({ db }) => {
    expect(screen.getByLabelText("Contraseña actual")).toHaveValue("Bahia-Serena-48");
    expect(screen.getByLabelText("Contraseña nueva")).toHaveValue("mar en calma");
    expect(screen.getByLabelText("Repetir contraseña")).toHaveValue("mar en calma");
    expect(db.users.get(1).secret).toBe(secretOf("Bahia-Serena-48", "1"));
  },
  done: async ({ db }) => {
    expect(await screen.findByText("Contraseña cambiada.")).toBeInTheDocument();
    expect(db.users.get(1).secret).toBe(secretOf("mar en calma", "1"));
  },
};

const username: CallDriver = {
  path: "/app/messaging/users",
  prepare: async ({ user }) => user.type(await screen.findByLabelText("Nombre de usuario"), " Vidal"),
  make: ({ user }) => user.click(screen.getByRole("button", { name: "Guardar cambios" })),
  holds: () => {
    expect(screen.getByLabelText("Nombre de usuario")).toHaveValue("Marina Solé Vidal");
    expect(within(screen.getByRole("banner")).queryByText("Marina Solé Vidal")).not.toBeInTheDocument();
  },
  done: async () => expect(await screen.findByText("Profile Updated Successfully")).toBeInTheDocument(),
};

/** Of the calls about who is signed in, those that the area makes. */
export const accountDrivers = { updateProfile: username, changePassword: password };
