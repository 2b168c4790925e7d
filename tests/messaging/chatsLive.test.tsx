import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import type { Database } from "@/fakeBackend/core/database";
import { toPerson } from "@/fakeBackend/messaging/toPerson";
import { post } from "@/fakeBackend/messaging/threadRules";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { openApp } from "../support/openApp";

const omar = "contact-omar";

/** Later than each message of the sample. */
const later = new Date("2030-01-01T10:00:00.000Z");
const write = ({ messaging }: Database, userId: string, text: string) =>
  post(messaging, userId, later, { text }, userId);

/** Somebody begins to write, or stops. */
function type({ messaging }: Database, userId: string, author: string | null) {
  const typingUser = author === null ? null : toPerson(messaging.contacts.get(author));
  messaging.changes.add({ kind: "typingChanged", userId, typingUser });
}

it("shows in the list who is writing, and puts a chat first when a message arrives", async () => {
  alreadySignedIn();
  const { db } = openApp("/app/messaging/chat");
  const list = within(await screen.findByRole("list", { name: "Mensajes directos" }));
  type(db, omar, omar);
  type(db, "channel-cocina", "contact-lucia");
  expect(await screen.findByRole("link", { name: /^Omar Benali.*Omar está escribiendo…/ })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Cocina.*Lucía está escribiendo…/ })).toBeInTheDocument();
  type(db, omar, null);
  write(db, omar, "Ya ha llegado el grupo.");
  const chat = await screen.findByRole("link", { name: /^Omar Benali.*1 sin leer.*Ya ha llegado el grupo\./ });
  expect(list.getAllByRole("link")[0]).toBe(chat);
  expect(screen.queryByText("Omar está escribiendo…")).not.toBeInTheDocument();
  expect(screen.getByText("Lucía está escribiendo…")).toBeInTheDocument();
});

it("says on every page how many messages are unread, and while none can arrive", async () => {
  alreadySignedIn();
  const { db } = openApp("/app/tasks");
  const messages = await screen.findByRole("link", { name: "Mensajes" });
  await waitFor(() => expect(messages).toHaveAccessibleDescription(/^\d+ sin leer$/));
  const before = Number(/\d+/.exec(document.title)?.[0]);
  write(db, omar, "¿Estás?");
  await waitFor(() => expect(document.title).toBe(`(${before + 1}) Mis tareas · Conserje`));

  const cutOff = /^Sin conexión desde las \d{1,2}:\d{2}\. Los mensajes nuevos llegarán en cuanto vuelva la red\.$/;
  window.dispatchEvent(new Event("offline"));
  await waitFor(() => expect(screen.getByText(cutOff)).toHaveRole("status"));
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(cutOff)).not.toBeInTheDocument());
});
