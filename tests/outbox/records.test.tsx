import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { bookmarksContract } from "@/contract/messaging/bookmarks";
import { callsContract } from "@/contract/messaging/calls";
import { conversationsContract } from "@/contract/messaging/conversations";

import { onScreen } from "../faults/matrix/onScreen";
import { type App, expectNothingWaiting, expectWaiting, leave, openCut } from "./cut";

const { click, chooseForMessage, message } = onScreen;
const { deleteBookmark, updateBookmark } = bookmarksContract;
const { deleteMessage, acknowledgeMessage } = conversationsContract;

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
