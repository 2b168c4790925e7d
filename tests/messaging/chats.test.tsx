import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

function openChats() {
  alreadySignedIn();
  return openApp("/app/messaging/chat");
}

const list = (name: string) => screen.findByRole("list", { name });

it("shows favourites, direct chats and channels, newest first, with unread counts and presence", async () => {
  openChats();
  for (const name of ["Favoritos", "Mensajes directos", "Canales"]) {
    const times = within(await list(name))
      .getAllByRole("time")
      .map((time) => time.getAttribute("datetime") ?? "");
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted().toReversed());
  }
  expect(screen.getByRole("heading", { name: "Chats" })).toBeInTheDocument();
  const marta = screen.getByRole("link", { name: /^Marta Vila/ });
  expect(marta).toHaveAccessibleName(/3 sin leer/);
  expect(marta).toHaveAccessibleName(/Active/);
});

it("finds chats without accents, keeps the search in the address, and says that none is found", async () => {
  const { user, router } = openChats();
  await list("Favoritos");
  await user.type(screen.getByRole("searchbox", { name: "Buscar chats" }), "lucia{Enter}");
  expect(await screen.findByRole("link", { name: /^Lucía Ferrer/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("link", { name: /^Joan Puig/ })).not.toBeInTheDocument());
  expect(router.state.location.search).toBe("?q=lucia");
  await user.clear(screen.getByRole("searchbox", { name: "Buscar chats" }));
  await user.type(screen.getByRole("searchbox", { name: "Buscar chats" }), "zzz");
  expect(await screen.findByText("Ningún chat coincide con «zzz».")).toBeInTheDocument();
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

it("counts a silenced chat no longer in the title", async () => {
  const { user } = openChats();
  await list("Favoritos");
  const count = () => Number(/^\((\d+)\) Chats/.exec(document.title)?.[1]);
  await waitFor(() => expect(count()).toBeGreaterThan(0));
  const before = count();
  await user.click(screen.getByRole("button", { name: "Acciones de Joan Puig" }));
  await user.click(await screen.findByRole("menuitem", { name: "Silenciar" }));
  await waitFor(() => expect(count()).toBe(before - 1));
  expect(screen.getByRole("link", { name: /^Joan Puig/ })).toHaveAccessibleName(/Silenciado/);
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

it("loads a chat before it is opened, where the person points at it or comes to it by keyboard", async () => {
  const { user, store } = openChats();
  await list("Favoritos");
  const status = (id: string) => `conversations.byId.${id}.status`;
  await user.hover(screen.getByRole("link", { name: /^Joan Puig/ }));
  await waitFor(() => expect(store.getState()).toHaveProperty(status("contact-joan"), "loaded"));
  act(() => screen.getByRole("link", { name: /^Omar Benali/ }).focus());
  await waitFor(() => expect(store.getState()).toHaveProperty(status("contact-omar"), "loaded"));
});
