import { beforeEach, describe, expect, it } from "vitest";

import { api, conversation, openMessaging, send } from "../support/messagingBackend";

let { clock, stop } = {} as ReturnType<typeof openMessaging>;
beforeEach(() => void ({ clock, stop } = openMessaging()));

const lastOf = async (id: string) => (await conversation(id)).messages.at(-1)!;
const marksOf = async (id: string, wanted: string) =>
  (await conversation(id)).messages.find(({ mId }) => mId === wanted)!.meta;
/** Longer than anybody needs to read and answer, be they away or not. */
const MINUTE = 60_000;

describe("a present contact", () => {
  it("receives, then reads, then writes and answers", async () => {
    const { mId } = await send("contact-omar", "¿Puedes revisar la #310?");
    expect(await marksOf("contact-omar", mId)).toMatchObject({ received: false, read: false });
    clock.advance(1000);
    expect(await marksOf("contact-omar", mId)).toMatchObject({ received: true, read: false });
    expect((await conversation("contact-omar")).typingUser).toBeNull();
    clock.advance(1500);
    expect(await marksOf("contact-omar", mId)).toMatchObject({ received: true, read: true });
    expect((await conversation("contact-omar")).typingUser).toMatchObject({ id: "contact-omar", firstName: "Omar" });
    clock.advance(10_000);
    const { typingUser, messages, unRead } = await conversation("contact-omar");
    expect(typingUser).toBeNull();
    expect(messages.at(-1)).toMatchObject({
      text: expect.stringContaining("#310") as string,
      meta: { sender: "contact-omar", read: false },
    });
    expect(unRead).toBe(1);
  });

  it("answers once to several messages in a row", async () => {
    const before = (await conversation("contact-omar")).messages.length;
    for (const text of ["Hola", "Una cosa", "La #310"]) {
      await send("contact-omar", text);
      clock.advance(2500);
    }
    clock.advance(MINUTE);
    const { messages } = await conversation("contact-omar");
    expect(messages).toHaveLength(before + 4);
    expect(messages.slice(-4).map(({ meta }) => meta.sender)).toEqual(["1", "1", "1", "contact-omar"]);
    expect(messages.filter(({ meta }) => meta.sender === "1").every(({ meta }) => meta.read)).toBe(true);
  });

  it("says the same at the same moment of the same day", async () => {
    const answers = [];
    for (let day = 0; day < 2; day += 1) {
      const opened = openMessaging();
      await send("contact-omar", "Hola");
      opened.clock.advance(MINUTE);
      answers.push(await lastOf("contact-omar"));
      opened.stop();
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it("does not answer a deleted message, nor in a deleted conversation", async () => {
    const { mId } = await send("contact-omar", "Perdón, no era para ti");
    const before = (await conversation("contact-omar")).messages.length;
    await api.deleteMessage({ params: { userId: "contact-omar", messageId: mId } });
    await send("contact-fatou", "Hola");
    clock.advance(3000);
    expect((await conversation("contact-fatou")).typingUser).not.toBeNull();
    const { cursor } = await api.listChanges({ query: {} });
    await api.deleteMessages({ params: { userId: "contact-fatou" } });
    clock.advance(MINUTE);
    const { changes } = await api.listChanges({ query: { since: cursor } });
    expect(changes[0]).toEqual({ kind: "typingChanged", userId: "contact-fatou", typingUser: null });
    expect((await conversation("contact-omar")).messages).toHaveLength(before - 1);
    expect((await conversation("contact-omar")).typingUser).toBeNull();
    expect(await conversation("contact-fatou")).toMatchObject({ messages: [], typingUser: null });
  });

  it("stops with the backend", async () => {
    await send("contact-omar", "Hola");
    expect(clock.waiting()).toBeGreaterThan(0);
    stop();
    expect(clock.waiting()).toBe(0);
  });
});

it("a contact who is away receives, and reads and answers when back", async () => {
  const { mId } = await send("contact-hassan", "¿Bajas?");
  clock.advance(10_000);
  expect(await marksOf("contact-hassan", mId)).toMatchObject({ received: true, read: false });
  clock.advance(MINUTE);
  expect(await marksOf("contact-hassan", mId)).toMatchObject({ read: true });
  expect((await lastOf("contact-hassan")).meta.sender).toBe("contact-hassan");
  const hassan = await api.getContact({ params: { id: "contact-hassan" } });
  expect(hassan).toMatchObject({ status: "active", lastSeen: "2026-03-27T10:00:20.000Z" });
});

it("a contact who is not to be disturbed only receives", async () => {
  const { mId } = await send("contact-ainhoa", "¿Estás?", { isUrgent: true });
  clock.advance(10 * MINUTE);
  expect(await marksOf("contact-ainhoa", mId)).toMatchObject({ received: true, read: false });
  expect(await lastOf("contact-ainhoa")).toMatchObject({ mId, acknowledgedBy: [] });
});

describe("in a channel", () => {
  it("a present member answers, under their own name and with a quote", async () => {
    const { mId } = await send("channel-pisos", "¿Quién sube a la #305?");
    clock.advance(MINUTE);
    const answer = await lastOf("channel-pisos");
    const { members } = await api.getChannel({ params: { id: "channel-pisos" } });
    const author = members.find(({ id }) => id === answer.meta.sender)!;
    expect(author.status).toBe("active");
    expect(answer).toMatchObject({
      meta: { receiver: "channel-pisos", userData: { id: author.id, firstName: author.firstName } },
      replyOf: { mId },
    });
  });

  it("a mentioned member answers", async () => {
    for (const id of ["contact-wei", "contact-fatou", "contact-mihaela"]) {
      await send("channel-pisos", "¿Puedes tú?", { mentions: [id] });
      clock.advance(MINUTE);
      expect((await lastOf("channel-pisos")).meta.sender).toBe(id);
    }
  });

  it("present members acknowledge an urgent message in turn", async () => {
    const { mId } = await send("channel-noche", "Fuga en la #108", { isUrgent: true });
    const acknowledged = async () =>
      (await conversation("channel-noche")).messages.find((message) => message.mId === mId)!.acknowledgedBy;
    clock.advance(2500);
    expect(await acknowledged()).toHaveLength(1);
    clock.advance(MINUTE);
    // Andrei is not to be disturbed, and Nerea is away
    expect(await acknowledged()).toEqual(["contact-ivan", "contact-lucia", "contact-omar"]);
  });
});

it("read marks are hidden without read receipts, for the person too", async () => {
  await api.updateSettings({ body: { field: "privacy.readReceipts", value: false } });
  const { mId } = await send("contact-omar", "Hola");
  clock.advance(MINUTE);
  expect((await lastOf("contact-omar")).meta.sender).toBe("contact-omar");
  expect(await marksOf("contact-omar", mId)).toMatchObject({ received: true, read: false });
});
