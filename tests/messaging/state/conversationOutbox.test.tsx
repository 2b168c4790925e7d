import axios from "axios";
import { describe, expect, it, vi } from "vitest";

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
import { fatou, holdTime, me, omar, openDesk } from "./conversationDesk";

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

/** What a message on its way cannot be read from. */
const garbage = ["", "{", "null", "[]", '{"version":1}', '{"version":1,"tab":"x","uid":1,"entry":{"text":7}}'];

const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("outbox:messages:"));

describe("a message", () => {
  it("is on its way at once, stored until it has arrived, and arrives as it was written", async () => {
    const { send, write, one, see, outgoing, log, arrived } = await openOutbox();
    const { replyOf: _, ...question } = write("¿Para cuándo?");
    const attachments = [{ name: "parte.pdf", downloadLink: "data:,", desc: "1 KB" }];
    const { clientId } = send("Para hoy", fatou, { replyOf: question, isUrgent: true, mentions: [omar], attachments });
    expect([outgoing(), outgoing(omar)]).toEqual([[["Para hoy", "sending"]], []]);
    expect(see(selectOutbox)).toHaveLength(1);
    expect(Date.parse(one().time)).not.toBeNaN();
    expect(kept()).toEqual([`outbox:messages:${clientId}`]);
    await arrived();
    expect(kept()).toEqual([]);
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

  it("does not wait for a message of another conversation that waits for a connection", async () => {
    const { send, outgoing, fail, storedTexts, reconnect, arrived } = await openOutbox(withoutNews);
    fail("connection lost");
    send("Para Fatou");
    await until(() => expect(outgoing()).toEqual([["Para Fatou", "waiting"]]));
    send("Para Omar", omar);
    expect(outgoing(omar)).toEqual([["Para Omar", "sending"]]);
    await until(() => expect(storedTexts(omar).at(-1)).toBe("Para Omar"));
    expect(outgoing()).toEqual([["Para Fatou", "waiting"]]);
    reconnect();
    await arrived();
    expect(storedTexts().at(-1)).toBe("Para Fatou");
  });

  it("is shown once when its change arrives before the reply", async () => {
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

  it("is not taken for the same text of another person", async () => {
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
  it("stays, says why, and does not hold up the others", async () => {
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
    fail(500, 503);
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

  it("is discarded alone, and then neither refused nor sent again", async () => {
    const { send, outgoing, one, fail, dispatch, network } = await openOutbox();
    fail(500, 500);
    send("uno");
    send("dos");
    await until(() => expect(outgoing().map(([, status]) => status)).toEqual(["failed", "failed"]));
    const gone = one();
    dispatch(messageDiscarded(gone.clientId));
    dispatch(messageNotSent({ clientId: gone.clientId, reason: { text: "No." } }));
    dispatch(messageRetried(gone));
    await network.idle();
    expect(outgoing()).toEqual([["dos", "failed"]]);
    expect([kept().length, network.callsOf(sendMessage)]).toEqual([1, 2]);
  });

  it("goes when it turns out that the server has it", async () => {
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
  it("all messages to the chat wait, and are sent in their order", async () => {
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

  it("a message does not wait for the deletion of another", async () => {
    const { dispatch, send, write, arrived, network } = await openOutbox();
    const message = write("sobra", { author: me });
    network.fail(deleteMessage, ...Array<Failure>(20).fill("connection lost"));
    dispatch(messageDeleted({ chatId: fatou, message }));
    await until(() => expect(network.callsOf(deleteMessage)).toBe(1));
    send("después");
    await arrived();
  });

  it("a message whose reply was lost is sent once", async () => {
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

describe("a message that an earlier page has left", () => {
  it("is sent first, in its order, whatever else is stored", async () => {
    garbage.forEach((text, number) => localStorage.setItem(`outbox:messages:garbage ${number}`, text));
    for (const reason of ["texto", 5, { id: "connection.cutOff" }])
      leftBehind(`dañado ${JSON.stringify(reason)}`, "2026-03-27T09:00:00.000Z", { status: "failed", reason });
    leftBehind("segundo", "2026-03-27T10:00:01.000Z");
    leftBehind("primero", "2026-03-27T10:00:00.000Z");
    const { send, arrived, storedTexts, network } = await openOutbox();
    send("tercero");
    await arrived();
    expect(storedTexts().slice(-3)).toEqual(["primero", "segundo", "tercero"]);
    expect(network.callsOf(sendMessage)).toBe(3);
  });

  it("stays failed where the server has refused it", async () => {
    leftBehind("demasiado", "2026-03-27T10:00:00.000Z", { status: "failed" });
    const { outgoing, network, dispatch, one } = await openOutbox();
    await until(() => expect(outgoing()).toEqual([["demasiado", "failed"]]));
    await network.idle();
    expect(network.callsOf(sendMessage)).toBe(0);
    dispatch(messageDiscarded(one().clientId));
    expect(kept()).toEqual([]);
  });

  it("stands once where the server has it already", async () => {
    const { send, one, arrived, dispatch, open, shown, stored } = await openOutbox();
    await open();
    send("ya llegó");
    const left = one();
    await arrived();
    dispatch(outboxAdopted([left]));
    await arrived();
    expect(shown()).toEqual(stored());
  });

  it("comes before later messages, and once", async () => {
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

  it("keeps later messages, though the deletion waits for a connection", async () => {
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

  it("keeps later messages while the deletion is on its way, and where it is refused", async () => {
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

  it("does not hold up another conversation", async () => {
    const { dispatch, send, outgoing, network } = await openOutbox();
    network.fail(deleteMessages, ...Array<Failure>(20).fill("connection lost"));
    dispatch(conversationDeleted(fatou));
    await until(() => expect(network.callsOf(deleteMessages)).toBe(1));
    send("a otra", omar);
    await until(() => expect(outgoing(omar)).toEqual([]));
    expect(Object.keys(localStorage).filter((key) => key.startsWith("outbox:messageSaves:"))).toHaveLength(1);
  });

  it("does not wait for messages to another conversation", async () => {
    const { clear, send, outgoing, fail, network } = await openCleared();
    fail(...Array<Failure>(20).fill("connection lost"));
    send("a otra", omar);
    await until(() => expect(outgoing(omar)).toEqual([["a otra", "waiting"]]));
    await clear();
    await until(() => expect(network.callsOf(deleteMessages)).toBe(1));
  });

  it("deletes waiting messages from before, but not a refused message", async () => {
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

  it("keeps later messages over a reload", async () => {
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

it("a message without a reply for fifteen seconds fails, and is sent once when retried", async () => {
  const { send, outgoing, one, fail, dispatch, arrived, storedTexts } = await openOutbox();
  const pass = holdTime();
  fail("timeout");
  send("¿Me oyes?");
  await pass(14_900);
  expect(outgoing()).toEqual([["¿Me oyes?", "sending"]]);
  await pass(200);
  expect(outgoing()).toEqual([["¿Me oyes?", "failed"]]);
  dispatch(messageRetried(one()));
  await arrived();
  expect(storedTexts().filter((text) => text === "¿Me oyes?")).toHaveLength(1);
});

it("messages have a time each, by which a later page sends them in order", () => {
  vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-03-27T10:00:00.000Z"));
  const times = ["uno", "dos", "tres"].map((text) => messageSubmitted(fatou, { text }).payload.time);
  expect(new Set(times).size).toBe(3);
  expect(times.toSorted()).toEqual(times);
});
