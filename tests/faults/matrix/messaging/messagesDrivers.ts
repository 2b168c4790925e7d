import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

import type { conversationsContract } from "@/contract/messaging/conversations";

import { type DriversOf, type Opened, waitsShown } from "../holdFaults";
import { onScreen } from "../onScreen";
import { log, lucia, texts } from "./lucia";

const { click, choose, chooseForMessage, dialog, message } = onScreen;
const rows = () => within(screen.getByRole("list", { name: "Mensajes" })).getAllByRole("listitem");

/** The messages on the screen, as they are read out. */
let shown: (string | null)[] = [];
const asRead = () => rows().map((row) => row.getAttribute("aria-label"));
const rememberRows = async () => {
  await message(/La reserva/);
  await waitFor(() => expect(screen.getByText("Mensajes sin leer")).toBeInTheDocument());
  shown = asRead();
};
const stillThere = () => waitFor(() => expect(asRead()).toEqual(shown));

const undo = (app: Opened) => click(app, "button", "Deshacer");
const pictures = (app: Opened) => log(app).find(({ text }) => text.startsWith("Así está"))?.image ?? [];

/** The calls about messages that are there. */
export type MessageCall =
  | "deleteMessage"
  | "restoreMessage"
  | "deleteMessages"
  | "deleteImage"
  | "forwardMessage"
  | "acknowledgeMessage";

export const messagesDrivers: Pick<DriversOf<typeof conversationsContract>, MessageCall> = {
  deleteMessage: {
    path: lucia,
    prepare: rememberRows,
    make: (app) => chooseForMessage(app, /Qué bonito/, "Eliminar"),
    ...waitsShown,
    holds: async (app) => {
      await stillThere();
      expect(texts(app)).toContain("Qué bonito. Gracias, Lucía.");
      expect(screen.queryByRole("button", { name: "Deshacer" })).not.toBeInTheDocument();
    },
    done: async (app) => {
      await waitFor(() => expect(texts(app)).not.toContain("Qué bonito. Gracias, Lucía."));
      expect(screen.queryByRole("listitem", { name: /Qué bonito/ })).not.toBeInTheDocument();
    },
  },

  restoreMessage: {
    path: lucia,
    prepare: async (app) => {
      await rememberRows();
      await chooseForMessage(app, /Qué bonito/, "Eliminar");
      await waitFor(() => expect(texts(app)).not.toContain("Qué bonito. Gracias, Lucía."));
    },
    make: undo,
    ...waitsShown,
    holds: () => expect(screen.queryByRole("listitem", { name: /Qué bonito/ })).not.toBeInTheDocument(),
    done: stillThere,
  },

  deleteMessages: {
    path: lucia,
    prepare: rememberRows,
    make: async (app) => {
      await choose(app, "Más acciones", "Eliminar conversación");
      await app.user.click((await dialog()).getByRole("button", { name: "Eliminar conversación" }));
    },
    waits: waitsShown.waits,
    holds: stillThere,
    done: async ({ db }) => {
      expect(await screen.findByText(/Aún no hay mensajes con Lucía Ferrer/)).toBeInTheDocument();
      expect(db.messaging.threads.get("contact-lucia")).toBeUndefined();
    },
  },

  deleteImage: {
    path: lucia,
    prepare: rememberRows,
    make: async (app) => {
      const row = within(await message(/Así está el vestíbulo/));
      await app.user.click(row.getByRole("button", { name: "Abrir imagen 2 de 2" }));
      await click(app, "button", "Eliminar imagen");
    },
    ...waitsShown,
    holds: async (app) => {
      expect(pictures(app)).toHaveLength(2);
      const row = within(await message(/Así está el vestíbulo/));
      await waitFor(() => expect(row.getByRole("button", { name: "Abrir imagen 2 de 2" })).toBeInTheDocument());
    },
    done: async (app) => {
      await waitFor(() => expect(pictures(app)).toHaveLength(1));
      const row = within(await message(/Así está el vestíbulo/));
      expect(row.getByRole("button", { name: "Abrir imagen 1 de 1" })).toBeInTheDocument();
    },
  },

  forwardMessage: {
    path: lucia,
    prepare: async (app) => {
      await chooseForMessage(app, /La reserva/, "Reenviar");
      const form = await dialog();
      await app.user.click(await form.findByRole("checkbox", { name: "Joan Puig" }));
      await app.user.click(form.getByRole("checkbox", { name: "Recepción" }));
      await app.user.type(form.getByRole("textbox", { name: "Nota (opcional)" }), "Ojo a esto");
    },
    make: async ({ user }) => user.click((await dialog()).getByRole("button", { name: "Reenviar" })),
    holds: async (app) => {
      const form = await dialog();
      expect(form.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
      expect(form.getByRole("textbox", { name: "Nota (opcional)" })).toHaveValue("Ojo a esto");
      expect(texts(app, "contact-joan")).not.toContain("Ojo a esto");
    },
    done: async (app) => {
      expect(await screen.findByText("Reenviado a 2 chats.")).toBeInTheDocument();
      for (const id of ["contact-joan", "channel-recepcion"])
        expect(texts(app, id).filter((text) => text === "Ojo a esto")).toHaveLength(1);
    },
  },

  acknowledgeMessage: {
    path: onScreen.conversationOf("channel-recepcion"),
    prepare: async () => void (await message(/Simulacro de evacuación/)),
    make: async ({ user }) =>
      user.click(within(await message(/Simulacro de evacuación/)).getByRole("button", { name: "Enterado" })),
    waits: "«Enterado» se enviará en cuanto vuelva la conexión",
    holdsWaiting: () => {},
    holds: async () => {
      const row = within(await message(/Simulacro de evacuación/));
      expect(row.getByRole("button", { name: "Enterado" })).toBeInTheDocument();
    },
    done: async () => expect(await screen.findByText("Ha respondido «Enterado»")).toBeInTheDocument(),
  },
};
