import { describe, expect, it, onTestFinished, vi } from "vitest";

import { contactsContract } from "@/contract/messaging/contacts";
import { settingsContract } from "@/contract/messaging/settings";
import { changeArrived } from "@/features/messaging/base/changes";
import { selectUnreadTotal } from "@/features/messaging/chat/chatsSlice";
import { settingsRequested, selectSettings } from "@/features/messaging/settings/state/settingsSlice";
import { selectUnreadMessages } from "@/shared/badges/badgesSlice";
import { provideNavigation } from "@/shared/routing/openPath";

import { until } from "../../support/openArea";
import { openMessages } from "./desk";

const { getSettings } = settingsContract;
const { getContact } = contactsContract;

const omar = "contact-omar";
const sergio = "contact-sergio"; // not among the chats
const cocina = "channel-cocina";

/** A browser that shows notifications, unless told otherwise, with a hidden tab. */
async function openHidden({ permission = "granted", isHidden = true } = {}) {
  const shown: (EventTarget & { title: string; body?: string; tag?: string; isClosed: boolean })[] = [];
  class Shown extends EventTarget {
    static permission = permission;
    isClosed = false;
    constructor(title: string, { tag, body }: NotificationOptions) {
      super();
      shown.push(Object.assign(this, { title, tag, body }));
    }
    close() {
      this.isClosed = true;
    }
  }
  vi.stubGlobal("Notification", Shown);
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  const area = await openMessages();
  return {
    ...area,
    shown,
    told: () => shown.map(({ title, body, tag }) => ({ title, body, tag })),
    titles: () => shown.map(({ title }) => title),
    /** Once a message has been heard of, and what follows has happened. */
    heard: async (text: string, id = omar) => {
      await until(() => expect(area.chat(id)?.lastMessage?.text).toBe(text));
      await area.network.idle();
    },
  };
}

describe("a notification", () => {
  it.each([
    ["a person", omar, "¿Puedes bajar?", { title: "Omar Benali", body: "¿Puedes bajar?" }],
    ["a channel, and its author", cocina, "Faltan copas.", { title: "Cocina", body: "Lucía: Faltan copas." }],
    ["a person without a chat", sergio, "Hola.", { title: "Sergio Lago", body: "Hola." }],
  ])("names %s, with the text, and replaces the earlier notification of the chat", async (_, id, text, shown) => {
    const { write, told } = await openHidden();
    write(id, text);
    await until(() => expect(told()).toEqual([{ ...shown, tag: `chat-${id}` }]));
  });

  it("opens its chat at a click, and closes", async () => {
    const pages: string[] = [];
    provideNavigation((path) => pages.push(path));
    onTestFinished(() => provideNavigation(() => {}));
    const focus = vi.spyOn(window, "focus").mockReturnValue();
    const { write, shown } = await openHidden();
    write(omar, "¿Puedes bajar?");
    await until(() => expect(shown).toHaveLength(1));
    expect([pages, shown[0]!.isClosed]).toEqual([[], false]);
    shown[0]!.dispatchEvent(new Event("click"));
    expect(pages).toEqual(["/app/messaging/chat/contact-omar"]);
    expect(shown[0]!.isClosed).toBe(true);
    expect(focus).toHaveBeenCalledTimes(1); // the tab comes to the front
  });
});

describe("no notification is shown", () => {
  it.each([
    ["while the person looks at the page", { isHidden: false }],
    ["where the person has not allowed it yet", { permission: "default" }],
    ["where the person has denied it", { permission: "denied" }],
  ])("%s", async (_, browser) => {
    const { write, heard, titles } = await openHidden(browser);
    write(omar, "¿Puedes bajar?", { isUrgent: true });
    await heard("¿Puedes bajar?");
    expect(titles()).toEqual([]);
  });

  it("where the browser has no notifications", async () => {
    const { write, heard, titles, notices } = await openHidden();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, "Notification");
    write(omar, "¿Puedes bajar?");
    await heard("¿Puedes bajar?");
    expect([titles(), notices()]).toEqual([[], []]);
  });

  it("for own messages, messages read elsewhere, or other changes of a message", async () => {
    const { write, dispatch, messaging, titles, heard } = await openHidden();
    const message = write(omar, "¿Puedes bajar?");
    await until(() => expect(titles()).toHaveLength(1));
    const own = { ...message, mId: "own", meta: { ...message.meta, sender: messaging.ownId, receiver: omar } };
    const read = { ...message, mId: "read", meta: { ...message.meta, read: true } };
    for (const added of [own, read]) dispatch(changeArrived({ kind: "messageAdded", userId: omar, message: added }));
    dispatch(changeArrived({ kind: "messageChanged", userId: omar, message }));
    await heard("¿Puedes bajar?");
    expect(titles()).toHaveLength(1);
  });

  it.each([
    ["for muted chats", "contact-nuria"],
    ["for muted people without a chat", sergio],
  ])("%s", async (_, id) => {
    const { write, heard, titles, messaging } = await openHidden();
    messaging.contacts.update(sergio, { isMuted: true });
    write(id, "Muy urgente", { isUrgent: true });
    await heard("Muy urgente", id);
    expect(titles()).toEqual([]);
  });

  it("for a message whose author cannot be loaded", async () => {
    const { write, heard, titles, notices, network } = await openHidden();
    network.fail(getContact, 500);
    write(sergio, "Hola");
    await heard("Hola", sergio);
    expect([titles(), notices()]).toEqual([[], []]);
  });
});

describe("a person who is not to be disturbed", () => {
  it.each([
    ["not loaded yet", false],
    ["loaded", true],
  ])("is notified of urgent messages only, where the settings are %s", async (_, isLoaded) => {
    const { write, titles, messaging, heard, network, dispatch, see } = await openHidden();
    messaging.settings = { ...messaging.settings, status: "do-not-disturb" };
    if (isLoaded) dispatch(settingsRequested());
    await until(() => expect(see(selectSettings)?.status).toBe(isLoaded ? "do-not-disturb" : undefined));
    write(omar, "Sin prisa.");
    await heard("Sin prisa.");
    expect(titles()).toEqual([]);
    write(omar, "¡Fuga!", { isUrgent: true });
    await until(() => expect(titles()).toEqual(["Urgente · Omar Benali"]));
    expect(network.callsOf(getSettings)).toBe(1);
  });
});

describe("the frame", () => {
  it("shows the unread count as it changes", async () => {
    const { write, see, mark, heard, network } = await openHidden();
    const before = see(selectUnreadMessages);
    expect(before).toBe(see(selectUnreadTotal));
    write(omar, "Uno");
    write(omar, "Dos");
    await heard("Dos");
    expect(see(selectUnreadMessages)).toBe(before + 2);
    mark(omar, "markRead");
    await network.idle();
    expect(see(selectUnreadMessages)).toBe(before);
  });
});
