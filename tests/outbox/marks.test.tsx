import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { chatsContract } from "@/contract/messaging/chats";
import { headerContract } from "@/contract/header";
import { settingsContract } from "@/contract/messaging/settings";
import { post } from "@/fakeBackend/messaging/threadRules";

import { onScreen } from "../faults/matrix/onScreen";
import { type App, expectNothingWaiting, expectWaiting, leave, openCut } from "./cut";

const { updateTask, removeCartItem, markNotificationsRead } = headerContract;
const { updateSettings } = settingsContract;

const lift = () => screen.findByRole("checkbox", { name: /ascensor/ });
const receipts = () => screen.findByRole("switch", { name: "Confirmaciones de lectura" });
const choose = (app: App, item: string) => onScreen.choose(app, "Acciones de Omar Benali", item);
const omar = ({ db }: App) => db.messaging.contacts.get("contact-omar");

describe("a tick that is made while there is no connection", () => {
  it("waits as it was left last, outlives the page, and is sent once", async () => {
    const first = openCut("/app/tasks", [updateTask]);
    for (let times = 0; times < 3; times += 1) await first.user.click(await lift());
    await expectWaiting(1);
    expect(await lift()).toBeChecked();
    expect(screen.queryByText("Network Error")).not.toBeInTheDocument();
    leave(first);
    const next = openCut("/app/tasks", [updateTask]);
    await waitFor(async () => expect(await lift()).toBeChecked());
    expect(next.db.tasks.get("3").isDone).toBe(false);
    await expectWaiting(1);
    next.restore();
    await expectNothingWaiting();
    expect(next.arrived).toEqual([updateTask]);
    expect(next.db.tasks.get("3").isDone).toBe(true);
    expect(await lift()).toBeChecked();
  });

  it("in another tab is shown as waiting, and sent, by a page of another area too", async () => {
    const app = openCut("/app/dashboards/hotels", [updateTask]);
    await screen.findByRole("heading", { level: 1 });
    const what = { id: "1", isDone: true };
    const entry = { key: "a", time: "2026-03-27T09:00:00.000Z", isWaiting: true, what };
    localStorage.setItem("outbox:ticks:a", JSON.stringify({ version: 1, tab: "gone", uid: 1, entry }));
    window.dispatchEvent(new StorageEvent("storage", { key: "outbox:ticks:a" }));
    await expectWaiting(1);
    app.restore();
    await waitFor(() => expect(app.arrived).toEqual([updateTask]));
    await expectNothingWaiting();
  });
});

describe("settings that are changed while there is no connection", () => {
  it("wait with the last value of each, in their order, and outlive the page", async () => {
    const first = openCut("/app/messaging/settings", [updateSettings]);
    await first.user.click(await receipts());
    await expectWaiting(1);
    await first.user.click(screen.getByRole("radio", { name: "Away" }));
    await first.user.click(screen.getByRole("radio", { name: "Do not disturb" }));
    await expectWaiting(2);
    expect(await receipts()).not.toBeChecked();
    leave(first);
    const next = openCut("/app/messaging/settings", [updateSettings], null);
    await waitFor(() => expect(next.db.messaging.settings.status).toBe("do-not-disturb"));
    expect(next.db.messaging.settings["privacy.readReceipts"]).toBe(false);
    expect(next.arrived).toHaveLength(2);
    await expectNothingWaiting();
    expect(await receipts()).not.toBeChecked();
    expect(screen.getByRole("radio", { name: "Do not disturb" })).toBeChecked();
  });
});

describe("what is done to a chat while there is no connection", () => {
  const { toggleMute, toggleFavourite, markChatRead } = chatsContract;

  it("is shown, waits, and is done once and in order by the next page", async () => {
    const first = openCut("/app/messaging/chat", [toggleMute, toggleFavourite]);
    await choose(first, "Silenciar");
    await choose(first, "Añadir a favoritos");
    await expectWaiting(2);
    expect(omar(first).isMuted).toBeFalsy();
    leave(first);
    const next = openCut("/app/messaging/chat", [toggleMute, toggleFavourite]);
    await expectWaiting(2);
    expect(await screen.findByRole("list", { name: "Favoritos" })).toHaveTextContent("Omar Benali");
    next.restore();
    await expectNothingWaiting();
    expect(next.arrived).toEqual([toggleMute, toggleFavourite]);
    expect(omar(next)).toMatchObject({ isMuted: true, isFavourite: true });
  });

  it("leaves the count of what has come since, although the answer that is told again is older", async () => {
    const app = openCut("/app/messaging/chat", [markChatRead], "answer lost");
    const { messaging } = app.db;
    const joan = () => screen.findByRole("link", { name: /^Joan Puig/ });
    await onScreen.choose(app, "Acciones de Joan Puig", "Marcar como leído");
    await expectWaiting(1);
    expect(await joan()).not.toHaveAccessibleName(/sin leer/);
    post(messaging, "contact-joan", new Date("2026-03-27T10:01:00.000Z"), { text: "Ya subo." }, "contact-joan");
    await screen.findByRole("link", { name: /^Joan Puig.*Ya subo\./ });
    app.restore();
    await expectNothingWaiting();
    await waitFor(async () => expect(await joan()).toHaveAccessibleName(/1 sin leer/));
  });
});

describe("what is done in the top bar without a connection", () => {
  it("stands there at once and after a reload, and is sent once", async () => {
    const first = openCut("/app/dashboards/home", [removeCartItem, markNotificationsRead]);
    await first.user.click(await screen.findByRole("button", { name: "Carrito" }));
    await first.user.click(await screen.findByRole("button", { name: "Quitar Adaptador de corriente" }));
    const cart = within(screen.getByRole("region", { name: "Carrito" }));
    expect(await cart.findByText("5 unidades")).toBeInTheDocument();
    await first.user.click(screen.getByRole("button", { name: "Notificaciones" }));
    await first.user.click(await screen.findByRole("button", { name: "Marcar todo como leído" }));
    await expectWaiting(2);
    leave(first);

    const next = openCut("/app/dashboards/home", [removeCartItem, markNotificationsRead]);
    const [bell, reopened] = await Promise.all(
      ["Notificaciones", "Carrito"].map((name) => screen.findByRole("button", { name })),
    );
    await waitFor(() => expect(reopened).toHaveAccessibleDescription("5 unidades")); // of 6, as soon as they are there
    await waitFor(() => expect(bell).toHaveAccessibleDescription("0 sin leer"));
    expect(next.db.cartItems.all()).toHaveLength(5);
    next.restore();
    await expectNothingWaiting();
    expect(next.arrived).toHaveLength(2);
    expect(next.db.cartItems.all()).toHaveLength(4);
  });
});
