import axios from "axios";
import { CANCEL } from "redux-saga";
import { describe, expect, it, vi } from "vitest";

import type { Change } from "@/contract/messaging/changes";

import { api, conversation, openMessaging, send } from "../support/messagingBackend";

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
    openMessaging();
    expect(await changesSince()).toEqual({ cursor: 0, changes: [], hasGap: false });
    await send("contact-omar", "Hola");
    const { cursor, changes } = await changesSince();
    expect(cursor).toBeGreaterThan(0);
    expect(changes).toEqual([]);
  });

  it("are reported at once if there are any", async () => {
    openMessaging();
    const message = await send("contact-omar", "Hola", { clientId: "a1" });
    const { cursor, changes } = await changesSince(0);
    expect(changes).toEqual([
      { kind: "messageAdded", userId: "contact-omar", message },
      {
        kind: "chatChanged",
        chat: {
          id: "contact-omar",
          unRead: 0,
          lastMessage: message,
          isFavourite: false,
          isArchived: false,
          isMuted: false,
          isInChats: true,
        },
      },
    ]);
    expect(cursor).toBe(2);
  });

  it("are reported as soon as there are any, those of one call in one reply", async () => {
    const { clock } = openMessaging();
    const { changes } = await during(0, clock, () => send("contact-omar", "Hola"));
    expect(kindsOf(changes)).toEqual(["messageAdded", "chatChanged"]);
  });

  it("are replied to at once for a client that only tests the connection", async () => {
    openMessaging();
    expect(await api.listChanges({ query: { since: 0, atOnce: true } })).toEqual({
      cursor: 0,
      changes: [],
      hasGap: false,
    });
  });

  it("are empty after ten seconds", async () => {
    const { clock } = openMessaging();
    const answer = during(0, clock, () => clock.advance(10_000));
    expect(await answer).toEqual({ cursor: 0, changes: [], hasGap: false });
    expect(clock.waiting()).toBe(0);
  });

  it("stop waiting when the caller aborts", async () => {
    const { clock } = openMessaging();
    const answer = changesSince(0);
    await vi.waitUntil(() => clock.waiting() > 0, { interval: 1 });
    Object.entries(answer).find(([key]) => key === CANCEL)?.[1]();
    await expect(answer).rejects.toSatisfy(axios.isCancel);
    expect(clock.waiting()).toBe(0);
  });

  it("reach each of several clients once and in order", async () => {
    const { clock } = openMessaging();
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
    const { clock } = openMessaging();
    const { mId } = await send("contact-omar", "Hola");
    const { cursor } = await changesSince();
    clock.advance(60_000);
    const { changes } = await changesSince(cursor);
    expect(kindsOf(changes)).toEqual([
      "receiptsChanged",
      "chatChanged",
      "receiptsChanged",
      "chatChanged",
      "typingChanged",
      "typingChanged",
      "messageAdded",
      "chatChanged",
    ]);
    expect(changes[0]).toEqual({ kind: "receiptsChanged", userId: "contact-omar", mIds: [mId], read: false });
    expect(changes[2]).toEqual({ kind: "receiptsChanged", userId: "contact-omar", mIds: [mId], read: true });
    expect(changes[4]).toMatchObject({ typingUser: { firstName: "Omar" } });
    expect(changes[5]).toMatchObject({ typingUser: null });
    expect(changes[7]).toMatchObject({ chat: { unRead: 1, lastMessage: { meta: { sender: "contact-omar" } } } });
  });

  it("report a gap if some are no longer known, or never were", async () => {
    const { db } = openMessaging();
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
    openMessaging();
    await act();
    expect(kindsOf((await changesSince(0)).changes)).toEqual(kinds);
  });

  it("deletions of a message and of an image, and their undo", async () => {
    openMessaging();
    const userId = "contact-marta";
    const messageId = (await conversation(userId)).messages.find(({ image }) => image)!.mId;
    const { image } = (await conversation(userId)).messages.find(({ mId }) => mId === messageId)!;
    await api.deleteImage({ params: { userId, messageId, imageId: image![0]!.id } });
    await api.restoreMessage({ params: { userId, messageId } });
    await api.deleteMessage({ params: { userId, messageId } });
    const restored = await api.restoreMessage({ params: { userId, messageId } });
    const { changes } = await changesSince(0);
    expect(kindsOf(changes).filter((kind) => kind !== "chatChanged")).toEqual([
      "messageChanged",
      "messageChanged",
      "messageRemoved",
      "messageAdded",
    ]);
    expect(changes).toContainEqual({ kind: "messageAdded", userId, message: restored });
  });

  it("calls that change nothing report nothing", async () => {
    openMessaging();
    await conversation("channel-pisos");
    await api.markChatRead({ params: { id: "contact-omar" } });
    await api.searchConversation({ params, query: { text: "hola" } });
    expect((await changesSince()).cursor).toBe(0);
  });
});
