import { delay } from "redux-saga/effects";

import type { Conversation } from "@/contract/messaging/conversations";
import { messageOf } from "@/shared/api/messageOf";
import { untilAnswered } from "@/shared/connection/untilAnswered";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery, onLatest, onLatestOf } from "@/shared/feature/watch";

import { changesMissed } from "../base/changes";
import { untilFollowing } from "../base/followed";
import { conversationApi } from "./state/conversationApi";
import {
  conversationExpected,
  conversationNeared,
  conversationOpened,
  messagesFailed,
  messagesLoaded,
  messagesRequested,
  messageTargeted,
  selectOpenId,
} from "./state/conversationsSlice";
import type { Part } from "./state/conversationState";
import { selectConversation } from "./state/selectConversation";
import { messageSubmitted } from "./state/outboxSlice";

const PAGE = 50;
/** For how long one points at a chat that one means to open, and not only passes. */
const MEANT_AFTER_MS = 80;

export function* conversationsSaga() {
  yield onLatest(conversationNeared, expect);
  yield onEvery(conversationExpected, loadFirst);
  yield onEvery(conversationOpened, loadFirst);
  yield onLatestOf(messagesRequested, ({ chatId }) => chatId, loadMessages);
  yield onEvery(messageTargeted, findTarget);
  yield onEvery(messageSubmitted, returnToLatest);
  yield onEvery(changesMissed, reloadOpen);
}

function* expect(chatId: string): Saga {
  yield delay(MEANT_AFTER_MS);
  if (!(yield* select(withId(chatId)))) yield* put(conversationExpected(chatId));
}

/** Once, whether it is opened by then or only pointed at: an answer that comes after one has gone on is kept as well. */
function* loadFirst(chatId: string): Saga {
  const conversation = yield* select(withId(chatId));
  const isToBeLoaded = conversation?.status === "loading" && conversation.fetching === null;
  if (isToBeLoaded) yield* put(messagesRequested({ chatId, part: "latest" }));
}

/** The newest wish of a conversation wins: an older one that is still waiting is cancelled, and its request aborted. */
function* loadMessages({ chatId, part }: { chatId: string; part: Part }): Saga {
  try {
    yield* untilFollowing();
    const conversation = yield* select(withId(chatId));
    const reply = yield* fetchPart(chatId, part, conversation?.messages ?? []);
    if (typeof part === "object" && !reply.messages.some(({ mId }) => mId === part.around)) {
      yield* tellThatItIsGone(chatId, conversation?.status === "loaded");
      return;
    }
    yield* put(messagesLoaded({ chatId, part, reply }));
  } catch (error) {
    const isMissing = part === "latest" && isUnknownId(error); // else the message may be what is not there
    yield* put(messagesFailed({ chatId, part, isMissing }));
    // a conversation that does not open says so itself, in its place
    if ((yield* select(withId(chatId)))?.status === "loaded") throw error;
  }
}

function* fetchPart(chatId: string, part: Part, known: { mId: string }[]): Saga<Conversation> {
  const params = { id: chatId };
  const query = { ...queryOf(part, known), limit: PAGE };
  const reply = yield* call(conversationApi.getConversation, { params, query });
  const { firstUnread, messages } = reply;
  if (part !== "latest" || firstUnread === null || messages.some(({ mId }) => mId === firstUnread)) return reply;
  return yield* call(conversationApi.getConversation, { params, query: { around: firstUnread, limit: PAGE } });
}

/** Of a message that has been deleted there is nothing to go to: one stays where one is, or begins at the end. */
function* tellThatItIsGone(chatId: string, isOpen: boolean): Saga {
  yield* put(noticeShown({ kind: "error", sentence: { id: "conversation.gone" } }));
  if (isOpen) yield* put(messagesFailed({ chatId, part: "latest" }));
  else yield* put(messagesRequested({ chatId, part: "latest" }));
}

function queryOf(part: Part, messages: { mId: string }[]) {
  if (part === "latest") return {};
  if (part === "older") return { before: messages[0]?.mId };
  if (part === "newer") return { after: messages.at(-1)?.mId };
  return part;
}

function* findTarget({ chatId, mId }: { chatId: string; mId: string }): Saga {
  const conversation = yield* select(withId(chatId));
  const isAtHand = conversation?.messages.some((message) => message.mId === mId) ?? false;
  if (!isAtHand) yield* put(messagesRequested({ chatId, part: { around: mId } }));
}

/** Returns to the end after a message is sent, because the message appears there. */
function* returnToLatest({ chatId }: { chatId: string }): Saga {
  if ((yield* select(withId(chatId)))?.hasNewer) yield* put(messagesRequested({ chatId, part: "latest" }));
}

/** Loads the open conversation again: it is out of date, and does not look it. */
function* reloadOpen(): Saga {
  const chatId = yield* select(selectOpenId);
  if (chatId === null) return;
  const part = "latest";
  yield* put(messagesLoaded({ chatId, part, reply: yield* untilAnswered(() => fetchPart(chatId, part, [])) }));
}

const withId = (chatId: string) => (state: Parameters<typeof selectConversation>[0]) =>
  selectConversation(state, chatId);

/** Whether the server knows nothing by this id. The messaging calls say so with a 400 and this sentence. */
function isUnknownId(error: unknown): boolean {
  const sentence = messageOf(error);
  return "id" in sentence && sentence.id === "sentence.unknownId";
}
