import { delay } from "redux-saga/effects";

import { noticeShown } from "@/shared/notices/noticesSlice";
import { messageOf } from "@/shared/api/messageOf";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery, onLatest } from "@/shared/saga/watch";

import { changesMissed } from "../changes";
import { conversationApi } from "./conversationApi";
import type { Part } from "./conversationState";
import {
  conversationOpened,
  type Deletion,
  deletionFailed,
  messageAcknowledged,
  messageDeleted,
  messageRestored,
  messagesFailed,
  messagesLoaded,
  messagesRequested,
  messageTargeted,
  messageUpdated,
  selectConversation,
  selectOpenId,
} from "./conversationsSlice";
import { deletionExpired, deletionSettled, deletionUndone } from "./deletionsSlice";
import { messageSubmitted } from "./outboxSlice";

const PAGE = 50;
/** How long a deletion can be undone. */
const UNDO_MS = 10_000;

export function* conversationsSaga() {
  yield onLatest(conversationOpened, open);
  yield onLatest(messagesRequested, loadMessages);
  yield onEvery(messageTargeted, findTarget);
  yield onEvery(messageSubmitted, returnToLatest);
  yield onEvery(changesMissed, reloadOpen);
  yield onEvery(messageDeleted, deleteMessage);
  yield onEvery(deletionUndone, restoreMessage);
  yield onEvery(messageAcknowledged, acknowledge);
}

function* open(chatId: string): Saga {
  const conversation = yield* select(withId(chatId));
  if (conversation?.status !== "loaded") yield* put(messagesRequested({ chatId, part: "latest" }));
}

/** The newest wish wins: an older one that is still waiting is cancelled, and its request aborted. */
function* loadMessages({ chatId, part }: { chatId: string; part: Part }): Saga {
  try {
    const conversation = yield* select(withId(chatId));
    let reply = yield* call(conversationApi.getConversation, {
      params: { id: chatId },
      query: { ...queryOf(part, conversation?.messages ?? []), limit: PAGE },
    });
    const { firstUnread, messages } = reply;
    if (part === "latest" && firstUnread !== null && !messages.some(({ mId }) => mId === firstUnread)) {
      const query = { around: firstUnread, limit: PAGE };
      reply = yield* call(conversationApi.getConversation, { params: { id: chatId }, query });
    }
    yield* put(messagesLoaded({ chatId, part, reply }));
  } catch (error) {
    yield* put(messagesFailed({ chatId, part }));
    // a conversation that does not open says so itself, in its place
    if ((yield* select(withId(chatId)))?.status === "loaded") throw error;
  }
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

/** What one sends goes to the end, so that is where one wants to be. */
function* returnToLatest({ chatId }: { chatId: string }): Saga {
  if ((yield* select(withId(chatId)))?.hasNewer) yield* put(messagesRequested({ chatId, part: "latest" }));
}

function* reloadOpen(): Saga {
  const chatId = yield* select(selectOpenId);
  if (chatId !== null) yield* put(messagesRequested({ chatId, part: "latest" }));
}

function* deleteMessage(deletion: Deletion): Saga {
  const { chatId: userId, message, imageId } = deletion;
  const messageId = message.mId;
  try {
    if (imageId === undefined) yield* call(conversationApi.deleteMessage, { params: { userId, messageId } });
    else yield* call(conversationApi.deleteImage, { params: { userId, messageId, imageId } });
  } catch (error) {
    yield* put(deletionFailed(deletion));
    throw error;
  }
  yield* put(deletionSettled(deletion));
  yield delay(UNDO_MS);
  yield* put(deletionExpired(messageId));
}

function* restoreMessage(deletion: Deletion): Saga {
  const { chatId, message } = deletion;
  try {
    const params = { userId: chatId, messageId: message.mId };
    yield* put(messageRestored({ chatId, message: yield* call(conversationApi.restoreMessage, { params }) }));
  } catch (error) {
    yield* put(deletionSettled(deletion)); // so that one can try again
    yield* put(noticeShown({ kind: "error", sentence: messageOf(error) }));
    yield delay(UNDO_MS);
    yield* put(deletionExpired(message.mId));
  }
}

function* acknowledge({ chatId, mId }: { chatId: string; mId: string }): Saga {
  const params = { userId: chatId, messageId: mId };
  yield* put(messageUpdated({ chatId, message: yield* call(conversationApi.acknowledgeMessage, { params }) }));
}

const withId = (chatId: string) => (state: Parameters<typeof selectConversation>[0]) =>
  selectConversation(state, chatId);
