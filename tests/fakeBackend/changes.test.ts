import axios from "axios";
import { CANCEL } from "redux-saga";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Change } from "@/contract/messaging/changes";

import { api, conversation, openMessaging, send } from "../support/messagingBackend";

let opened: ReturnType<typeof openMessaging>;
beforeEach(() => void (opened = openMessaging()));

const none = { cursor: 0, changes: [], hasGap: false };
const changesSince = (since?: number) => api.listChanges({ query: { since } });
const kindsOf = (changes: Change[]) => changes.map(({ kind }) => kind);

/** Asks for what comes after `since`, and lets something happen once the question waits at the other end. */
async function during(since: number, clock: { waiting: () => number }, happening: () => unknown) {
  const before = clock.waiting();
  const answer = changesSince(since);
  await vi.waitUntil(() => clock.waiting() > before, { interval: 1 });
  await happening();
  return answer;
}

describe("the changes", () => {
  it("begin at the first question, whose reply comes at once", async () => {
    expect(await changesSince()).toEqual(none);
    await send("contact-omar", "Hola");
    const { cursor, changes } = await changesSince();
    expect(cursor).toBeGreaterThan(0);
    expect(changes).toEqual([]);
  });

  it("are reported at once if there are any", async () => {
    const message = await send("contact-omar", "Hola", { clientId: "a1" });
    const { cursor, changes } = await changesSince(0);
    const marks = { unRead: 0, isFavourite: false, isArchived: false, isMuted: false, isInChats: true };
    expect(changes).toEqual([
      { kind: "messageAdded", userId: "contact-omar", message },
      { kind: "chatChanged", chat: { id: "contact-omar", lastMessage: message, ...marks } },
    ]);
    expect(cursor).toBe(2);
  });

  it("are reported as soon as there are any, those of a call in the same reply", async () => {
    const { changes } = await during(0, opened.clock, () => send("contact-omar", "Hola"));
    expect(kindsOf(changes)).toEqual(["messageAdded", "chatChanged"]);
  });

  it("are empty after ten seconds, or at once for a client that only tests the connection", async () => {
    expect(await api.listChanges({ query: { since: 0, atOnce: true } })).toEqual(none);
    const { clock } = opened;
    expect(await during(0, clock, () => clock.advance(10_000))).toEqual(none);
    expect(clock.waiting()).toBe(0);
  });

  it("stop waiting when the caller aborts", async () => {
    const { clock } = opened;
    const answer = changesSince(0);
    await vi.waitUntil(() => clock.waiting() > 0, { interval: 1 });
    Object.entries(answer).find(([key]) => key === CANCEL)?.[1]();
    await expect(answer).rejects.toSatisfy(axios.isCancel);
    expect(clock.waiting()).toBe(0);
  });

  it("reach each of several clients once and in order", async () => {
    const { clock } = opened;
    /** Hears what happens until a conversation goes. */
    async function listen() {
      const heard: Change[] = [];
      for (let cursor = 0; !kindsOf(heard).includes("conversationRemoved");) {
        const { changes, cursor: next } = await changesSince(cursor);
        heard.push(...changes);
        cursor = next;
      }
      return heard;
    }
    const listeners = [listen(), listen()];
    const sent: string[] = [];
    for (let number = 0; number < 20; number += 1) {
      sent.push((await send("contact-omar", `Mensaje ${number}`)).mId);
      clock.advance(700);
    }
    clock.advance(60_000);
    await api.deleteMessages({ params: { userId: "contact-omar" } });

    const { changes: all } = await changesSince(0);
    const added = all.flatMap((change) => (change.kind === "messageAdded" ? [change.message.mId] : []));
    expect(added.slice(0, 20)).toEqual(sent);
    expect(added).toHaveLength(21); // with the one answer
    const until = kindsOf(all).indexOf("conversationRemoved") + 1;
    for (const heard of await Promise.all(listeners)) expect(heard.slice(0, until)).toEqual(all.slice(0, until));
  });

  it("report the steps of an answer", async () => {
    const { clock } = opened;
    const { mId } = await send("contact-omar", "Hola");
    const { cursor } = await changesSince();
    clock.advance(60_000);
    const { changes } = await changesSince(cursor);
    const receipts = { kind: "receiptsChanged", userId: "contact-omar", mIds: [mId] };
    expect(changes).toMatchObject([
      { ...receipts, read: false },
      { kind: "chatChanged" },
      { ...receipts, read: true },
      { kind: "chatChanged" },
      { kind: "typingChanged", typingUser: { firstName: "Omar" } },
      { kind: "typingChanged", typingUser: null },
      { kind: "messageAdded" },
      { kind: "chatChanged", chat: { unRead: 1, lastMessage: { meta: { sender: "contact-omar" } } } },
    ]);
  });

  it("report a gap if some are no longer known, or never were", async () => {
    const { db } = opened;
    const { changes } = db.messaging;
    for (let number = 0; number < 2500; number += 1)
      changes.add({ kind: "conversationRemoved", userId: String(number) });
    expect(await changesSince(0)).toEqual({ cursor: 2500, changes: [], hasGap: true });
    expect(await changesSince(9999)).toEqual({ cursor: 2500, changes: [], hasGap: true });
    const { changes: last, hasGap } = await changesSince(2499);
    expect(last).toEqual([{ kind: "conversationRemoved", userId: "2499" }]);
    expect(hasGap).toBe(false);
  });
});

describe("each change is reported", () => {
  const params = { id: "contact-kenji" };

  it.each<[string, () => Promise<unknown>, string[]]>([
    ["a favourite", () => api.toggleFavourite({ params: { contactId: "contact-omar" } }), ["chatChanged"]],
    ["an archived chat", () => api.toggleArchive({ params: { id: "channel-pisos" } }), ["chatChanged"]],
    ["a muted chat", () => api.toggleMute({ params: { id: "channel-pisos" } }), ["chatChanged"]],
    ["a new direct chat", () => api.addContacts({ body: ["contact-zoe"] }), ["chatChanged"]],
    ["a read chat", () => api.markChatRead({ params }), ["receiptsChanged", "chatChanged"]],
    [
      "a new channel",
      () => api.createChannel({ body: { name: "Puente", description: "", members: ["contact-omar"] } }),
      ["channelAdded"],
    ],
    ["a call", () => api.startCall({ body: { userId: "contact-omar", hasVideoCall: false } }), ["callChanged"]],
    [
      "a deleted conversation",
      () => api.deleteMessages({ params: { userId: "contact-omar" } }),
      ["conversationRemoved", "chatChanged"],
    ],
    ["an echo", () => api.receiveReply({ params: { id: "contact-joan" } }), ["messageAdded", "chatChanged"]],
  ])("%s", async (_, act, kinds) => {
    await act();
    expect(kindsOf((await changesSince(0)).changes)).toEqual(kinds);
  });

  it("deletions of a message and of an image, and their undo", async () => {
    const userId = "contact-marta";
    const { mId: messageId, image } = (await conversation(userId)).messages.find((message) => message.image)!;
    await api.deleteImage({ params: { userId, messageId, imageId: image![0]!.id } });
    await api.restoreMessage({ params: { userId, messageId } });
    await api.deleteMessage({ params: { userId, messageId } });
    const restored = await api.restoreMessage({ params: { userId, messageId } });
    const { changes } = await changesSince(0);
    const kinds = ["messageChanged", "messageChanged", "messageRemoved", "messageAdded"];
    expect(kindsOf(changes).filter((kind) => kind !== "chatChanged")).toEqual(kinds);
    expect(changes).toContainEqual({ kind: "messageAdded", userId, message: restored });
  });

  it("calls that change nothing report nothing", async () => {
    await conversation("channel-pisos");
    await api.markChatRead({ params: { id: "contact-omar" } });
    await api.searchConversation({ params, query: { text: "hola" } });
    expect((await changesSince()).cursor).toBe(0);
  });
});
