import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

import type { conversationsContract } from "@/contract/messaging/conversations";

import type { DriversOf } from "../holdFaults";
import { onScreen } from "../onScreen";
import { log, lucia, texts } from "./lucia";
import type { MessageCall } from "./messagesDrivers";

const { box, click, message } = onScreen;

export const conversationsDrivers: Omit<DriversOf<typeof conversationsContract>, MessageCall> = {
  getConversation: {
    path: lucia,
    says: "No se ha podido abrir la conversación.",
    holds: async (app) => {
      // text typed since is kept
      await app.user.type(await box(), "x");
      const { value } = (await box()) as HTMLTextAreaElement;
      expect(value).toMatch(/^x+$/);
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
