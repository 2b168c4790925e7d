import { screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";

import type { contactsContract } from "@/contract/messaging/contacts";

import type { DriversOf, Opened } from "../holdFaults";
import { onScreen } from "../onScreen";

const { click, dialog } = onScreen;

/** Somebody who is in no list of chats. */
const stranger = ({ db }: Opened) =>
  db.messaging.contacts.find(({ isInChats, isArchived }) => !isInChats && !isArchived)!;

export const contactsDrivers: DriversOf<typeof contactsContract> = {
  listContacts: {
    path: "/app/messaging/contacts",
    says: "No se han podido cargar los contactos.",
    done: async () => expect(await screen.findByRole("link", { name: /Rosario Jiménez/ })).toBeInTheDocument(),
  },

  getContact: {
    path: "/app/messaging/chat/contact-lucia",
    make: async (app) => {
      await onScreen.message(/La reserva/);
      await click(app, "button", "Ver detalles");
    },
    again: async (app) => click(app, "button", "Reintentar"),
    says: "No se han podido cargar los detalles.",
    done: async () => expect(await screen.findByRole("heading", { name: "Canales en común" })).toBeInTheDocument(),
  },

  inviteContact: {
    path: "/app/messaging/contacts",
    prepare: async (app) => {
      await click(app, "button", "Invitar contacto");
      const form = await dialog();
      await app.user.type(form.getByLabelText("Correo electrónico"), "nuevo@bahiaserena.example");
      await app.user.type(form.getByLabelText("Nombre"), "Nuevo Camarero");
      await app.user.type(form.getByLabelText(/^Mensaje/), "Te esperamos");
    },
    make: (app) => click(app, "button", "Enviar invitación"),
    holds: async ({ db }) => {
      const form = await dialog();
      expect(form.getByLabelText("Correo electrónico")).toHaveValue("nuevo@bahiaserena.example");
      expect(form.getByLabelText("Nombre")).toHaveValue("Nuevo Camarero");
      expect(form.getByLabelText(/^Mensaje/)).toHaveValue("Te esperamos");
      expect(db.messaging.invitations.all()).toEqual([]);
    },
    done: async ({ db }) => {
      expect(await screen.findByText("User is Invited")).toBeInTheDocument();
      expect(db.messaging.invitations.all()).toHaveLength(1);
    },
  },

  addContacts: {
    path: "/app/messaging/chat",
    prepare: async (app) => {
      await click(app, "button", "Nuevo mensaje directo");
      const { firstName, lastName } = stranger(app);
      await app.user.click(
        await (await dialog()).findByRole("checkbox", { name: RegExp(`^${firstName} ${lastName}`) }),
      );
    },
    make: (app) => click(app, "button", "Abrir chat"),
    holds: async (app) => {
      expect((await dialog()).getByRole("checkbox", { checked: true })).toBeInTheDocument();
      expect(stranger(app)).toBeDefined();
    },
    done: async () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument()),
  },
};
