import { describe, expect, it } from "vitest";

import { conversationsContract } from "@/contract/messaging/conversations";
import { changesMissed } from "@/features/messaging/base/changes";
import {
  conversationClosed,
  conversationExpected,
  conversationNeared,
  conversationOpened,
  messagesRequested,
  messageTargeted,
  selectOpenId,
} from "@/features/messaging/conversation/state/conversationsSlice";
import { selectConversation } from "@/features/messaging/conversation/state/selectConversation";
import { messageSubmitted } from "@/features/messaging/conversation/state/outboxSlice";

import { until } from "../../support/openArea";
import { holdTime, fatou, me, omar, openDesk } from "./conversationDesk";

const { getConversation } = conversationsContract;
const PAGE = 50;

type Desk = Awaited<ReturnType<typeof openDesk>>;

async function ask({ dispatch, loaded }: Desk, part: "latest" | "older" | "newer") {
  dispatch(messagesRequested({ chatId: fatou, part }));
  await loaded();
}

/** A desk in the middle of a long conversation: the message with this number of those that were there before. */
async function openInTheMiddle(number: number, count = 200) {
  const desk = await openDesk();
  const target = desk.fill(count)[number]!.mId;
  desk.dispatch(messageTargeted({ chatId: fatou, mId: target }));
  desk.dispatch(conversationOpened(fatou));
  await desk.loaded();
  return { ...desk, target };
}

describe("a conversation", () => {
  it("loads its newest messages, once however often it is pointed at and opened", async () => {
    const { dispatch, conversation, open, shown, stored, fill, see, network } = await openDesk();
    fill(100);
    network.slow(getConversation);
    dispatch(conversationExpected(fatou));
    dispatch(conversationOpened(fatou));
    dispatch(conversationOpened(fatou));
    expect(conversation()).toMatchObject({ status: "loading", fetching: "latest", messages: [] });
    expect(see(selectOpenId)).toBe(fatou);
    await open();
    expect(shown()).toEqual(stored().slice(-PAGE));
    expect(conversation()).toMatchObject({ hasOlder: true, hasNewer: false, firstUnread: null });
    dispatch(conversationClosed());
    await open();
    await network.idle();
    expect(network.callsOf(getConversation)).toBe(1);
  });

  it("says itself that it could not be opened, and loads when it is opened again, not before", async () => {
    const { dispatch, conversation, open, network, notices } = await openDesk();
    network.fail(getConversation, 500);
    dispatch(conversationOpened(fatou));
    await until(() => expect(conversation()).toMatchObject({ status: "failed", fetching: null }));
    expect(notices()).toEqual([]);
    dispatch(conversationExpected(fatou));
    await network.idle();
    expect([conversation().status, network.callsOf(getConversation)]).toEqual(["failed", 1]);
    dispatch(conversationOpened(fatou));
    expect(conversation().status).toBe("loading");
    await open();
    expect(conversation().status).toBe("loaded");
  });

  it("opens at what is unread, however far back that is", async () => {
    const { open, fill, conversation, shown, network } = await openDesk();
    fill(3, { sender: me, receiver: fatou, read: false }); // own messages are never unread
    const read = fill(30);
    const [unread] = fill(80, { read: false });
    await open();
    expect(shown()).toContain(unread!.mId);
    expect(shown()).toContain(read.at(-1)!.mId);
    expect(conversation()).toMatchObject({ firstUnread: unread!.mId, hasOlder: true, hasNewer: true });
    expect(shown()).toHaveLength(PAGE);
    expect(network.callsOf(getConversation)).toBe(2);
  });

  it("is read once where the unread messages are among the newest", async () => {
    const { open, fill, conversation, network } = await openDesk();
    fill(60);
    const [unread] = fill(20, { read: false });
    await open();
    expect(conversation()).toMatchObject({ firstUnread: unread!.mId, hasNewer: false });
    expect(network.callsOf(getConversation)).toBe(1);
  });
});

describe("pointing at a chat", () => {
  it("requests it after a pause, and no chat that the pointer only passes", async () => {
    const { dispatch, see, network } = await openDesk();
    const pass = holdTime();
    dispatch(conversationNeared(omar));
    await pass(50);
    dispatch(conversationNeared(fatou));
    await pass(50);
    expect(network.callsOf(getConversation)).toBe(0);
    await pass(50);
    expect(see(selectConversation, fatou)?.status).toBe("loaded");
    expect(see(selectConversation, omar)).toBeUndefined();
    expect(network.callsOf(getConversation)).toBe(1);
    dispatch(conversationNeared(fatou));
    await pass(100);
    expect(network.callsOf(getConversation)).toBe(1);
  });
});

describe("older and newer messages", () => {
  it("arrive page by page in both directions, until there are no more", async () => {
    const desk = await openInTheMiddle(100);
    const { shown, stored, conversation } = desk;
    const [first] = shown();
    await ask(desk, "newer");
    const start = stored().indexOf(first!);
    expect(shown()).toEqual(stored().slice(start, start + 2 * PAGE));
    expect(conversation()).toMatchObject({ hasOlder: true, hasNewer: true, hasGrownAtStart: false });
    await ask(desk, "newer");
    await ask(desk, "newer");
    expect(shown()).toEqual(stored().slice(start));
    expect(conversation()).toMatchObject({ hasOlder: true, hasNewer: false });
    await ask(desk, "older");
    expect(shown()).toEqual(stored().slice(start - PAGE));
    expect(conversation()).toMatchObject({ hasGrownAtStart: true });
    await ask(desk, "older");
    expect(shown()).toEqual(stored());
    expect(conversation()).toMatchObject({ hasOlder: false, generation: 1 });
  });

  it("do not arrive after a refusal, which is shown, and the rest stays", async () => {
    const { dispatch, open, shown, stored, fill, conversation, network, notices } = await openDesk();
    fill(100);
    await open();
    network.fail(getConversation, { status: 400, message: "Ahora no." });
    dispatch(messagesRequested({ chatId: fatou, part: "older" }));
    await until(() => expect(notices()).toEqual(["Ahora no."]));
    expect(shown()).toEqual(stored().slice(-PAGE));
    expect(conversation()).toMatchObject({ status: "loaded", fetching: null });
  });

  it("do not lead to unread messages", async () => {
    const desk = await openInTheMiddle(100);
    const { fill, network } = desk;
    fill(80, { read: false });
    await ask(desk, "older");
    expect(network.callsOf(getConversation)).toBe(2);
  });
});

describe("going to a message", () => {
  it("requests nothing where it is loaded", async () => {
    const { dispatch, open, shown, conversation, network } = await openDesk();
    await open();
    const [first] = shown();
    dispatch(messageTargeted({ chatId: fatou, mId: first!, cameFrom: "elsewhere" }));
    expect(conversation().target).toEqual({ mId: first, cameFrom: "elsewhere" });
    await network.idle();
    expect(network.callsOf(getConversation)).toBe(1);
  });

  it("shows its neighbours, in a conversation that is not open yet", async () => {
    const { target, shown, conversation, network } = await openInTheMiddle(100);
    expect(shown().indexOf(target)).toBe(PAGE / 2);
    expect(conversation()).toMatchObject({
      target: { mId: target },
      hasOlder: true,
      hasNewer: true,
      opensAtEnd: false,
    });
    expect(network.callsOf(getConversation)).toBe(1);
  });

  it("shows its neighbours, and not the unread messages", async () => {
    const desk = await openDesk();
    const { dispatch, open, fill, shown, conversation, loaded, network } = desk;
    const [, target] = fill(150);
    const unread = fill(1, { read: false });
    await open();
    dispatch(messageTargeted({ chatId: fatou, mId: target!.mId }));
    await loaded();
    expect(shown()).toContain(target!.mId);
    expect(conversation()).toMatchObject({ target: { mId: target!.mId }, firstUnread: unread[0]!.mId, generation: 2 });
    expect(network.callsOf(getConversation)).toBe(2);
  });

  it("stays in place when the message was deleted or never existed, and says so", async () => {
    const { dispatch, open, log, fill, shown, conversation, loaded, network, notices } = await openDesk();
    const [gone] = fill(100);
    log().remove(gone!.mId);
    await open();
    const before = shown();
    dispatch(messageTargeted({ chatId: fatou, mId: gone!.mId }));
    await loaded();
    expect(notices()).toEqual(["conversation.gone"]);
    expect(conversation()).toMatchObject({ target: null, opensAtEnd: false });
    expect(shown()).toEqual(before);
    await network.idle();
    expect(network.callsOf(getConversation)).toBe(2);
    dispatch(messageTargeted({ chatId: fatou, mId: "nowhere" }));
    await until(() => expect(notices()).toContain("sentence.unknownId"));
    expect(conversation()).toMatchObject({ target: null, fetching: null });
  });

  it("begins at the end when it was deleted before the conversation is opened", async () => {
    const { dispatch, log, fill, shown, stored, loaded, notices } = await openDesk();
    const [gone] = fill(100);
    log().remove(gone!.mId);
    dispatch(messageTargeted({ chatId: fatou, mId: gone!.mId }));
    dispatch(conversationOpened(fatou));
    await loaded();
    expect(notices()).toEqual(["conversation.gone"]);
    expect(shown()).toEqual(stored().slice(-PAGE));
  });
});

describe("the sender of a message", () => {
  it("is led to the end", async () => {
    const { dispatch, shown, stored, conversation, storedTexts } = await openInTheMiddle(100);
    dispatch(messageSubmitted(fatou, { text: "Aquí" }));
    await until(() => expect(conversation()).toMatchObject({ hasNewer: false, target: null, opensAtEnd: true }));
    await until(() => expect(shown()).toEqual(stored().slice(-shown().length)));
    expect(storedTexts().at(-1)).toBe("Aquí");
  });

  it("stays in place at the end", async () => {
    const { dispatch, open, write, storedTexts, conversation, network } = await openDesk();
    await open();
    write("¿Quién sube?");
    dispatch(messageSubmitted(fatou, { text: "Aquí" }));
    await until(() => expect(storedTexts().at(-1)).toBe("Aquí"));
    await network.idle();
    expect(network.callsOf(getConversation)).toBe(1);
    expect(conversation().generation).toBe(1);
  });

  it("does not load a conversation that is not loaded", async () => {
    const { dispatch, see, storedTexts, network } = await openDesk();
    dispatch(messageSubmitted(omar, { text: "Aquí" }));
    await until(() => expect(storedTexts(omar).at(-1)).toBe("Aquí"));
    await network.idle();
    expect(network.callsOf(getConversation)).toBe(0);
    expect(see(selectConversation, omar)).toBeUndefined();
  });
});

describe("after missed changes", () => {
  it("the conversation on the screen is read again, until there is a reply", async () => {
    const { dispatch, open, fill, shown, stored, network } = await openDesk();
    await open();
    fill(1);
    network.fail(getConversation, 500, "connection lost");
    dispatch(changesMissed());
    await until(() => expect(network.callsOf(getConversation)).toBe(2));
    await until(() => {
      window.dispatchEvent(new Event("online"));
      expect(shown()).toEqual(stored());
    });
    expect(network.callsOf(getConversation)).toBe(4);
  });

  it("the other conversations are dropped, and read when they are opened again", async () => {
    const { dispatch, open, see, network } = await openDesk();
    await open(omar);
    await open(fatou);
    dispatch(changesMissed());
    expect(see(selectConversation, omar)).toBeUndefined();
    expect(see(selectConversation, fatou)?.status).toBe("loaded");
    await network.idle();
    expect(network.callsOf(getConversation)).toBe(3);
    await open(omar);
    expect(network.callsOf(getConversation)).toBe(4);
    dispatch(conversationClosed());
    dispatch(changesMissed());
    await network.idle();
    expect(network.callsOf(getConversation)).toBe(4); // none is open
  });
});

describe("a conversation without messages", () => {
  it("is empty at either end", async () => {
    const desk = await openDesk();
    const { conversation, db, open, notices } = desk;
    db.messaging.threads.delete(fatou);
    await open();
    await ask(desk, "older");
    await ask(desk, "newer");
    expect(conversation()).toMatchObject({ messages: [], hasOlder: false, hasNewer: false, firstUnread: null });
    expect(notices()).toEqual([]);
  });
});
