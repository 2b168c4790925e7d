import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

import type { bookmarksContract } from "@/contract/messaging/bookmarks";

import { type DriversOf, type Opened, waitsShown } from "../holdFaults";
import { onScreen } from "../onScreen";

const { click, list } = onScreen;

const path = "/app/messaging/bookmark";

const titles = async () =>
  within(await list("Marcadores"))
    .getAllByRole("listitem")
    .map((row) => row.querySelector(".row-title")?.textContent);

const inOrder = ["Plan de evacuación"];
const remember = async () => void inOrder.splice(0, Infinity, ...((await titles()) as string[]));
const stillThere = async () => waitFor(async () => expect(await titles()).toEqual(inOrder));
const remove = (app: Opened) => click(app, "button", "Eliminar Plan de evacuación");

async function openRenaming(app: Opened) {
  await click(app, "button", "Renombrar Plan de evacuación");
  await app.user.type(await screen.findByLabelText("Nombre del marcador"), " 2026");
}
const rename = ({ user }: Opened) => user.type(screen.getByLabelText("Nombre del marcador"), "{Enter}");

export const bookmarksDrivers: DriversOf<typeof bookmarksContract> = {
  listBookmarks: {
    path,
    says: "No se han podido cargar los marcadores.",
    done: async () => expect(await titles()).toHaveLength(6),
  },

  addBookmark: {
    path: onScreen.conversationOf("contact-lucia"),
    make: (app) => onScreen.chooseForMessage(app, /La reserva/, "Guardar en marcadores"),
    waits: waitsShown.waits,
    holds: ({ db }) => expect(db.messaging.bookmarks.all()).toHaveLength(6),
    done: async ({ db }) => {
      expect(await screen.findByText("Guardado en marcadores.")).toBeInTheDocument();
      expect(db.messaging.bookmarks.all()).toHaveLength(7);
    },
  },

  updateBookmark: {
    path,
    prepare: openRenaming,
    make: rename,
    // what waited has left its dialog
    again: async (app) => {
      if (screen.queryByRole("dialog") === null) await openRenaming(app);
      await rename(app);
    },
    waits: waitsShown.waits,
    holdsWaiting: async () => {
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(await titles()).toContain("Plan de evacuación 2026");
    },
    holds: ({ db }) => {
      const field = screen.queryByLabelText("Nombre del marcador");
      if (field) expect(field).toHaveValue("Plan de evacuación 2026");
      expect(db.messaging.bookmarks.all().map(({ title }) => title)).toContain("Plan de evacuación");
    },
    done: async () => waitFor(async () => expect(await titles()).toContain("Plan de evacuación 2026")),
  },

  deleteBookmark: {
    path,
    prepare: remember,
    make: remove,
    holds: stillThere,
    ...waitsShown,
    done: async ({ db }) => {
      await waitFor(() => expect(db.messaging.bookmarks.all()).toHaveLength(5));
      expect(await titles()).not.toContain("Plan de evacuación");
    },
  },

  restoreBookmark: {
    path,
    prepare: async (app) => {
      await remember();
      await remove(app);
      await waitFor(() => expect(app.db.messaging.bookmarks.all()).toHaveLength(5));
    },
    make: (app) => click(app, "button", "Deshacer"),
    holds: async () => waitFor(async () => expect(await titles()).not.toContain("Plan de evacuación")),
    ...waitsShown,
    done: async ({ db }) => {
      await waitFor(() => expect(db.messaging.bookmarks.all()).toHaveLength(6));
      await stillThere();
    },
  },
};
