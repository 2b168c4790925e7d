import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { bookmarksContract } from "@/contract/messaging/bookmarks";
import { callsContract } from "@/contract/messaging/calls";
import { conversationsContract } from "@/contract/messaging/conversations";

import { onScreen } from "../faults/matrix/onScreen";
import { type App, expectNothingWaiting, expectWaiting, leave, openCut } from "./cut";

const { click, chooseForMessage, message } = onScreen;
const { deleteBookmark, restoreBookmark, updateBookmark, addBookmark } = bookmarksContract;
const { deleteMessage, restoreMessage, acknowledgeMessage } = conversationsContract;

const bookmarks = "/app/messaging/bookmark";
const lucia = onScreen.conversationOf("contact-lucia");
const pretty = /Qué bonito/;

const titles = async () =>
  within(await screen.findByRole("list", { name: "Marcadores" }))
    .getAllByRole("listitem")
    .map((row) => row.querySelector(".row-title")?.textContent);
const kept = ({ db }: App) => db.messaging.bookmarks.all().map(({ title }) => title);
const texts = ({ db }: App) =>
  db.messaging.threads
    .get("contact-lucia")!
    .log.all()
    .map(({ text }) => text);
const isShown = (text: RegExp) => screen.queryByRole("listitem", { name: text }) !== null;

describe("bookmarks without a connection", () => {
  it("are renamed and deleted on the screen, and on the server by the next page, in order", async () => {
    const first = openCut(bookmarks, [deleteBookmark, updateBookmark]);
    await click(first, "button", "Renombrar Plan de evacuación");
    await first.user.type(await screen.findByLabelText("Nombre del marcador"), " 2026{Enter}");
    await expectWaiting(1);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(await titles()).toContain("Plan de evacuación 2026");
    await click(first, "button", "Eliminar Plan de evacuación 2026");
    await expectWaiting(2);
    expect(kept(first)).toContain("Plan de evacuación");
    leave(first);
    const next = openCut(bookmarks, [deleteBookmark, updateBookmark]);
    await waitFor(async () => expect(await titles()).toHaveLength(5));
    next.restore();
    await expectNothingWaiting();
    expect(next.arrived).toEqual([updateBookmark, deleteBookmark]);
    expect(kept(next)).toHaveLength(5);
    expect(await titles()).not.toContain("Plan de evacuación 2026");
  });

  it("come back when they are undone, and are as they were on the server in the end", async () => {
    const app = openCut(bookmarks, [deleteBookmark, restoreBookmark]);
    const before = await titles();
    await click(app, "button", "Eliminar Plan de evacuación");
    await click(app, "button", "Deshacer");
    expect(await titles()).toEqual(before);
    await expectWaiting(2);
    app.restore();
    await expectNothingWaiting();
    expect(app.arrived).toEqual([deleteBookmark, restoreBookmark]);
    expect(await titles()).toEqual(before);
    expect(kept(app)).toContain("Plan de evacuación");
  });

  it("come back with the reason when their deletion is refused in the end", async () => {
    const app = openCut(bookmarks, [deleteBookmark]);
    const before = await titles();
    await click(app, "button", "Eliminar Plan de evacuación");
    await expectWaiting(1);
    app.fault.now = { status: 400, message: "No puede ser." };
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByText("No puede ser.")).toBeInTheDocument();
    expect(await titles()).toEqual(before);
    expect(screen.queryByRole("button", { name: "Deshacer" })).not.toBeInTheDocument();
  });

  it("keep the name that was typed, and say it, when it is refused in the end", async () => {
    const app = openCut(bookmarks, [updateBookmark]);
    const before = await titles();
    await click(app, "button", "Renombrar Plan de evacuación");
    await app.user.type(await screen.findByLabelText("Nombre del marcador"), " 2026{Enter}");
    await expectWaiting(1);
    app.fault.now = { status: 400, message: "No puede ser." };
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByText(/^No puede ser\./)).toBeInTheDocument();
    expect(screen.getByText("Lo escrito: «Plan de evacuación 2026»")).toBeInTheDocument();
    expect(await titles()).toEqual(before);
  });

  it("are added once, however often that was asked for", async () => {
    const first = openCut(lucia, [addBookmark]);
    await chooseForMessage(first, /La reserva/, "Guardar en marcadores");
    await expectWaiting(1);
    await chooseForMessage(first, /La reserva/, "Guardar en marcadores");
    await expectWaiting(1);
    leave(first);
    const next = openCut(lucia, [addBookmark], null);
    await waitFor(() => expect(kept(next)).toHaveLength(7));
    expect(next.arrived).toEqual([addBookmark]);
  });
});

describe("messages that are deleted without a connection", () => {
  it("are gone from the screen, after a reload too, and from the server once it can be reached", async () => {
    const first = openCut(lucia, [deleteMessage]);
    await message(/La reserva/);
    await chooseForMessage(first, pretty, "Eliminar");
    await expectWaiting(1);
    expect(isShown(pretty)).toBe(false);
    leave(first);
    const next = openCut(lucia, [deleteMessage]);
    await message(/La reserva/);
    await waitFor(() => expect(isShown(pretty)).toBe(false));
    expect(texts(next)).toContain("Qué bonito. Gracias, Lucía.");
    next.restore();
    await expectNothingWaiting();
    expect(next.arrived).toEqual([deleteMessage]);
    expect(texts(next)).not.toContain("Qué bonito. Gracias, Lucía.");
    expect(isShown(pretty)).toBe(false);
  });

  it("come back when that is undone, and stand on the server as before in the end", async () => {
    const app = openCut(lucia, [deleteMessage, restoreMessage]);
    await message(/La reserva/);
    await chooseForMessage(app, pretty, "Eliminar");
    await expectWaiting(1);
    await click(app, "button", "Deshacer");
    await waitFor(() => expect(isShown(pretty)).toBe(true));
    await expectWaiting(2);
    app.restore();
    await expectNothingWaiting();
    expect(app.arrived).toEqual([deleteMessage, restoreMessage]);
    expect(texts(app)).toContain("Qué bonito. Gracias, Lucía.");
    expect(isShown(pretty)).toBe(true);
  });

  it("come back with the reason when they may not be deleted, and are not restored besides", async () => {
    const app = openCut(lucia, [deleteMessage, restoreMessage]);
    await message(/La reserva/);
    await chooseForMessage(app, pretty, "Eliminar");
    await expectWaiting(1);
    await click(app, "button", "Deshacer");
    await expectWaiting(2);
    app.fault.now = { status: 400, message: "No puede ser." };
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByText("No puede ser.")).toBeInTheDocument();
    await expectNothingWaiting();
    expect(screen.getAllByText("No puede ser.")).toHaveLength(1);
    expect(isShown(pretty)).toBe(true);
  });
});

it("does not show „Enterado“ before the server knows, and says that it waits", async () => {
  const app = openCut(onScreen.conversationOf("channel-recepcion"), [acknowledgeMessage]);
  const drill = within(await message(/Simulacro de evacuación/));
  await app.user.click(drill.getByRole("button", { name: "Enterado" }));
  expect(await drill.findByText("«Enterado» se enviará en cuanto vuelva la conexión")).toBeInTheDocument();
  expect(drill.queryByRole("button", { name: "Enterado" })).not.toBeInTheDocument();
  app.restore();
  expect(await drill.findByText("Ha respondido «Enterado»")).toBeInTheDocument();
  expect(app.arrived).toEqual([acknowledgeMessage]);
});

it("writes a call down that ended without a connection", async () => {
  const app = openCut("/app/messaging/calls/contact-marta/voice", [callsContract.finishCall]);
  const running = () => app.db.messaging.calls.find(({ isRunning }) => isRunning === true);
  await waitFor(() => expect(running()).toBeDefined());
  await click(app, "button", "Colgar");
  await expectWaiting(1);
  expect(running()).toBeDefined();
  app.restore();
  await expectNothingWaiting();
  expect(running()).toBeUndefined();
  expect(app.arrived).toEqual([callsContract.finishCall]);
});
