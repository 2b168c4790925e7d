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
const { settled, adopted } = conversationWrites.actions;

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
  it.each(["constructor", "toString", "valueOf"])("of somebody called %s begins empty, and takes messages", (id) => {
    expect(selectConversation(nothing, id)).toBeUndefined();
    const asked = after(nothing, conversationOpened(id), messagesRequested({ chatId: id, part: "latest" }));
    expect(of(asked, id).status).toBe("loading");
    const loaded = after(asked, messagesLoaded({ chatId: id, part: "latest", reply: { ...page(1, 2), userId: id } }));
    expect(ids(loaded, id)).toEqual(["m1", "m2"]);
  });
});

describe("a conversation that one leaves", () => {
  it("keeps what stands around the place where one was", () => {
    const left = after(opened(page(0, 999)), be("m700"), conversationClosed());
    expect(ids(left)).toEqual(page(600, 799).messages.map(({ mId }) => mId));
    expect(of(left)).toMatchObject({ hasOlder: true, hasNewer: true, position: { key: "m700" } });
  });

  it("keeps what stands around a message of one's own, whose place is known by another name", () => {
    const reply = page(0, 999);
    reply.messages[100] = message(100, { clientId: "own" });
    expect(ids(after(opened(reply), be("own"), conversationClosed()))).toContain("m100");
    expect(ids(after(opened(page(0, 999)), be("m0"), conversationClosed())).slice(0, 2)).toEqual(["m0", "m1"]);
  });

  it.each([
    ["one was at its end", []],
    ["the place where one was is gone", [be("gone")]],
  ])("keeps its newest messages where %s", (_, actions) => {
    const left = after(opened(page(0, 999)), ...actions, conversationClosed());
    expect(ids(left)).toEqual(page(950, 999).messages.map(({ mId }) => mId));
    expect(of(left)).toMatchObject({ hasOlder: true, hasNewer: false });
  });

  it("is left, too, for another one, and not for itself", () => {
    const long = after(opened(page(0, 999)), messageTargeted({ chatId: "omar", mId: "m7" }));
    expect(ids(after(long, conversationOpened("joan")))).toHaveLength(50);
    const again = after(long, conversationOpened("omar"));
    expect(ids(again)).toHaveLength(1000);
    expect(of(again).target).toEqual({ mId: "m7" });
  });

  it("waits no longer for what one asked for, unless it has not been there yet", () => {
    expect(of(after(few, ask("older"), conversationClosed())).fetching).toBeNull();
    const coming = after(nothing, conversationOpened("omar"), ask("latest"), conversationClosed());
    expect(of(coming).fetching).toBe("latest");
    expect(ids(after(coming, answer("latest", page(0, 4))))).toHaveLength(5);
  });

  it.each<Part>(["older", "newer"])("takes nothing in that is %s and was asked for before", (part) => {
    const left = after(middle, ask(part), conversationClosed());
    expect(after(left, answer(part, page(0, 4)))).toBe(left);
  });

  it("has nowhere to go to when one comes back", () => {
    const target = messageTargeted({ chatId: "omar", mId: "m3" });
    expect(of(after(few, target, conversationClosed())).target).toBeNull();
    const atEnd = after(few, ...come("latest", page(0, 4)));
    expect(of(atEnd).opensAtEnd).toBe(true);
    expect(of(after(atEnd, conversationClosed())).opensAtEnd).toBe(false);
    const grown = after(middle, ...come("older", page(30, 39)));
    expect(of(grown).hasGrownAtStart).toBe(true);
    expect(of(after(grown, conversationClosed())).hasGrownAtStart).toBe(false);
  });

  it("stands at the first unread message of another person", () => {
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
  });

  it("stands where it stood when its end is not at hand", () => {
    const reply = page(40, 60, { hasNewer: true, firstUnread: "m50" });
    expect(of(after(opened(reply), conversationClosed())).firstUnread).toBe("m50");
  });

  it("leaves nothing on the screen, and can be left when it is not there any more", () => {
    const left = after(few, conversationClosed());
    expect(selectOpenId(left)).toBeNull();
    expect(after(left, conversationClosed())).toEqual(left);
    expect(of(after(left, conversationOpened("joan")), "joan").status).toBe("loading");
  });
});

describe("a conversation that is not on the screen", () => {
  it("keeps its newest two hundred, while one on the screen keeps all", () => {
    const left = after(opened(page(0, 999)), conversationClosed());
    const news = Array.from({ length: 300 }, (_, number) => arrive(message(1000 + number)));
    expect(ids(after(left, ...news))).toEqual(page(1100, 1299).messages.map(({ mId }) => mId));
    expect(ids(after(opened(page(0, 999)), ...news))).toHaveLength(1300);
  });

  it("stands at what has come unread, while one on the screen stays as it was opened", () => {
    const news = arrive(message(5, { read: false }));
    const left = after(few, be("m1"), conversationClosed(), news);
    expect(of(left)).toMatchObject({ firstUnread: "m5", position: null });
    expect(of(after(few, be("m1"), news))).toMatchObject({ firstUnread: null, position: { key: "m1" } });
  });

  it("hears nothing of it before it is there, but makes up for that", () => {
    const asked = after(nothing, conversationExpected("omar"), ask("latest"), arrive(message(5)));
    expect(of(asked)).toMatchObject({ status: "loading", messages: [], fetching: "latest" });
    expect(ids(after(asked, answer("latest", page(0, 4))))).toEqual(["m0", "m1", "m2", "m3", "m4", "m5"]);
  });

  it("keeps where to go to while it is on its way, whatever happens in it", () => {
    const target = messageTargeted({ chatId: "omar", mId: "m1" });
    const asked = after(nothing, conversationExpected("omar"), target, arrive(message(5)));
    expect(of(asked).target).toEqual({ mId: "m1" });
  });

  it("is one of thirty: whichever was used longest ago makes room", () => {
    const names = Array.from({ length: 31 }, (_, number) => `chat${number}`);
    const some = after(nothing, ...names.slice(0, 30).map(conversationExpected), conversationExpected("chat0"));
    expect(Object.keys(some.conversations.byId)).toHaveLength(30);
    const more = after(some, conversationExpected("chat30"));
    expect([of(more, "chat0"), of(more, "chat30")]).not.toContain(undefined);
    expect(of(more, "chat1")).toBeUndefined();
  });

  it("makes no room where it is on the screen, until it is left", () => {
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
    ["one's own message", messageSent({ chatId: "omar", message: message(1) })],
    ["a message that is back", messageRestored(deletionOf(1))],
    ["a message that is changed", messageUpdated(deletionOf(1))],
    ["who writes", hear({ kind: "typingChanged", userId: "omar", typingUser: null })],
  ])("changes nothing: %s", (_, action) => {
    expect(after(nothing, action)).toEqual(nothing);
  });

  it("is not forgotten where it is a wish", () => {
    expect(of(after(nothing, ask("latest")))).toMatchObject({ status: "loading", fetching: "latest" });
    expect(of(after(nothing, messageTargeted({ chatId: "omar", mId: "m1" }))).target).toEqual({ mId: "m1" });
  });

  it.each([messageDeleted(deletionOf(1)), deletionUndone(deletionOf(1))])(
    "is kept in mind: $payload.what.act",
    (save) => {
      expect(after(nothing, save).conversations.byId).toEqual({});
    },
  );
});

describe("a page that does not come", () => {
  it("ends the wait for it, and is no failure where there was something before", () => {
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

describe("a deletion that the server has not answered", () => {
  const deletion = messageDeleted(deletionOf(2));
  const { key } = deletion.payload;
  const without = ["m0", "m1", "m3", "m4"];

  it.each<[what: string, action: Action]>([
    ["a page that was read before it", answer("latest", page(0, 4))],
    ["news of the message", arrive(message(2))],
    ["the message's being brought back", messageRestored(deletionOf(2))],
  ])("holds against %s, until it is answered", (_, action) => {
    expect(ids(after(few, deletion, action))).toEqual(without);
    expect(ids(after(few, deletion, settled(key), action))).toContain("m2");
    expect(ids(after(few, deletion, settled("another"), action))).toEqual(without);
  });

  it("holds for its own conversation alone", () => {
    const other = messageDeleted({ chatId: "joan", message: message(2) });
    expect(ids(after(few, other, arrive(message(2))))).toContain("m2");
  });

  it("holds where an earlier page has left it", () => {
    const left = adopted([{ ...deletion.payload, isWaiting: false }]);
    expect(ids(after(few, left))).toEqual(without);
    expect(ids(after(few, left, answer("latest", page(0, 4))))).toEqual(without);
  });

  it("takes a picture alone, and with the last one the message", () => {
    const image = ["a", "b"].map((id) => ({ id, downloadLink: id }));
    const both = after(few, messageUpdated(deletionOf(2, { image })));
    const less = (imageId: string) => messageDeleted({ ...deletionOf(2, { image }), imageId });
    const picture = after(both, less("a"));
    expect(selectMessage(picture, "omar", "m2")!.image).toEqual([image[1]]);
    expect(ids(after(picture, less("b")))).not.toContain("m2");
  });

  it("is not what else one does", () => {
    const others = [conversationDeleted("omar"), messageAcknowledged({ chatId: "omar", mId: "m2" })];
    expect(of(after(few, ...others))).toEqual(of(few));
  });
});

describe("a message that comes back", () => {
  const gone = after(few, hear({ kind: "messageRemoved", userId: "omar", mId: "m2" }));

  it.each<[what: string, action: Action]>([
    ["one brings it back", deletionUndone(deletionOf(2))],
    ["the server has brought it back", messageRestored(deletionOf(2))],
    ["it is told so", arrive(message(2))],
  ])("has its place again when %s", (_, action) => {
    expect(ids(gone)).not.toContain("m2");
    expect(ids(after(gone, action))).toEqual(["m0", "m1", "m2", "m3", "m4"]);
  });

  it.each<[what: string, actionOf: (seq: number) => Action]>([
    ["one brings it back", (seq) => deletionUndone(deletionOf(seq))],
    ["the server has brought it back", (seq) => messageRestored(deletionOf(seq))],
  ])("beyond what is at hand is nothing new when %s", (_, actionOf) => {
    const before = { messages: of(middle).messages, missed: 0 };
    for (const seq of [10, 90]) expect(of(after(middle, actionOf(seq)))).toMatchObject(before);
    expect(of(after(middle, arrive(message(90)))).missed).toBe(1);
  });

  it("is gone again when that was refused", () => {
    const restoring = deletionUndone(deletionOf(2));
    expect(ids(after(gone, restoring, settled(restoring.payload.key)))).toEqual(["m0", "m1", "m3", "m4"]);
  });
});

describe("news of a message", () => {
  it("takes the place of what was known of it, and adds none that is not known", () => {
    const told = after(few, messageUpdated(deletionOf(2, { text: "otra cosa" })), messageUpdated(deletionOf(9)));
    expect(ids(told)).toEqual(ids(few));
    expect(selectMessage(told, "omar", "m2")!.text).toBe("otra cosa");
  });

  it("of one's own comes with the answer, and once", () => {
    const sent = messageSent({ chatId: "omar", message: message(5, { sender: "1" }) });
    expect(ids(after(few, sent, arrive(message(5, { sender: "1" }))))).toEqual(["m0", "m1", "m2", "m3", "m4", "m5"]);
  });
});

describe("after a gap in what has been heard", () => {
  it("only what is on the screen is kept, and what was heard before it counts no more", () => {
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
