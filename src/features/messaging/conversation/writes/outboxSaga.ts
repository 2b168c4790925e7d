import { take } from "redux-saga/effects";

import type { Conversation } from "@/contract/messaging/conversations";
import { isUndelivered } from "@/shared/api/retryAfter";
import { messageOf } from "@/shared/api/messageOf";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery } from "@/shared/feature/watch";
import { selectUser } from "@/shared/session/sessionSlice";
import { sendQueue } from "@/shared/write/sendQueue";

import { changeArrived } from "../../base/changes";
import { conversationApi } from "../state/conversationApi";
import { messagesLoaded } from "../state/conversationsSlice";
import { isOutgoing } from "./isOutgoing";
import { conversationWrites } from "../state/conversationWrites";
import {
  messageNotSent,
  messageRetried,
  messagesDelayed,
  messageSent,
  messageSubmitted,
  outboxAdopted,
  outboxSlice,
  type OutgoingMessage,
  selectOutbox,
  selectOutgoing,
} from "../state/outboxSlice";

export function* outboxSaga() {
  const sendAll = yield* sendQueue<OutgoingMessage>({
    name: "messages",
    keyOf: ({ clientId }) => clientId,
    isEntry: isOutgoing,
    isAbout: ({ type }) => type.startsWith(`${outboxSlice.name}/`) || type === changeArrived.type,
    entries: () => select(selectOutbox),
    isWaiting: ({ status }) => status === "waiting",
    recordOf: ({ chatId }) => chatId,
    next: nextFor,
    deliver,
    adopted: outboxAdopted,
    delayed: messagesDelayed,
  });
  yield onEvery(messageSubmitted, ({ chatId }) => sendAll(chatId));
  yield onEvery(messageRetried, ({ chatId }) => sendAll(chatId));
  yield onEvery(messagesLoaded, takeOutArrived);
}

/** The server may have had a message whose answer no longer reached the page that sent it. */
function* takeOutArrived({ chatId, reply }: { chatId: string; reply: Conversation }): Saga {
  const clientIds = new Set((yield* outgoingTo(chatId)).map(({ clientId }) => clientId));
  if (clientIds.size === 0) return;
  for (const message of reply.messages) {
    if (message.clientId && clientIds.has(message.clientId)) yield* put(messageSent({ chatId, message }));
  }
}

const outgoingTo = (chatId: string) =>
  select((state: Parameters<typeof selectOutgoing>[0]) => selectOutgoing(state, chatId));

function* nextFor(chatId: string): Saga<OutgoingMessage | undefined> {
  return (yield* outgoingTo(chatId)).find(({ status }) => status !== "failed");
}

/** Where all of a conversation was deleted before this was written, that goes first: it would take this along. */
function* untilCleared(chatId: string, time: string): Saga {
  while (true) {
    const pending = yield* select(conversationWrites.selectPending);
    const clearing = pending.find(
      ({ what, time: begun }) => what.act === "clear" && what.chatId === chatId && begun < time,
    );
    if (!clearing) return;
    if (clearing.isWaiting) yield* put(messagesDelayed(chatId));
    yield take([conversationWrites.actions.settled, conversationWrites.actions.delayed]);
  }
}

/**
 * The server may refuse it; then it stays, and waits for the person. The client's id makes a repeat harmless: the server
 * answers it with the message that it already has.
 */
function* deliver({ chatId, status: _, reason: _reason, replyOf, ...message }: OutgoingMessage): Saga {
  try {
    yield* untilCleared(chatId, message.time);
    const user = yield* select(selectUser);
    const meta = { receiver: chatId, sender: String(user?.uid ?? "") };
    const body = { ...message, meta, replyOf: replyOf && { mId: replyOf.mId } };
    const sent = yield* call(conversationApi.sendMessage, { body });
    yield* put(messageSent({ chatId, message: { ...sent, clientId: message.clientId } })); // a server need not repeat it
  } catch (error) {
    if (isUndelivered(error)) throw error;
    yield* put(messageNotSent({ clientId: message.clientId, reason: messageOf(error) }));
  }
}
