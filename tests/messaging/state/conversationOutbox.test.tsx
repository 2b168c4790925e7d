import axios from "axios";
import { describe, expect, it } from "vitest";

import { changesContract } from "@/contract/messaging/changes";
import { conversationsContract } from "@/contract/messaging/conversations";
import type { Failure } from "@/fakeBackend/core/conditions";
import { changeArrived } from "@/features/messaging/base/changes";
import { messagesRequested } from "@/features/messaging/conversation/state/conversationsSlice";
import { conversationDeleted, messageDeleted } from "@/features/messaging/conversation/state/conversationWrites";
import {
  messageDiscarded,
  messageNotSent,
  messageRetried,
  messageSubmitted,
  type OutgoingDraft,
  outboxAdopted,
  selectOutbox,
  selectOutgoing,
} from "@/features/messaging/conversation/state/outboxSlice";
import { http } from "@/shared/api/http";
import { selectWaiting } from "@/shared/connection/connectionSlice";

import { until, wordsOf } from "../../support/openArea";
import { fatou, me, omar, openDesk } from "./conversationDesk";

const { sendMessage, deleteMessage } = conversationsContract;

async function openOutbox(options?: Parameters<typeof openDesk>[0]) {
  const desk = await openDesk(options);
  const { dispatch, see, network } = desk;
  return {
    ...desk,
    send: (text: string, chatId = fatou, more: Omit<OutgoingDraft, "text"> = {}) =>
      dispatch(messageSubmitted(chatId, { text, ...more })).payload,
    /** What has not arrived, and how it stands. */
    outgoing: (chatId = fatou) => see(selectOutgoing, chatId).map(({ text, status }) => [text, status]),
    one: () => see(selectOutbox)[0]!,
    /** Lets the next calls fail so. */
    fail: (...failures: Failure[]) => network.fail(sendMessage, ...failures),
    arrived: () => until(() => expect(see(selectOutbox)).toEqual([])),
    reconnect: () => window.dispatchEvent(new Event("online")),
  };
}

const AN_HOUR_MS = 3_600_000;

/**
 * What waits goes as soon as a question about changes is answered. Here none is, so that it waits until the test
 * reconnects.
 */
const withoutNews: Parameters<typeof openDesk>[0] = {
  conditions: { delayOf: (endpoint) => (endpoint === changesContract.listChanges ? AN_HOUR_MS : 0) },
};

/** As a page that is gone has left it. */
function leftBehind(text: string, time: string, more: object = {}) {
  const clientId = `left ${text}`;
  const entry = { clientId, chatId: fatou, time, text, status: "sending", ...more };
  localStorage.setItem(`outbox:messages:${clientId}`, JSON.stringify({ version: 1, tab: "gone", uid: 1, entry }));
  return entry;
}

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("outbox:messages:"));

describe("a message", () => {
  it("is on its way at once, in its own conversation, and kept until it has arrived", async () => {
    const { send, one, see, outgoing, storedTexts, arrived } = await openOutbox();
    const before = Date.now();
    send("Falta hielo");
    expect(outgoing()).toEqual([["Falta hielo", "sending"]]);
    expect(outgoing(omar)).toEqual([]);
    expect(see(selectOutbox)).toHaveLength(1);
    expect(Date.parse(one().time)).toBeGreaterThanOrEqual(before);
    expect(kept()).toEqual([`outbox:messages:${one().clientId}`]);
    await arrived();
    expect(storedTexts().at(-1)).toBe("Falta hielo");
    expect(kept()).toEqual([]);
  });

  it("arrives as it was written", async () => {
    const { send, write, log, arrived } = await openOutbox();
    const { replyOf: _, ...question } = write("¿Para cuándo?");
    const attachments = [{ name: "parte.pdf", downloadLink: "data:,", desc: "1 KB" }];
    const { clientId } = send("Para hoy", fatou, { replyOf: question, isUrgent: true, mentions: [omar], attachments });
    await arrived();
    expect(log().last()).toMatchObject({
      clientId,
      text: "Para hoy",
      isUrgent: true,
      mentions: [omar],
      attachments,
      replyOf: { mId: question.mId, text: question.text },
      meta: { sender: me, receiver: fatou },
    });
  });

  it("goes after those that were written before it, each once", async () => {
    const { send, storedTexts, arrived, network } = await openOutbox();
    network.slow(sendMessage);
    for (const text of ["uno", "dos", "tres"]) send(text);
    await arrived();
    expect(storedTexts().slice(-3)).toEqual(["uno", "dos", "tres"]);
    expect(network.callsOf(sendMessage)).toBe(3);
  });

  it("does not wait for another conversation", async () => {
    const { send, outgoing, fail, storedTexts, reconnect, arrived } = await openOutbox(withoutNews);
    fail("connection lost");
    send("Para Fatou");
    send("Para Omar", omar);
    await until(() => expect(storedTexts(omar).at(-1)).toBe("Para Omar"));
    await until(() => expect(outgoing()).toEqual([["Para Fatou", "waiting"]]));
    reconnect();
    await arrived();
    expect(storedTexts().at(-1)).toBe("Para Fatou");
  });

  it("stands once when it is heard of before the answer is there", async () => {
    const { send, outgoing, open, shown, stored, conversation, arrived, network } = await openOutbox({
      conditions: { answerDelayOf: (endpoint) => (endpoint === sendMessage ? 60 : 0) },
    });
    await open();
    send("Falta hielo");
    await arrived();
    expect(kept()).toEqual([]);
    expect(conversation().messages.at(-1)!.text).toBe("Falta hielo");
    await network.idle();
    expect(outgoing()).toEqual([]);
    expect(shown()).toEqual(stored());
  });

  it("is not taken for a message of another person", async () => {
    const { send, outgoing, fail, write, dispatch } = await openOutbox();
    fail(500);
    send("Falta hielo");
    await until(() => expect(outgoing()).toEqual([["Falta hielo", "failed"]]));
    const message = write("Falta hielo");
    for (const news of [message, { ...message, clientId: "another" }])
      dispatch(changeArrived({ kind: "messageAdded", userId: fatou, message: news }));
    expect(outgoing()).toEqual([["Falta hielo", "failed"]]);
  });
});

describe("a message that the server refuses", () => {
  it("stays, says why, and holds up none of the others", async () => {
    const { send, outgoing, one, fail, storedTexts, network } = await openOutbox();
    fail({ status: 400, message: "No puede ser." });
    send("uno");
    send("dos");
    await until(() => expect(storedTexts().at(-1)).toBe("dos"));
    await until(() => expect(outgoing()).toEqual([["uno", "failed"]]));
    expect(wordsOf(one().reason)).toBe("No puede ser.");
    await network.idle();
    expect(network.callsOf(sendMessage)).toBe(2);
    expect(kept()).toHaveLength(1);
  });

  it("is sent on request, and drops its reason", async () => {
    const { send, outgoing, one, fail, dispatch, arrived, storedTexts } = await openOutbox();
    fail(500, 500);
    send("uno");
    send("dos");
    await until(() => expect(outgoing().map(([, status]) => status)).toEqual(["failed", "failed"]));
    dispatch(messageRetried(one()));
    expect(outgoing()).toEqual([
      ["uno", "sending"],
      ["dos", "failed"],
    ]);
    expect(one().reason).toBeUndefined();
    await until(() => expect(outgoing()).toEqual([["dos", "failed"]]));
    dispatch(messageRetried(one()));
    await arrived();
    expect(storedTexts().slice(-2)).toEqual(["uno", "dos"]);
  });

  it("is discarded alone", async () => {
    const { send, outgoing, one, fail, dispatch } = await openOutbox();
    fail(500, 500);
    send("uno");
    send("dos");
    await until(() => expect(outgoing().map(([, status]) => status)).toEqual(["failed", "failed"]));
    dispatch(messageDiscarded(one().clientId));
    expect(outgoing()).toEqual([["dos", "failed"]]);
    expect(kept()).toHaveLength(1);
  });

  it("is neither refused nor sent again once it is discarded", async () => {
    const { one, send, fail, outgoing, dispatch, see, network } = await openOutbox();
    fail(500);
    send("uno");
    await until(() => expect(outgoing()).toEqual([["uno", "failed"]]));
    const gone = one();
    dispatch(messageDiscarded(gone.clientId));
    dispatch(messageNotSent({ clientId: gone.clientId, reason: { text: "No." } }));
    dispatch(messageRetried(gone));
    await network.idle();
    expect(see(selectOutbox)).toEqual([]);
    expect(network.callsOf(sendMessage)).toBe(1);
  });

  it("goes when it turns out that the server has it all the same", async () => {
    const { send, outgoing, fail, fill, log, dispatch, loaded, open } = await openOutbox();
    await open();
    fail(500, 500);
    const { clientId } = send("uno");
    send("dos");
    await until(() => expect(outgoing().map(([, status]) => status)).toEqual(["failed", "failed"]));
    const [other, own] = fill(2, { sender: me, receiver: fatou });
    log().replace({ ...other!, clientId: "another" });
    log().replace({ ...own!, clientId });
    dispatch(messagesRequested({ chatId: fatou, part: "latest" }));
    await loaded();
    expect(outgoing()).toEqual([["dos", "failed"]]);
  });
});

describe("without a connection", () => {
  it("all that is on its way to the chat waits, and what is written then, in its order", async () => {
    const { send, outgoing, see, fail, storedTexts, reconnect } = await openOutbox(withoutNews);
    fail(500, "connection lost");
    send("refused");
    send("uno");
    send("dos");
    await until(() => expect(outgoing().map(([, status]) => status)).toEqual(["failed", "waiting", "waiting"]));
    send("tres");
    expect(outgoing().at(-1)).toEqual(["tres", "waiting"]);
    expect(see(selectWaiting)).toMatchObject({ messages: 3 });
    reconnect();
    await until(() => expect(outgoing()).toEqual([["refused", "failed"]]));
    expect(storedTexts().slice(-3)).toEqual(["uno", "dos", "tres"]);
    expect(see(selectWaiting)).toMatchObject({ messages: 0 });
  });

  it("a message to another chat does not wait before it has been tried", async () => {
    const { send, outgoing, fail, reconnect, arrived } = await openOutbox(withoutNews);
    fail("connection lost");
    send("uno");
    await until(() => expect(outgoing()).toEqual([["uno", "waiting"]]));
    send("Para Omar", omar);
    expect(outgoing(omar)).toEqual([["Para Omar", "sending"]]);
    reconnect();
    await arrived();
  });

  it("a message does not wait for another's being deleted", async () => {
    const { dispatch, send, write, arrived, network } = await openOutbox();
    const message = write("sobra", { author: me });
    network.fail(deleteMessage, ...Array<Failure>(20).fill("connection lost"));
    dispatch(messageDeleted({ chatId: fatou, message }));
    await until(() => expect(network.callsOf(deleteMessage)).toBe(1));
    send("después");
    await arrived();
  });

  it("a message after one that was refused does not wait either", async () => {
    const { send, outgoing, fail, arrived, dispatch, one } = await openOutbox();
    fail(500);
    send("uno");
    await until(() => expect(outgoing()).toEqual([["uno", "failed"]]));
    send("dos");
    expect(outgoing().at(-1)).toEqual(["dos", "sending"]);
    dispatch(messageRetried(one()));
    await arrived();
  });

  it("a message whose answer was lost is there once", async () => {
    const { send, fail, stored, storedTexts, arrived, network, reconnect } = await openOutbox();
    const { length } = stored();
    fail("answer lost");
    send("uno");
    await arrived();
    reconnect();
    await network.idle();
    expect(stored()).toHaveLength(length + 1);
    expect(storedTexts().at(-1)).toBe("uno");
  });
});

describe("what an earlier page has left", () => {
  it("is sent first, in its order", async () => {
    leftBehind("segundo", "2026-03-27T10:00:01.000Z");
    leftBehind("primero", "2026-03-27T10:00:00.000Z");
    const { send, arrived, storedTexts } = await openOutbox();
    send("tercero");
    await arrived();
    expect(storedTexts().slice(-3)).toEqual(["primero", "segundo", "tercero"]);
  });

  it("stands before what has been written since, and once", async () => {
    const { send, outgoing, one, fail, dispatch } = await openOutbox();
    fail(500);
    send("aquí");
    await until(() => expect(outgoing()).toEqual([["aquí", "failed"]]));
    const left = { ...one(), clientId: "left", text: "antes" };
    dispatch(outboxAdopted([left, { ...one(), text: "otra vez" }]));
    expect(outgoing()).toEqual([
      ["antes", "failed"],
      ["aquí", "failed"],
    ]);
  });
});

describe("a conversation whose messages are all deleted", () => {
  const { deleteMessages } = conversationsContract;

  async function openCleared(...failures: Failure[]) {
    const desk = await openOutbox(withoutNews);
    desk.network.fail(deleteMessages, ...failures);
    const clear = async () => {
      desk.dispatch(conversationDeleted(fatou));
      await until(() => expect(desk.network.callsOf(deleteMessages)).toBeGreaterThanOrEqual(failures.length));
    };
    return { ...desk, clear };
  }

  it("keeps what is written after that, though the deletion has to wait for a connection", async () => {
    const { clear, send, outgoing, arrived, reconnect, storedTexts, network } = await openCleared("connection lost");
    await clear();
    send("después");
    await until(() => expect(outgoing()).toEqual([["después", "waiting"]]));
    await network.idle();
    expect(network.callsOf(sendMessage)).toBe(0);
    reconnect();
    await arrived();
    expect(storedTexts()).toEqual(["después"]);
  });

  it("keeps what is written after that, while the deletion is on its way or where it was refused", async () => {
    const { clear, send, arrived, outgoing, storedTexts, network } = await openCleared();
    network.slow(deleteMessages);
    await clear();
    send("después");
    expect(outgoing()).toEqual([["después", "sending"]]);
    await arrived();
    expect(storedTexts()).toEqual(["después"]);
    network.fail(deleteMessages, 500);
    await clear();
    send("y más");
    await arrived();
    expect(storedTexts()).toEqual(["después", "y más"]);
  });

  it("does not hold up another one", async () => {
    const { dispatch, send, outgoing, network } = await openOutbox();
    network.fail(deleteMessages, ...Array<Failure>(20).fill("connection lost"));
    dispatch(conversationDeleted(fatou));
    await until(() => expect(network.callsOf(deleteMessages)).toBe(1));
    send("a otra", omar);
    await until(() => expect(outgoing(omar)).toEqual([]));
    expect(Object.keys(localStorage).filter((key) => key.startsWith("outbox:messageSaves:"))).toHaveLength(1);
  });

  it("does not wait for what is written in another one", async () => {
    const { clear, send, outgoing, fail, network } = await openCleared();
    fail(...Array<Failure>(20).fill("connection lost"));
    send("a otra", omar);
    await until(() => expect(outgoing(omar)).toEqual([["a otra", "waiting"]]));
    await clear();
    await until(() => expect(network.callsOf(deleteMessages)).toBe(1));
  });

  it("takes along what was written before and had to wait, and not what was refused", async () => {
    const { clear, send, outgoing, fail, reconnect, db, network, see } = await openCleared();
    fail(500, "connection lost");
    send("no cabe");
    await until(() => expect(outgoing()).toEqual([["no cabe", "failed"]]));
    send("antes");
    await until(() =>
      expect(outgoing()).toEqual([
        ["no cabe", "failed"],
        ["antes", "waiting"],
      ]),
    );
    await clear();
    await network.idle();
    expect(network.callsOf(deleteMessages)).toBe(0);
    expect(see(selectWaiting)).toMatchObject({ messages: 1, messageSaves: 1 });
    reconnect();
    await until(() => expect(network.callsOf(deleteMessages)).toBe(1));
    await network.idle();
    expect(outgoing()).toEqual([["no cabe", "failed"]]);
    expect(db.messaging.threads.get(fatou)?.log.all() ?? []).toEqual([]);
  });

  it("is so over a reload", async () => {
    const save = { key: "k", time: "2026-03-27T10:00:00.000Z", isWaiting: true, what: { act: "clear", chatId: fatou } };
    localStorage.setItem("outbox:messageSaves:k", JSON.stringify({ version: 1, tab: "gone", uid: 1, entry: save }));
    leftBehind("después", "2026-03-27T10:00:05.000Z");
    const { arrived, storedTexts, network } = await openCleared();
    await until(() => expect(network.callsOf(sendMessage)).toBe(1));
    await arrived();
    expect(storedTexts()).toEqual(["después"]);
  });
});

it("a message goes once to a server that does not repeat its client's id", async () => {
  const { send, arrived, network } = await openOutbox();
  const adapter = axios.getAdapter(http.defaults.adapter);
  http.defaults.adapter = async (config) => {
    if (config.url?.endsWith("changes")) return new Promise(() => {});
    const reply = await adapter(config);
    if (config.method === "post") reply.data = { ...(reply.data as object), clientId: undefined };
    return reply;
  };
  send("una vez");
  await arrived();
  await network.idle();
  expect(network.callsOf(sendMessage)).toBe(1);
});
