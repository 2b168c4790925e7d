import { fork, take, takeEvery } from "redux-saga/effects";

import { messageOf } from "@/shared/api/messageOf";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery } from "@/shared/saga/watch";
import { selectUser, signedOut } from "@/shared/session/sessionSlice";
import { holdUnsavedWork } from "@/shared/unsavedWork";

import { changeArrived } from "../changes";
import { conversationApi } from "./conversationApi";
import {
  messageDiscarded,
  messageNotSent,
  messageRetried,
  messageSent,
  messageSubmitted,
  type OutgoingMessage,
  selectIsOutboxEmpty,
  selectOutgoing,
} from "./outboxSlice";

export function* outboxSaga() {
  /** The conversations that something is being sent to: in each one message goes after the other. */
  const busy = new Set<string>();

  function* sendAll({ chatId }: OutgoingMessage): Saga {
    if (busy.has(chatId)) return;
    busy.add(chatId);
    try {
      for (let next = yield* nextFor(chatId); next; next = yield* nextFor(chatId)) yield* send(next);
    } finally {
      busy.delete(chatId);
    }
  }

  yield onEvery(messageSubmitted, sendAll);
  yield onEvery(messageRetried, sendAll);
  yield fork(askWhileUnsent);
}

/** While something has not arrived, neither a reload nor a sign-out takes it along unasked. */
function* askWhileUnsent() {
  let letGo: (() => void) | undefined;
  function* holdOrLetGo(): Saga {
    const isEmpty = yield* select(selectIsOutboxEmpty);
    if (!isEmpty) letGo ??= holdUnsavedWork();
    else {
      letGo?.();
      letGo = undefined;
    }
  }
  yield takeEvery([messageSubmitted, messageSent, messageDiscarded, changeArrived], holdOrLetGo);
  try {
    yield take(signedOut);
  } finally {
    letGo?.();
  }
}

const nextFor = (chatId: string) =>
  select((state: Parameters<typeof selectOutgoing>[0]) =>
    selectOutgoing(state, chatId).find(({ status }) => status === "sending"),
  );

/** The client's id makes a repeat harmless: the server answers it with the message that it already has. */
function* send({ chatId, status: _, reason: _reason, replyOf, ...message }: OutgoingMessage): Saga {
  try {
    const user = yield* select(selectUser);
    const meta = { receiver: chatId, sender: String(user?.uid ?? "") };
    const body = { ...message, meta, replyOf: replyOf && { mId: replyOf.mId } };
    yield* put(messageSent({ chatId, message: yield* call(conversationApi.sendMessage, { body }) }));
  } catch (error) {
    yield* put(messageNotSent({ clientId: message.clientId, reason: messageOf(error) }));
  }
}
