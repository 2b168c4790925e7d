import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { channelsContract } from "@/contract/messaging/channels";
import { chatsContract } from "@/contract/messaging/chats";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

function openChats(conditions: Parameters<typeof openApp>[1] = {}, path = "/app/messaging/chat") {
  alreadySignedIn();
  return openApp(path, conditions);
}

const list = (name: string) => screen.findByRole("list", { name });

it("shows favourites, direct chats and channels, each with its newest message first", async () => {
  openChats();
  for (const name of ["Favoritos", "Mensajes directos", "Canales"]) {
    const times = within(await list(name))
      .getAllByRole("time")
      .map((time) => time.getAttribute("datetime") ?? "");
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted().toReversed());
  }
  expect(screen.getByRole("heading", { name: "Chats" })).toBeInTheDocument();
});

it("says of a chat who it is with, how many messages are unread and how the person is", async () => {
  const { db } = openChats();
  const contact = db.messaging.contacts.find(({ firstName }) => firstName === "Marta")!;
  const link = await screen.findByRole("link", { name: new RegExp(`^${contact.firstName} ${contact.lastName}`) });
  expect(link).toHaveAccessibleName(/3 sin leer/);
  expect(link).toHaveAccessibleName(/Active/);
});

it("finds chats by name, whatever the accents, and keeps the search in the address", async () => {
  const { user, router } = openChats();
  await list("Favoritos");
  await user.type(screen.getByRole("searchbox", { name: "Buscar chats" }), "lucia{Enter}");
  expect(await screen.findByRole("link", { name: /^Lucía Ferrer/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Joan Puig/ })).not.toBeInTheDocument());
  expect(router.state.location.search).toBe("?q=lucia");
});

it("says that no chat is found", async () => {
  openChats({}, "/app/messaging/chat?q=zzz");
  expect(await screen.findByText("Ningún chat coincide con «zzz».")).toBeInTheDocument();
});

it("moves a chat out of the favourites and tells what the server said", async () => {
  const { user } = openChats();
  await list("Favoritos");
  await user.click(screen.getByRole("button", { name: "Acciones de Joan Puig" }));
  await user.click(await screen.findByRole("menuitem", { name: "Quitar de favoritos" }));
  expect(await within(await list("Mensajes directos")).findByRole("link", { name: /^Joan Puig/ })).toBeInTheDocument();
  expect(await screen.findByText("User has been removed to your favourite")).toBeInTheDocument();
});

it("puts a favourite back where it was when the server refuses, and says why", async () => {
  const { user } = openChats(failing(chatsContract.toggleFavourite, 500));
  await list("Favoritos");
  await user.click(screen.getByRole("button", { name: "Acciones de Joan Puig" }));
  await user.click(await screen.findByRole("menuitem", { name: "Quitar de favoritos" }));
  expect(await screen.findByText("Internal Server Error")).toBeInTheDocument();
  expect(within(await list("Favoritos")).getByRole("link", { name: /^Joan Puig/ })).toBeInTheDocument();
});

it("archives a channel, finds it in the archive, and takes it out again", async () => {
  const { user } = openChats();
  await list("Canales");
  await user.click(screen.getByRole("button", { name: "Acciones de Cocina" }));
  await user.click(await screen.findByRole("menuitem", { name: "Archivar" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Cocina/ })).not.toBeInTheDocument());
  await user.click(screen.getByRole("link", { name: "Archivados" }));
  await user.click(await screen.findByRole("button", { name: "Acciones de Cocina" }));
  await user.click(await screen.findByRole("menuitem", { name: "Desarchivar" }));
  await user.click(screen.getByRole("link", { name: "Volver a los chats" }));
  expect(within(await list("Canales")).getByRole("link", { name: /^Cocina/ })).toBeInTheDocument();
});

it("marks a chat as unread and as read again", async () => {
  const { user, db } = openChats();
  await list("Favoritos");
  const actions = () => screen.getByRole("button", { name: "Acciones de Joan Puig" });
  const joan = () => screen.getByRole("link", { name: /^Joan Puig/ });
  await user.click(actions());
  await user.click(await screen.findByRole("menuitem", { name: "Marcar como leído" }));
  await waitFor(() => expect(joan()).not.toHaveAccessibleName(/sin leer/));
  await user.click(actions());
  await user.click(await screen.findByRole("menuitem", { name: "Marcar como no leído" }));
  await waitFor(() => expect(joan()).toHaveAccessibleName(/1 sin leer/));
  const { id } = db.messaging.contacts.find(({ firstName }) => firstName === "Joan")!;
  await waitFor(() => expect(db.messaging.threads.get(id)!.log.last()!.meta.read).toBe(false));
});

it("silences a chat, and no longer counts it in the title", async () => {
  const { user } = openChats();
  await list("Favoritos");
  await waitFor(() => expect(document.title).toMatch(/^\(\d+\) Chats/));
  const count = () => Number(/\d+/.exec(document.title)?.[0]);
  const before = count();
  await user.click(screen.getByRole("button", { name: "Acciones de Joan Puig" }));
  await user.click(await screen.findByRole("menuitem", { name: "Silenciar" }));
  await waitFor(() => expect(count()).toBe(before - 1));
  expect(screen.getByRole("link", { name: /^Joan Puig/ })).toHaveAccessibleName(/Silenciado/);
});

it("takes a person out of the chats", async () => {
  const { user } = openChats();
  await list("Mensajes directos");
  await user.click(screen.getByRole("button", { name: "Acciones de Omar Benali" }));
  await user.click(await screen.findByRole("menuitem", { name: "Quitar de los chats" }));
  expect(await screen.findByText("La persona ya no está entre sus chats.")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Omar Benali/ })).not.toBeInTheDocument();
});

it("opens direct chats with several people at once", async () => {
  const { user, db, router } = openChats();
  await list("Mensajes directos");
  const strangers = db.messaging.contacts.all().filter((contact) => !contact.isInChats);
  const names = strangers.slice(0, 2).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  await user.click(screen.getByRole("button", { name: "Nuevo mensaje directo" }));
  const dialog = await screen.findByRole("dialog", { name: "Nuevo mensaje directo" });
  await user.click(within(dialog).getByRole("button", { name: "Abrir chat" }));
  expect(await within(dialog).findByText("Elija al menos una persona.")).toBeInTheDocument();
  for (const name of names) {
    await user.click(await within(dialog).findByRole("checkbox", { name: new RegExp(`^${name}`) }));
  }
  await user.click(within(dialog).getByRole("button", { name: "Abrir chat" }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText("Contacts Added!")).toBeInTheDocument();
  for (const name of names) {
    expect(await screen.findByRole("link", { name: new RegExp(`^${name}`) })).toBeInTheDocument();
  }
  expect(await screen.findByRole("region", { name: `Conversación con ${names[0]}` })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(`/app/messaging/chat/${strangers[0]!.id}`);
});

it("makes a channel, and says beside the field what is missing or taken", async () => {
  const { user } = openChats();
  await list("Canales");
  await user.click(screen.getByRole("button", { name: "Nuevo canal" }));
  const dialog = await screen.findByRole("dialog", { name: "Nuevo canal" });
  const submit = within(dialog).getByRole("button", { name: "Crear canal" });
  await user.click(submit);
  expect(await within(dialog).findByText("Escriba el nombre del canal.")).toBeInTheDocument();
  expect(within(dialog).getByText("Elija al menos un miembro.")).toBeInTheDocument();
  const name = within(dialog).getByRole("textbox", { name: "Nombre" });
  await user.type(name, "Cocina");
  await user.click((await within(dialog).findAllByRole("checkbox"))[0]!);
  await user.click(submit);
  expect(await within(dialog).findByText("Ya hay un canal con ese nombre.")).toBeInTheDocument();
  await user.type(name, " fría");
  await user.click(submit);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText("Channel Created!")).toBeInTheDocument();
  expect(await within(await list("Canales")).findByRole("link", { name: /^Cocina fría/ })).toBeInTheDocument();
  expect(await screen.findByRole("region", { name: "Conversación con Cocina fría" })).toBeInTheDocument();
});

it("says that the chats could not be loaded, and tries again", async () => {
  const { user } = openChats(failing(channelsContract.listChannels, "connection lost", 1));
  expect(await screen.findByText("No se han podido cargar los chats.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Reintentar" }));
  expect(await list("Canales")).toBeInTheDocument();
});

it.each(["hover", "focus"] as const)("loads a chat that is pointed at, by %s, before it is opened", async (way) => {
  const { user, store } = openChats();
  await list("Favoritos");
  const link = screen.getByRole("link", { name: /^Joan Puig/ });
  if (way === "hover") await user.hover(link);
  else link.focus();
  await waitFor(() => expect(store.getState()).toHaveProperty("conversations.byId.contact-joan.status", "loaded"));
});
