import { expect, it } from "vitest";

import type { Message } from "@/contract/messaging/conversations";
import { changeArrived } from "@/features/messaging/base/changes";
import {
  conversationClosed,
  conversationExpected,
  conversationOpened,
  conversationsSlice,
  messagesLoaded,
  messagesRequested,
  positionKept,
} from "@/features/messaging/conversation/state/conversationsSlice";

const { reducer } = conversationsSlice;

const message = (seq: number): Message => ({
  mId: `m${seq}`,
  seq,
  text: `Mensaje ${seq}`,
  time: "2026-03-27T10:00:00.000Z",
  meta: { sender: "omar", receiver: "1", sent: true, received: true, read: true },
});

const replyOf = (chatId: string, count: number) => ({
  conversationId: chatId,
  userId: chatId,
  typingUser: null,
  isGroupConversation: false,
  messages: Array.from({ length: count }, (_, seq) => message(seq)),
  hasOlder: false,
  hasNewer: false,
  unRead: 0,
  firstUnread: null,
});

/** A conversation that has been looked at far back, with the messages 0 to `count`. */
function opened(chatId: string, count: number, state = reducer(undefined, { type: "begin" })) {
  const here = reducer(reducer(state, conversationOpened(chatId)), messagesRequested({ chatId, part: "latest" }));
  return reducer(here, messagesLoaded({ chatId, part: "latest", reply: replyOf(chatId, count) }));
}

it("keeps the messages around the place where a conversation was left", () => {
  const read = reducer(
    opened("omar", 2000),
    positionKept({ chatId: "omar", position: { key: "m700", edge: "start", offset: 3 } }),
  );
  const left = reducer(read, conversationClosed());
  const arrival = changeArrived({ kind: "messageAdded", userId: "omar", message: message(2000) });
  const { messages, hasOlder, hasNewer } = reducer(left, arrival).byId["omar"]!;
  expect(messages).toHaveLength(200);
  expect(messages.some(({ mId }) => mId === "m700")).toBe(true);
  expect({ hasOlder, hasNewer }).toEqual({ hasOlder: true, hasNewer: true });
});

it("keeps the newest messages of a conversation that was left at its end, and new ones", () => {
  let state = reducer(opened("omar", 2000), conversationClosed());
  for (let seq = 2000; seq < 2500; seq += 1) {
    state = reducer(state, changeArrived({ kind: "messageAdded", userId: "omar", message: message(seq) }));
  }
  const { messages, hasOlder, hasNewer } = state.byId["omar"]!;
  expect(messages).toHaveLength(200);
  expect(messages.at(-1)!.mId).toBe("m2499");
  expect({ hasOlder, hasNewer }).toEqual({ hasOlder: true, hasNewer: false });
});

it("keeps all messages of the conversation on the screen", () => {
  const looked = opened("omar", 2000);
  const state = reducer(looked, changeArrived({ kind: "messageAdded", userId: "omar", message: message(2000) }));
  expect(state.byId["omar"]!.messages).toHaveLength(2001);
});

it("keeps thirty conversations, however often the person switches", () => {
  let state = reducer(undefined, { type: "begin" });
  for (let turn = 0; turn < 500; turn += 1) {
    state = reducer(opened(`chat${turn % 60}`, 60, state), conversationClosed());
  }
  expect(Object.keys(state.byId)).toHaveLength(30);
  expect(state.used).toHaveLength(30);
});

it("returns to the messages that became unread since", () => {
  const read = reducer(
    opened("omar", 60),
    positionKept({ chatId: "omar", position: { key: "m20", edge: "start", offset: 3 } }),
  );
  const left = reducer(read, conversationClosed());
  expect(left.byId["omar"]).toMatchObject({ firstUnread: null, position: { key: "m20" } });
  const unread = { ...message(60), meta: { ...message(60).meta, sender: "omar", read: false } };
  const news = reducer(left, changeArrived({ kind: "messageAdded", userId: "omar", message: unread }));
  expect(news.byId["omar"]).toMatchObject({ firstUnread: "m60", position: null });
});

it("accepts what was requested by pointing at a chat, and nothing requested for a conversation that was left", () => {
  const loaded = opened("omar", 60).byId["omar"]!;
  const reply = { ...replyOf("omar", 60), hasOlder: true };
  const page = messagesLoaded({ chatId: "omar", part: "latest", reply });

  const expected = reducer(undefined, conversationExpected("omar"));
  const asked = reducer(expected, messagesRequested({ chatId: "omar", part: "latest" }));
  expect(reducer(asked, page).byId["omar"]).toMatchObject({ status: "loaded", messages: loaded.messages });

  const older = { chatId: "omar", part: "older" as const };
  const left = reducer(reducer(opened("omar", 60), messagesRequested(older)), conversationClosed());
  expect(reducer(left, messagesLoaded({ ...older, reply }))).toBe(left);
});

it("accepts history although changes of it arrived during the load", () => {
  const older = { chatId: "omar", part: "older" as const };
  const asked = reducer(opened("omar", 60), messagesRequested(older));
  const heard = reducer(asked, changeArrived({ kind: "receiptsChanged", userId: "omar", mIds: ["m59"], read: false }));
  const history = replyOf("omar", 0);
  history.messages = [{ ...message(0), mId: "before", seq: -1 }];
  const { messages, fetching } = reducer(heard, messagesLoaded({ ...older, reply: history })).byId["omar"]!;
  expect(messages.map(({ mId }) => mId).slice(0, 2)).toEqual(["before", "m0"]);
  expect(messages.at(-1)!.meta.read).toBe(false);
  expect(fetching).toBeNull();
});
