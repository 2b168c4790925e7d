import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { changesContract } from "@/contract/messaging/changes";
import { chatsContract } from "@/contract/messaging/chats";
import type { Database } from "@/fakeBackend/core/database";
import { toPerson } from "@/fakeBackend/messaging/toPerson";
import { post } from "@/fakeBackend/messaging/threadRules";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

afterEach(() => {
  vi.useRealTimers();
});

/** Somebody writes: in a channel, `author` does. */
function write({ messaging }: Database, userId: string, text: string, author = userId) {
  const content = { text, isUrgent: text.startsWith("¡") };
  return post(messaging, userId, new Date(), content, author);
}

const person = ({ messaging }: Database, name: string) =>
  messaging.contacts.find(({ firstName }) => firstName === name)!.id;

async function openChats(conditions: Parameters<typeof openApp>[1] = {}) {
  alreadySignedIn();
  const app = openApp("/app/messaging/chat", conditions);
  await screen.findByRole("list", { name: "Mensajes directos" });
  return app;
}

it("puts a chat first, with what was said, when a message arrives", async () => {
  const { db } = await openChats();
  write(db, person(db, "Omar"), "Ya ha llegado el grupo.");
  const chat = await screen.findByRole("link", { name: /^Omar Benali.*1 sin leer.*Ya ha llegado el grupo\./ });
  expect(within(screen.getByRole("list", { name: "Mensajes directos" })).getAllByRole("link")[0]).toBe(chat);
});

/** Somebody begins to write, or stops. */
function type({ messaging }: Database, userId: string, author: string | null) {
  const typingUser = author === null ? null : toPerson(messaging.contacts.get(author));
  messaging.changes.add({ kind: "typingChanged", userId, typingUser });
}

it("says in the list who is writing, in a direct chat and in a channel, until they stop", async () => {
  const { db } = await openChats();
  const omar = person(db, "Omar");
  type(db, omar, omar);
  type(db, "channel-cocina", person(db, "Lucía"));
  expect(await screen.findByRole("link", { name: /^Omar Benali.*Omar está escribiendo…/ })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Cocina.*Lucía está escribiendo…/ })).toBeInTheDocument();
  type(db, omar, null);
  await waitFor(() => expect(screen.queryByText("Omar está escribiendo…")).not.toBeInTheDocument());
  expect(screen.getByText("Lucía está escribiendo…")).toBeInTheDocument();
});

it("forgets who is writing when the server tells no more of it", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { db } = await openChats();
  const omar = person(db, "Omar");
  type(db, omar, omar);
  expect(await screen.findByText("Omar está escribiendo…")).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(19_000));
  expect(screen.getByText("Omar está escribiendo…")).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.queryByText("Omar está escribiendo…")).not.toBeInTheDocument();
});

it("brings back a person who was not among the chats", async () => {
  const { db } = await openChats();
  const stranger = db.messaging.contacts.find((contact) => !contact.isInChats && !contact.isArchived)!;
  write(db, stranger.id, "Hola, soy del turno de tarde.");
  expect(await screen.findByRole("link", { name: /Hola, soy del turno de tarde\./ })).toBeInTheDocument();
});

it("says on every page how many messages are unread", async () => {
  alreadySignedIn();
  const { db } = openApp("/app/tasks");
  const messages = await screen.findByRole("link", { name: "Mensajes" });
  await waitFor(() => expect(messages).toHaveAccessibleDescription(/^\d+ sin leer$/));
  const before = Number(/\d+/.exec(document.title)?.[0]);
  write(db, person(db, "Omar"), "¿Estás?");
  await waitFor(() => expect(document.title).toBe(`(${before + 1}) Mis tareas · Conserje`));
});

it("goes on after the connection was lost, and misses nothing", async () => {
  const { db } = await openChats(failing(changesContract.listChanges, "connection lost", 1));
  write(db, person(db, "Omar"), "Dicho durante el corte.");
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByRole("link", { name: /Dicho durante el corte\./ })).toBeInTheDocument();
});

const cutOff = /^Sin conexión desde las \d{1,2}:\d{2}\. Los mensajes nuevos llegarán en cuanto vuelva la red\.$/;

it("says while nothing can arrive, and asks again at once when the network is back", async () => {
  let isCut = true;
  let asked = 0;
  const { db } = await openChats({
    failureOf: (endpoint) =>
      endpoint === changesContract.listChanges && asked++ && isCut ? "connection lost" : undefined,
  });
  await waitFor(() => expect(asked).toBeGreaterThan(3), { timeout: 6000 }); // the next comes after two seconds or more
  await waitFor(() => expect(screen.getByText(cutOff)).toHaveRole("status"));
  isCut = false;
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(cutOff)).not.toBeInTheDocument(), { timeout: 1500 });
  write(db, person(db, "Omar"), "Dicho después del corte.");
  expect(await screen.findByRole("link", { name: /Dicho después del corte\./ })).toBeInTheDocument();
});

it("keeps what it has heard of a chat while an older list is on its way", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isSlow = false;
  const { db, store } = await openChats({
    delayOf: (endpoint) => (isSlow && endpoint === chatsContract.listFavourites ? 900 : 0),
  });
  isSlow = true;
  store.dispatch({ type: "messaging/changesMissed" });
  await act(() => vi.advanceTimersByTimeAsync(50));
  write(db, person(db, "Omar"), "Más nuevo que la lista.");
  expect(await screen.findByRole("link", { name: /Más nuevo que la lista\./ })).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole("link", { name: /Más nuevo que la lista\./ })).toBeInTheDocument();
});

it("says that the browser is offline, and takes it back even where nothing has changed", async () => {
  await openChats();
  window.dispatchEvent(new Event("offline"));
  expect(await screen.findByText(cutOff)).toBeInTheDocument();
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(cutOff)).not.toBeInTheDocument());
});

it("asks no more once the person has signed out", async () => {
  let asked = 0;
  const { db, store } = await openChats({
    failureOf: (endpoint) => void (endpoint === changesContract.listChanges && asked++),
  });
  await waitFor(() => expect(asked).toBeGreaterThan(1));
  store.dispatch({ type: "session/signOutRequested" });
  await screen.findByText("Bienvenido a Conserje");
  await waitFor(() => expect(document.title).not.toMatch(/\d/));
  const before = asked;
  write(db, person(db, "Omar"), "¿Sigues ahí?");
  expect(document.title).not.toMatch(/\d/);
  expect(asked).toBe(before);
});

/** A browser that allows notifications, with a hidden tab. */
function allowNotifications() {
  const shown: { title: string; tag?: string }[] = [];
  class Shown extends EventTarget {
    static permission = "granted";
    constructor(title: string, { tag }: NotificationOptions) {
      super();
      shown.push({ title, tag });
    }
  }
  vi.stubGlobal("Notification", Shown);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  return shown;
}

it("notifies of a message while the tab is hidden, under the tag of its conversation", async () => {
  const shown = allowNotifications();
  const { db } = await openChats();
  const omar = person(db, "Omar");
  write(db, omar, "¿Puedes bajar?");
  await waitFor(() => expect(shown).toEqual([{ title: "Omar Benali", tag: `chat-${omar}` }]));
});

it("notifies neither of muted chats nor while the person is not to be disturbed, but of urgent messages", async () => {
  const shown = allowNotifications();
  const { db } = await openChats();
  const [omar, fatou, ivan] = ["Omar", "Fatou", "Iván"].map((name) => person(db, name)) as [string, string, string];
  db.messaging.settings.status = "do-not-disturb";
  write(db, omar, "Sin prisa.");
  write(db, fatou, "¡Fuga en la 214!");
  write(db, ivan, "Tampoco corre prisa.");
  await screen.findByRole("link", { name: /Tampoco corre prisa\./ });
  await waitFor(() => expect(shown.map(({ title }) => title)).toEqual(["Urgente · Fatou Diop"]));
});
