import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";

import { changesContract } from "@/contract/messaging/changes";
import { callsContract } from "@/contract/messaging/calls";
import { chatsContract } from "@/contract/messaging/chats";
import { channelsContract } from "@/contract/messaging/channels";
import { contactsContract } from "@/contract/messaging/contacts";
import { conversationsContract } from "@/contract/messaging/conversations";
import type { Endpoint } from "@/contract/endpoint";
import { settingsContract } from "@/contract/messaging/settings";
import { markChat } from "@/fakeBackend/messaging/chatRules";
import { post } from "@/fakeBackend/messaging/threadRules";
import { toContact } from "@/fakeBackend/messaging/toWire";
import { changesMissed } from "@/features/messaging/base/changes";
import { messagesRequested } from "@/features/messaging/conversation/state/conversationsSlice";
import { selectConversation } from "@/features/messaging/conversation/state/selectConversation";
import { messageDeleted } from "@/features/messaging/conversation/state/conversationWrites";
import { messageSubmitted } from "@/features/messaging/conversation/state/outboxSlice";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { failing, openApp } from "../support/openApp";

const lucia = "/app/messaging/chat/contact-lucia";
const { getConversation } = conversationsContract;
const shown = (text: RegExp) => screen.findByRole("listitem", { name: text });

type App = ReturnType<typeof openApp>;

const write = ({ db }: App, text: string) => post(db.messaging, "contact-lucia", new Date(), { text }, "contact-lucia");

const textsTo = ({ db }: App, ...looked: string[]) =>
  db.messaging.threads
    .get("contact-lucia")!
    .log.all()
    .flatMap(({ text }) => (looked.includes(text) ? [text] : []));

afterEach(() => void vi.restoreAllMocks());

describe("a reply that is older than the changes", () => {
  it("removes no message", async () => {
    alreadySignedIn();
    const asked = { isSlow: false, calls: 0 };
    const app = openApp(lucia, {
      answerDelayOf: (endpoint) => (endpoint === getConversation && asked.isSlow && (asked.calls += 1) ? 400 : 0),
    });
    await shown(/La reserva/);
    asked.isSlow = true;
    act(() => void app.store.dispatch(messagesRequested({ chatId: "contact-lucia", part: "latest" })));
    await waitFor(() => expect(asked.calls).toBeGreaterThan(0));
    write(app, "Ya ha llegado el grupo");
    await shown(/Ya ha llegado el grupo/);
    const conversation = () => selectConversation(app.store.getState() as never, "contact-lucia");
    await waitFor(() => expect(conversation()?.fetching).toBeNull());
    expect(conversation()?.messages.at(-1)?.text).toBe("Ya ha llegado el grupo");
    expect(await shown(/Ya ha llegado el grupo/)).toBeInTheDocument(); // its list has been drawn again since
  });

  it("loses no chat that moved from one list to another during the load", async () => {
    alreadySignedIn();
    let isAnswered = false;
    const app = openApp("/app/messaging/chat", {
      delayOf: (endpoint) => (endpoint === channelsContract.listChannels ? 300 : 0),
      answerDelayOf(endpoint) {
        isAnswered ||= endpoint === chatsContract.listFavourites;
        return 0;
      },
    });
    await waitFor(() => expect(isAnswered).toBe(true));
    markChat(app.db.messaging, "channel-noche", { isFavourite: true });
    await screen.findByRole("list", { name: "Mensajes directos" });
    expect(await screen.findByText("Turno de noche")).toBeInTheDocument();
  });
});

describe("after missed changes", () => {
  it("requests the messages until they arrive", async () => {
    alreadySignedIn();
    const fault: { now?: 500; calls: number } = { calls: 0 };
    const app = openApp(lucia, {
      failureOf: (endpoint) =>
        endpoint === getConversation && fault.now && (fault.calls += 1) ? fault.now : undefined,
    });
    await shown(/La reserva/);
    const { log } = app.db.messaging.threads.get("contact-lucia")!;
    log.append({ ...log.last(() => true)!, mId: app.db.messaging.nextId(), text: "Nadie lo ha contado" });
    fault.now = 500;
    act(() => void app.store.dispatch(changesMissed()));
    await waitFor(() => expect(fault.calls).toBe(1));
    fault.now = undefined;
    expect(await shown(/Nadie lo ha contado/)).toBeInTheDocument();
  });
});

describe("pending messages", () => {
  it("are sent after those of an earlier page, although they are written before those are found", async () => {
    let tell = () => {};
    const found = new Promise<void>((resolve) => (tell = resolve));
    const locks = {
      request: async (_name: string, work: () => unknown) => {
        await found;
        return work();
      },
      query: async () => ({ held: [] }),
    };
    Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "locks"));
    alreadySignedIn();
    const left = {
      clientId: "left",
      chatId: "contact-lucia",
      time: "2026-03-27T10:00:00.000Z",
      text: "Primero",
      status: "sending",
    };
    localStorage.setItem("outbox:messages:left", JSON.stringify({ version: 1, tab: "gone", uid: 1, entry: left }));
    const app = openApp(lucia);
    await shown(/La reserva/);
    act(() => void app.store.dispatch(messageSubmitted("contact-lucia", { text: "Segundo" })));
    tell();
    expect(await shown(/: Segundo, (Enviado|Recibido)$/)).toBeInTheDocument();
    expect(textsTo(app, "Primero", "Segundo")).toEqual(["Primero", "Segundo"]);
  });

  it("have a time each, by which a later page sends them in order", async () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-03-27T10:00:00.000Z"));
    const times = ["Uno", "Dos", "Tres"].map((text) => messageSubmitted("contact-lucia", { text }).payload.time);
    expect(new Set(times).size).toBe(3);
    expect(times.toSorted()).toEqual(times);
  });
});

it("sends a setting again whose reply was lost, and shows the server's value", async () => {
  alreadySignedIn();
  const app = openApp("/app/messaging/settings", failing(settingsContract.updateSettings, "answer lost", 1));
  const receipts = await screen.findByRole("switch", { name: "Confirmaciones de lectura" });
  await app.user.click(receipts);
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith("outbox:"))).toEqual([]));
  expect(app.db.messaging.settings["privacy.readReceipts"]).toBe(false);
  expect(receipts).not.toBeChecked();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("does not show a message again whose deletion was carried out although its reply was lost", async () => {
  alreadySignedIn();
  const app = openApp(lucia, failing(conversationsContract.deleteMessage, "answer lost", 1));
  await shown(/La reserva/);
  const message = write(app, "Número equivocado");
  await shown(/Número equivocado/);
  act(() => void app.store.dispatch(messageDeleted({ chatId: "contact-lucia", message })));
  expect(screen.queryByRole("listitem", { name: /Número equivocado/ })).not.toBeInTheDocument();
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.startsWith("outbox:"))).toEqual([]));
  expect(screen.queryByRole("listitem", { name: /Número equivocado/ })).not.toBeInTheDocument();
  expect(screen.queryByText("Network Error")).not.toBeInTheDocument();
});

it.each<[what: string, remove: (app: App, mId: string) => void]>([
  ["it is no longer there", ({ db }, mId) => db.messaging.threads.get("contact-lucia")!.log.remove(mId)],
  ["its conversation is no longer there", ({ db }) => db.messaging.threads.delete("contact-lucia")],
])("does not keep a message on the screen whose deletion is refused because %s", async (_, remove) => {
  alreadySignedIn();
  const app = openApp(lucia);
  await shown(/La reserva/);
  const message = write(app, "Número equivocado");
  await shown(/Número equivocado/);
  remove(app, message.mId); // without a change
  act(() => void app.store.dispatch(messageDeleted({ chatId: "contact-lucia", message })));
  expect(await screen.findByText("Your id is not found")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("listitem", { name: /Número equivocado/ })).not.toBeInTheDocument());
});

describe("a change between the load of a page and the first question about changes", () => {
  /** The question takes its time to the server. `happen` comes after the server has read what the page asks for. */
  function openWithSlowQuestion(path: string, read: Endpoint, happen: (app: App) => void) {
    alreadySignedIn();
    const slow = new Set<unknown>([changesContract.listChanges]);
    const app: App = openApp(path, {
      delayOf: (endpoint) => (slow.delete(endpoint) ? 2000 : 0),
      answerDelayOf(endpoint) {
        if (endpoint === read) setTimeout(() => happen(app));
        return 0;
      },
    });
    return app;
  }

  it("is in the conversation", async () => {
    const { store } = openWithSlowQuestion(lucia, getConversation, (app) => write(app, "Ya ha llegado el grupo"));
    const conversation = () => selectConversation(store.getState() as never, "contact-lucia");
    await waitFor(() => expect(conversation()?.messages.at(-1)?.text).toBe("Ya ha llegado el grupo"));
  });

  it("is in the history of calls", async () => {
    openWithSlowQuestion("/app/messaging/calls", callsContract.listCalls, ({ db: { messaging } }) => {
      const call = messaging.calls.update(messaging.calls.all()[0]!.callId, { firstName: "Begoña" });
      messaging.changes.add({ kind: "callChanged", call });
    });
    expect(await screen.findByRole("button", { name: /Begoña/ })).toBeInTheDocument();
  });

  it("is in what is known of contacts", async () => {
    openWithSlowQuestion("/app/messaging/contacts", contactsContract.listContacts, ({ db }) => {
      const contact = db.messaging.contacts.update("contact-lucia", { firstName: "Begoña" });
      db.messaging.changes.add({ kind: "contactChanged", contact: toContact(contact, db.messaging) });
    });
    expect(await screen.findByRole("link", { name: /Begoña/ })).toBeInTheDocument();
  });
});
