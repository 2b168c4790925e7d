import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

import type { channelsContract } from "@/contract/messaging/channels";

import type { DriversOf } from "../holdFaults";
import { onScreen } from "../onScreen";

const { click, dialog } = onScreen;
const path = "/app/messaging/chat";

export const channelsDrivers: DriversOf<typeof channelsContract> = {
  listChannels: {
    path,
    says: "No se han podido cargar los chats.",
    comesFirst: true,
    done: async () => expect(await onScreen.list("Canales")).toBeInTheDocument(),
  },

  getChannel: {
    path: onScreen.conversationOf("channel-recepcion"),
    make: async (app) => {
      await onScreen.message(/una nota/);
      await click(app, "button", "Ver detalles");
    },
    again: (app) => click(app, "button", "Reintentar"),
    says: "No se han podido cargar los detalles.",
    done: async () => expect(await screen.findByRole("heading", { name: /miembros/ })).toBeInTheDocument(),
  },

  createChannel: {
    path,
    prepare: async (app) => {
      await click(app, "button", "Nuevo canal");
      const form = await dialog();
      await app.user.type(form.getByLabelText("Nombre"), "Piscina");
      await app.user.type(form.getByLabelText(/^Descripción/), "Toallas y sombrillas");
      await app.user.click(await form.findByRole("checkbox", { name: /^Omar Benali/ }));
    },
    make: (app) => click(app, "button", "Crear canal"),
    holds: async ({ db }) => {
      const form = await dialog();
      expect(form.getByLabelText("Nombre")).toHaveValue("Piscina");
      expect(form.getByLabelText(/^Descripción/)).toHaveValue("Toallas y sombrillas");
      expect(form.getByRole("checkbox", { name: /^Omar Benali/ })).toBeChecked();
      expect(db.messaging.channels.find(({ name }) => name === "Piscina")).toBeUndefined();
    },
    done: async ({ db }) => {
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      expect(db.messaging.channels.all().filter(({ name }) => name === "Piscina")).toHaveLength(1);
    },
  },
};
