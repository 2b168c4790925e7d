import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

import type { chatsContract } from "@/contract/messaging/chats";

import { type CallDriver, type DriversOf, waitsShown } from "../holdFaults";
import { onScreen } from "../onScreen";

const { choose, list } = onScreen;
const path = "/app/messaging/chat";

const chatLinks = () =>
  ["Favoritos", "Mensajes directos", "Canales"].flatMap((name) =>
    Array.from(screen.getByLabelText(name, { selector: "ul" }).querySelectorAll("a")),
  );
const chat = (name: string) => screen.findByRole("link", { name: RegExp(`^${name}`) });
const expectIn = async (listName: string, name: string) =>
  waitFor(async () =>
    expect(within(await list(listName)).getByRole("link", { name: RegExp(`^${name}`) })).toBeInTheDocument(),
  );

/** One of the four lists that the page is made of. */
const chatList = {
  path,
  says: "No se han podido cargar los chats.",
  comesFirst: true,
};

/** An action from the menu of a chat that shows at once: refused, the chat stands exactly as it stood; without a connection it waits. */
function action(name: string, item: string): Omit<CallDriver, "done"> {
  let before: string[] = [];
  const standing = () => chatLinks().map(({ textContent }) => textContent);
  return {
    path,
    prepare: async () => {
      await chat(name);
      before = standing();
    },
    make: (app) => choose(app, `Acciones de ${name}`, item),
    holds: () => waitFor(() => expect(standing()).toEqual(before)),
    ...waitsShown,
  };
}

export const chatsDrivers: DriversOf<typeof chatsContract> = {
  listFavourites: { ...chatList, done: () => expectIn("Favoritos", "Joan Puig") },
  listDirectChats: { ...chatList, done: () => expectIn("Mensajes directos", "Omar Benali") },
  listArchive: {
    ...chatList,
    done: async () => expect(await screen.findByRole("link", { name: /^Archivados/ })).toBeInTheDocument(),
  },

  toggleFavourite: {
    ...action("Joan Puig", "Quitar de favoritos"),
    done: async () => {
      await expectIn("Mensajes directos", "Joan Puig");
      expect(await screen.findByText("User has been removed to your favourite")).toBeInTheDocument();
    },
  },

  toggleArchive: {
    ...action("Cocina", "Archivar"),
    done: async () => {
      expect(await screen.findByText("User has been added to your archives")).toBeInTheDocument();
      expect(screen.queryByRole("link", { name: /^Cocina/ })).not.toBeInTheDocument();
    },
  },

  toggleMute: {
    ...action("Omar Benali", "Silenciar"),
    done: async ({ db }) => {
      expect(await screen.findByText("Chat silenciado.")).toBeInTheDocument();
      expect(db.messaging.contacts.get("contact-omar").isMuted).toBe(true);
    },
  },

  markChatRead: {
    ...action("Joan Puig", "Marcar como leído"),
    done: async () => waitFor(async () => expect(await chat("Joan Puig")).not.toHaveAccessibleName(/sin leer/)),
  },

  markChatUnread: {
    ...action("Omar Benali", "Marcar como no leído"),
    done: async () => waitFor(async () => expect(await chat("Omar Benali")).toHaveAccessibleName(/1 sin leer/)),
  },

  removeFromChats: {
    ...action("Omar Benali", "Quitar de los chats"),
    done: async () => {
      expect(await screen.findByText("La persona ya no está entre sus chats.")).toBeInTheDocument();
      expect(screen.queryByRole("link", { name: /^Omar Benali/ })).not.toBeInTheDocument();
    },
  },
};
