import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

import type { conversationsContract } from "@/contract/conversations";

import { type DriversOf, type Opened, waitsShown } from "../holdFaults";
import { onScreen } from "../onScreen";

const { box, click, choose, chooseForMessage, dialog, message } = onScreen;
const lucia = onScreen.conversationOf("contact-lucia");

const log = ({ db }: Opened, id = "contact-lucia") => db.messaging.threads.get(id)?.log.all() ?? [];
const texts = (app: Opened, id?: string) => log(app, id).map(({ text }) => text);
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

export const conversationsDrivers: DriversOf<typeof conversationsContract> = {
  getConversation: {
    path: lucia,
    says: "No se ha podido abrir la conversación.",
    holds: async (app) => {
      // what one begins to write meanwhile is kept
      await app.user.type(await box(), "x");
      expect((await box()).textContent).toMatch(/^x+$/);
    },
    done: async () => expect(await message(/La reserva/)).toBeInTheDocument(),
  },

  sendMessage: {
    path: lucia,
    make: async ({ user }) => user.type(await box(), "Que no se pierda{Enter}"),
    again: async (app) => click(app, "button", "Reintentar"),
    says: "Error al enviar",
    waits: "En espera de conexión",
    holds: async (app) => {
      expect(await message(/: Que no se pierda, (Error al enviar|En espera de conexión)$/)).toBeInTheDocument();
      expect(texts(app)).not.toContain("Que no se pierda");
    },
    done: async (app) => {
      expect(await message(/: Que no se pierda, (Enviado|Recibido|Leído)$/)).toBeInTheDocument();
      expect(screen.getAllByRole("listitem", { name: /Que no se pierda/ })).toHaveLength(1);
      expect(texts(app).filter((text) => text === "Que no se pierda")).toHaveLength(1);
    },
  },

  markReceived: { notMade: "Of the specification; changes tell of what was received." },
  markRead: { notMade: "Of the specification; the lists mark a chat read with its count, in one call." },
  receiveReply: { notMade: "Of the specification; the other side answers by itself, and changes tell of it." },

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
    done: async () => expect(await screen.findByText("Has respondido «Enterado»")).toBeInTheDocument(),
  },

  searchConversation: {
    path: lucia,
    prepare: async (app) => click(app, "button", "Buscar en la conversación"),
    make: async ({ user }) => user.type(screen.getByRole("searchbox", { name: "Buscar mensajes" }), "bonito"),
    again: async ({ user }) => user.type(screen.getByRole("searchbox", { name: "Buscar mensajes" }), "{Enter}"),
    says: "No se ha podido buscar.",
    holds: () => expect(screen.getByRole("searchbox", { name: "Buscar mensajes" })).toHaveValue("bonito"),
    done: async () => expect(await screen.findByText("1/1")).toBeInTheDocument(),
  },

  uploadFile: {
    path: lucia,
    prepare: async ({ user }) => user.type(await box(), "Va el parte"),
    make: async ({ user }) => {
      const file = new File(["parte"], "parte.pdf", { type: "application/pdf" });
      await user.upload(screen.getByLabelText("Adjuntar archivo").nextElementSibling as HTMLInputElement, file);
    },
    again: (app) => click(app, "button", "Reintentar parte.pdf"),
    holds: async () => {
      expect(await box()).toHaveValue("Va el parte");
      expect(within(screen.getByLabelText("Archivos del mensaje")).getByText("parte.pdf")).toBeInTheDocument();
    },
    done: async (app) => {
      await waitFor(() => expect(screen.queryByText("Subiendo…")).not.toBeInTheDocument());
      await app.user.type(await box(), "{Enter}");
      await waitFor(() => expect(log(app).at(-1)?.attachments).toMatchObject([{ name: "parte.pdf" }]));
    },
  },

  listCannedAnswers: {
    path: lucia,
    make: async ({ user }) => user.type(await box(), "/"),
    again: async ({ user }) => user.type(await box(), "{Backspace}/"),
    says: "No se han podido cargar las respuestas preparadas.",
    holds: async () => expect(await box()).toHaveValue("/"),
    done: async () => expect(await screen.findByRole("option", { name: /Habitación lista/ })).toBeInTheDocument(),
  },
};
