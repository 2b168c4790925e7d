import { describe, expect, it, vi } from "vitest";

import { demoAskedFor, faultsIn, sizeIn } from "@/fakeBackend/core/demoAskedFor";

import { api, conversation, openMessaging, send } from "../support/messagingBackend";

const rosario = "contact-rosario";

it("has a first chat of 100,000 messages, written, paged and searched like a short chat", async () => {
  openMessaging({}, { messages: 100_000, contacts: 5000 });
  const chats = await api.listDirectChats();
  expect(chats[0]!.id).toBe(rosario);
  const times = chats.map(({ lastMessage }) => lastMessage?.time ?? "");
  expect(times[0]).toBe(times.toSorted().at(-1));

  const { messages } = await conversation(rosario);
  expect(messages).toHaveLength(100_000);
  const lengths = messages.map(({ text }) => text.length);
  expect(Math.min(...lengths.slice(0, 50_000))).toBeGreaterThanOrEqual(20);
  expect(Math.max(...lengths.slice(0, 50_000))).toBeLessThanOrEqual(160);
  expect(messages.filter(({ attachments }) => attachments).length).toBeGreaterThan(100);
  expect(messages.filter(({ image }) => image).length).toBeGreaterThan(100);
  expect(messages.filter(({ replyOf }) => replyOf).length).toBeGreaterThan(100);
  expect(await api.listContacts()).toHaveLength(5000);

  const started = performance.now();
  for (let round = 0; round < 100; round += 1) {
    const { mId } = await send(rosario, `Mensaje ${round}`);
    await conversation(rosario, { around: messages[0]!.mId, limit: 50 });
    await api.deleteMessage({ params: { userId: rosario, messageId: mId } });
  }
  // far above what it takes, far below what copying 100,000 messages 300 times would
  expect(performance.now() - started).toBeLessThan(4000);
  const found = await api.searchConversation({ params: { id: rosario }, query: { text: "minibar" } });
  expect(found.length).toBeGreaterThan(1000);
}, 20_000);

it("makes as few messages as asked for, and at least the people of the sample", async () => {
  openMessaging({}, { messages: 3, contacts: 2 });
  expect((await conversation(rosario)).messages).toHaveLength(3);
  expect((await api.listContacts()).length).toBeGreaterThanOrEqual(24);
});

describe("the size that an address asks for", () => {
  function stubStorage(storage: Partial<Storage>) {
    vi.stubGlobal("sessionStorage", storage);
  }

  it("is kept for the session", () => {
    const stored = new Map<string, string>();
    stubStorage({ getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) });
    expect(sizeIn(demoAskedFor(""))).toEqual({});
    expect(sizeIn(demoAskedFor("?messages=100000&contacts=5000&tab=1"))).toEqual({ messages: 100_000, contacts: 5000 });
    expect(sizeIn(demoAskedFor(""))).toEqual({ messages: 100_000, contacts: 5000 });
    expect(sizeIn(demoAskedFor("?contacts=100"))).toEqual({ contacts: 100 });
  });

  it("is used where nothing can be stored", () => {
    const forbid = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    stubStorage({ getItem: forbid, setItem: forbid });
    expect(sizeIn(demoAskedFor(""))).toEqual({});
    expect(sizeIn(demoAskedFor("?messages=10"))).toEqual({ messages: 10 });
  });

  it.each(["?messages=-1", "?messages=0", "?messages=1e9", "?messages=", "?messages=99999999", "?messages=ten"])(
    "is none in %s",
    (address) => {
      stubStorage({ getItem: () => null, setItem: () => {} });
      expect(sizeIn(demoAskedFor(address)).messages).toBeUndefined();
    },
  );

  it("sets the delay of each call, too", () => {
    stubStorage({ getItem: () => null, setItem: () => {} });
    const delayIn = (address: string) => faultsIn(demoAskedFor(address)).latency;
    expect(delayIn("?latency=0")).toBe(0);
    expect(delayIn("?latency=300")).toBe(300);
    expect(delayIn("?latency=fast")).toBeNull();
    expect(delayIn("")).toBeNull();
  });
});
