import { combineReducers } from "@reduxjs/toolkit";
import { describe, expect, it } from "vitest";

import type { Change } from "@/contract/messaging/changes";
import type { Conversation, Message } from "@/contract/messaging/conversations";
import { changeArrived, changesMissed } from "@/features/messaging/base/changes";
import {
  conversationClosed,
  conversationExpected,
  conversationOpened,
  conversationsSlice,
  messageRestored,
  messagesFailed,
  messagesLoaded,
  messagesRequested,
  messageTargeted,
  messageUpdated,
  positionKept,
  selectOpenId,
} from "@/features/messaging/conversation/state/conversationsSlice";
import { selectConversation, selectMessage } from "@/features/messaging/conversation/state/selectConversation";
import type { Part } from "@/features/messaging/conversation/state/conversationState";
import {
  conversationDeleted,
  deletionUndone,
  messageAcknowledged,
  messageDeleted,
  conversationWrites,
} from "@/features/messaging/conversation/state/conversationWrites";
import { messageSent } from "@/features/messaging/conversation/state/outboxSlice";

const reducer = combineReducers({
  conversations: conversationsSlice.reducer,
  messageSaves: conversationWrites.slices[0]!.reducer,
});
const { settled } = conversationWrites.actions;

type Action = Parameters<typeof reducer>[1];
type State = ReturnType<typeof reducer>;

const nothing = reducer(undefined, { type: "begin" });
const after = (state: State, ...actions: Action[]) => actions.reduce(reducer, state);
const of = (state: State, chatId = "omar") => selectConversation(state, chatId)!;
const ids = (state: State, chatId = "omar") => of(state, chatId).messages.map(({ mId }) => mId);

function message(seq: number, { sender = "omar", read = true, ...more }: Partial<Message> & Meta = {}): Message {
  const meta = { sender, receiver: sender === "omar" ? "1" : "omar", sent: true, received: true, read };
  return { mId: `m${seq}`, seq, text: `Mensaje ${seq}`, time: "2026-03-27T10:00:00.000Z", meta, ...more };
}

type Meta = { sender?: string; read?: boolean };

/** The messages `from` to `to`, and whether there are more. */
const page = (from: number, to: number, more: Partial<Conversation> = {}): Conversation => ({
  conversationId: "omar",
  userId: "omar",
  typingUser: null,
  isGroupConversation: false,
  messages: Array.from({ length: to - from + 1 }, (_, number) => message(from + number)),
  hasOlder: false,
  hasNewer: false,
  unRead: 0,
  firstUnread: null,
  ...more,
});

const ask = (part: Part, chatId = "omar") => messagesRequested({ chatId, part });
const answer = (part: Part, reply: Conversation, chatId = "omar") => messagesLoaded({ chatId, part, reply });
const come = (part: Part, reply: Conversation, chatId = "omar") => [ask(part, chatId), answer(part, reply, chatId)];
const hear = (change: Change) => changeArrived(change);
const arrive = (news: Message, userId = "omar") => hear({ kind: "messageAdded", userId, message: news });
const be = (key: string) => positionKept({ chatId: "omar", position: { key, edge: "start", offset: 3 } });

/** A conversation on the screen, as its newest page came. */
const opened = (reply: Conversation) => after(nothing, conversationOpened("omar"), ...come("latest", reply));
/** A stretch of it: the messages 40 to 60, and more at either end. */
const middle = opened(page(40, 60, { hasOlder: true, hasNewer: true }));
const few = opened(page(0, 4));
const deletionOf = (seq: number, more: Partial<Message> = {}) => ({ chatId: "omar", message: message(seq, more) });

describe("a conversation", () => {
  it.each(["constructor", "toString", "valueOf"])(
    "of somebody called %s is empty at first, and takes messages",
    (id) => {
      expect(selectConversation(nothing, id)).toBeUndefined();
      const asked = after(nothing, conversationOpened(id), messagesRequested({ chatId: id, part: "latest" }));
      expect(of(asked, id).status).toBe("loading");
      const loaded = after(asked, messagesLoaded({ chatId: id, part: "latest", reply: { ...page(1, 2), userId: id } }));
      expect(ids(loaded, id)).toEqual(["m1", "m2"]);
    },
  );
});

describe("a conversation that the person leaves", () => {
  it("keeps the messages around the place that was read", () => {
    const left = after(opened(page(0, 999)), be("m700"), conversationClosed());
    expect(ids(left)).toEqual(page(600, 799).messages.map(({ mId }) => mId));
    expect(of(left)).toMatchObject({ hasOlder: true, hasNewer: true, position: { key: "m700" } });
  });

  it("keeps the messages around an own message, known by its client id", () => {
    const reply = page(0, 999);
    reply.messages[100] = message(100, { clientId: "own" });
    expect(ids(after(opened(reply), be("own"), conversationClosed()))).toContain("m100");
    expect(ids(after(opened(page(0, 999)), be("m0"), conversationClosed())).slice(0, 2)).toEqual(["m0", "m1"]);
  });

  it.each([
    ["its end was read", []],
    ["the place that was read is gone", [be("gone")]],
  ])("keeps its newest messages where %s", (_, actions) => {
    const left = after(opened(page(0, 999)), ...actions, conversationClosed());
    expect(ids(left)).toEqual(page(950, 999).messages.map(({ mId }) => mId));
    expect(of(left)).toMatchObject({ hasOlder: true, hasNewer: false });
  });

  it("is left also for another conversation, and not for itself", () => {
    const long = after(opened(page(0, 999)), messageTargeted({ chatId: "omar", mId: "m7" }));
    expect(ids(after(long, conversationOpened("joan")))).toHaveLength(50);
    const again = after(long, conversationOpened("omar"));
    expect(ids(again)).toHaveLength(1000);
    expect(of(again).target).toEqual({ mId: "m7" });
  });

  it("waits no longer for requested messages, unless it is not loaded yet", () => {
    expect(of(after(few, ask("older"), conversationClosed())).fetching).toBeNull();
    const coming = after(nothing, conversationOpened("omar"), ask("latest"), conversationClosed());
    expect(of(coming).fetching).toBe("latest");
    expect(ids(after(coming, answer("latest", page(0, 4))))).toHaveLength(5);
  });

  it.each<Part>(["older", "newer"])("ignores %s messages that were requested before", (part) => {
    const left = after(middle, ask(part), conversationClosed());
    expect(after(left, answer(part, page(0, 4)))).toBe(left);
  });

  it("has no target when the person comes back", () => {
    const target = messageTargeted({ chatId: "omar", mId: "m3" });
    expect(of(after(few, target, conversationClosed())).target).toBeNull();
    const atEnd = after(few, ...come("latest", page(0, 4)));
    expect(of(atEnd).opensAtEnd).toBe(true);
    expect(of(after(atEnd, conversationClosed())).opensAtEnd).toBe(false);
    const grown = after(middle, ...come("older", page(30, 39)));
    expect(of(grown).hasGrownAtStart).toBe(true);
    expect(of(after(grown, conversationClosed())).hasGrownAtStart).toBe(false);
  });

  it("opens at the first unread message of another person", () => {
    const reply = page(0, 4);
    reply.messages[1] = message(1, { sender: "1", read: false });
    reply.messages[3] = message(3, { read: false });
    const left = after(opened(reply), be("m0"), conversationClosed());
    expect(of(left)).toMatchObject({ firstUnread: "m3", position: null });
    const read = hear({ kind: "receiptsChanged", userId: "omar", mIds: ["m3"], read: true });
    expect(of(after(opened(reply), be("m0"), read, conversationClosed()))).toMatchObject({
      firstUnread: null,
      position: { key: "m0" },
    });
    const middlePage = page(40, 60, { hasNewer: true, firstUnread: "m50" });
    expect(of(after(opened(middlePage), conversationClosed())).firstUnread).toBe("m50"); // its end is not loaded
  });

  it("leaves nothing on the screen, and can be left twice", () => {
    const left = after(few, conversationClosed());
    expect(selectOpenId(left)).toBeNull();
    expect(after(left, conversationClosed())).toEqual(left);
    expect(of(after(left, conversationOpened("joan")), "joan").status).toBe("loading");
  });
});

describe("a conversation that is not on the screen", () => {
  it("keeps its newest two hundred messages; on the screen it keeps all", () => {
    const left = after(opened(page(0, 99)), conversationClosed());
    const news = Array.from({ length: 170 }, (_, number) => arrive(message(100 + number)));
    expect(ids(after(left, ...news))).toEqual(page(70, 269).messages.map(({ mId }) => mId));
    expect(ids(after(opened(page(0, 99)), ...news))).toHaveLength(270);
  });

  it("opens at new unread messages; on the screen it stays as it was", () => {
    const news = arrive(message(5, { read: false }));
    const left = after(few, be("m1"), conversationClosed(), news);
    expect(of(left)).toMatchObject({ firstUnread: "m5", position: null });
    expect(of(after(few, be("m1"), news))).toMatchObject({ firstUnread: null, position: { key: "m1" } });
  });

  it("takes in older messages and a late page, although changes arrived while they were loading", () => {
    const read = hear({ kind: "receiptsChanged", userId: "omar", mIds: ["m60"], read: false });
    const older = after(middle, ask("older"), read, answer("older", page(30, 39)));
    expect(ids(older)).toEqual(page(30, 60).messages.map(({ mId }) => mId));
    expect(of(older)).toMatchObject({ fetching: null });
    expect(of(older).messages.at(-1)!.meta.read).toBe(false);
    const late = after(few, ask("latest"), arrive(message(5)), answer("latest", page(0, 4)));
    expect(ids(late)).toEqual(["m0", "m1", "m2", "m3", "m4", "m5"]);
  });

  it("keeps its target while it loads, and takes in a change that arrives before it is loaded", () => {
    const target = messageTargeted({ chatId: "omar", mId: "m1" });
    const asked = after(nothing, conversationExpected("omar"), ask("latest"), target, arrive(message(5)));
    expect(of(asked)).toMatchObject({ status: "loading", messages: [], fetching: "latest", target: { mId: "m1" } });
    expect(ids(after(asked, answer("latest", page(0, 4))))).toEqual(["m0", "m1", "m2", "m3", "m4", "m5"]);
    expect(of(after(nothing, target)).target).toEqual({ mId: "m1" }); // also where it was never requested
  });

  it("is among thirty: the least recently used makes room", () => {
    const names = Array.from({ length: 31 }, (_, number) => `chat${number}`);
    const some = after(nothing, ...names.slice(0, 30).map(conversationExpected), conversationExpected("chat0"));
    expect(Object.keys(some.conversations.byId)).toHaveLength(30);
    expect(some.conversations.used).toHaveLength(30);
    const more = after(some, conversationExpected("chat30"));
    expect([of(more, "chat0"), of(more, "chat30")]).not.toContain(undefined);
    expect(of(more, "chat1")).toBeUndefined();
  });

  it("makes no room while it is on the screen", () => {
    const names = Array.from({ length: 32 }, (_, number) => `chat${number}`);
    const pointedAt = after(nothing, conversationOpened("chat0"), ...names.slice(1, 31).map(conversationExpected));
    expect(of(pointedAt, "chat0")).toBeDefined();
    expect(Object.keys(pointedAt.conversations.byId)).toHaveLength(31);
    const more = after(pointedAt, conversationClosed(), conversationExpected("chat31"));
    expect([of(more, "chat0"), of(more, "chat1")]).toEqual([undefined, undefined]);
    expect(Object.keys(more.conversations.byId)).toHaveLength(30);
  });
});

describe("changes of a conversation that is not loaded", () => {
  it.each<[what: string, action: Action]>([
    ["a page", answer("latest", page(0, 4))],
    ["a failure", messagesFailed({ chatId: "omar", part: "latest" })],
    ["a place", be("m1")],
    ["a message", arrive(message(1))],
    ["an own message", messageSent({ chatId: "omar", message: message(1) })],
    ["a message that is back", messageRestored(deletionOf(1))],
    ["a message that is changed", messageUpdated(deletionOf(1))],
    ["who writes", hear({ kind: "typingChanged", userId: "omar", typingUser: null })],
    ["a pending deletion", messageDeleted(deletionOf(1))],
    ["a pending undo", deletionUndone(deletionOf(1))],
  ])("changes nothing: %s", (_, action) => {
    expect(after(nothing, action).conversations).toEqual(nothing.conversations);
  });
});

describe("a page that fails", () => {
  it("ends the wait, and is no failure where messages were loaded before", () => {
    const failure = messagesFailed({ chatId: "omar", part: "older" });
    const target = messageTargeted({ chatId: "omar", mId: "m1" });
    expect(of(after(few, target, ask("older"), failure))).toMatchObject({
      status: "loaded",
      fetching: null,
      target: null,
    });
    expect(of(after(nothing, ask("latest"), failure))).toMatchObject({ status: "failed", fetching: null });
  });
});

describe("a pending deletion", () => {
  const deletion = messageDeleted(deletionOf(2));
  const { key } = deletion.payload;
  const without = ["m0", "m1", "m3", "m4"];

  it.each<[what: string, action: Action]>([
    ["an older page", answer("latest", page(0, 4))],
    ["a change of the message", arrive(message(2))],
    ["a restored message", messageRestored(deletionOf(2))],
  ])("holds against %s, until there is a reply", (_, action) => {
    expect(ids(after(few, deletion, action))).toEqual(without);
    expect(ids(after(few, deletion, settled(key), action))).toContain("m2");
    expect(ids(after(few, deletion, settled("another"), action))).toEqual(without);
  });

  it("holds for its own conversation only", () => {
    const other = messageDeleted({ chatId: "joan", message: message(2) });
    expect(ids(after(few, other, arrive(message(2))))).toContain("m2");
  });

  it("is not made by other acts", () => {
    const others = [conversationDeleted("omar"), messageAcknowledged({ chatId: "omar", mId: "m2" })];
    expect(of(after(few, ...others))).toEqual(of(few));
  });
});

describe("a deleted message", () => {
  const gone = after(few, hear({ kind: "messageRemoved", userId: "omar", mId: "m2" }));

  it.each<[what: string, action: Action]>([
    ["the person restores it", deletionUndone(deletionOf(2))],
    ["the server has restored it", messageRestored(deletionOf(2))],
    ["a change says so", arrive(message(2))],
  ])("returns to its place when %s", (_, action) => {
    expect(ids(gone)).not.toContain("m2");
    expect(ids(after(gone, action))).toEqual(["m0", "m1", "m2", "m3", "m4"]);
  });

  it.each<[what: string, actionOf: (seq: number) => Action]>([
    ["the person restores it", (seq) => deletionUndone(deletionOf(seq))],
    ["the server has restored it", (seq) => messageRestored(deletionOf(seq))],
  ])("does not count as new beyond the loaded messages when %s", (_, actionOf) => {
    const before = { messages: of(middle).messages, missed: 0 };
    for (const seq of [10, 90]) expect(of(after(middle, actionOf(seq)))).toMatchObject(before);
    expect(of(after(middle, arrive(message(90)))).missed).toBe(1);
  });
});

describe("a change of a message", () => {
  it("replaces the message, and adds no unknown message", () => {
    const told = after(few, messageUpdated(deletionOf(2, { text: "otra cosa" })), messageUpdated(deletionOf(9)));
    expect(ids(told)).toEqual(ids(few));
    expect(selectMessage(told, "omar", "m2")!.text).toBe("otra cosa");
  });
});

describe("after missed changes", () => {
  it("only the open conversation is kept, and earlier changes no longer count", () => {
    const two = after(
      few,
      ...come("latest", page(0, 4), "joan"),
      hear({ kind: "messageRemoved", userId: "omar", mId: "m2" }),
    );
    const missed = after(two, changesMissed());
    expect(Object.keys(missed.conversations.byId)).toEqual(["omar"]);
    expect(ids(missed)).not.toContain("m2");
    expect(ids(after(two, answer("latest", page(0, 4))))).not.toContain("m2");
    expect(ids(after(missed, answer("latest", page(0, 4))))).toContain("m2");
  });
});
