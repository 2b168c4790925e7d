import type { Task } from "redux-saga";
import { delay, fork, join, race, take, takeEvery } from "redux-saga/effects";

import type { Conversation } from "@/contract/conversations";
import { isConnectionLost } from "@/shared/api/isConnectionLost";
import { messageOf } from "@/shared/api/messageOf";
import { browserWentOnline, changesAnswered, selectIsBrowserOffline } from "@/shared/connection/connectionSlice";
import { growingPause } from "@/shared/connection/growingPause";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery } from "@/shared/saga/watch";
import { selectUser, signedIn } from "@/shared/session/sessionSlice";

import { conversationApi } from "./conversationApi";
import { messagesLoaded } from "./conversationsSlice";
import { keepOutboxSaga } from "./keepOutboxSaga";
import {
  messageNotSent,
  messageRetried,
  messageSent,
  messagesDelayed,
  messageSubmitted,
  type OutgoingMessage,
  outboxAdopted,
  selectOutgoing,
} from "./outboxSlice";
import { adoptOutbox } from "./storedOutbox";

export function* outboxSaga() {
  /** The conversations that something is being sent to: in each one message goes after the other. */
  const busy = new Set<string>();

  function* sendAll({ chatId }: { chatId: string }): Saga {
    if (busy.has(chatId)) return;
    busy.add(chatId);
    let failures = 0;
    try {
      yield join(adoption); // what an earlier page has left goes first
      for (let next = yield* nextFor(chatId); next; next = yield* nextFor(chatId)) {
        if (yield* isDelivered(next)) {
          failures = 0;
          continue;
        }
        yield* put(messagesDelayed(chatId));
        yield* untilConnected(++failures);
      }
    } finally {
      busy.delete(chatId);
    }
  }

  function* sendAdopted(adopted: OutgoingMessage[]): Saga {
    for (const chatId of new Set(adopted.map((outgoing) => outgoing.chatId))) yield fork(sendAll, { chatId });
  }

  yield* keepOutboxSaga(); // the first: a message is kept before it is sent
  const adoption: Task = yield fork(adopt);
  yield onEvery(messageSubmitted, sendAll);
  yield onEvery(messageRetried, sendAll);
  yield onEvery(outboxAdopted, sendAdopted);
  yield onEvery(messagesLoaded, takeOutArrived);
  yield takeEvery(signedIn, adopt);
}

/** A page that went away in the middle of a send has left its messages behind. */
function* adopt(): Saga {
  const user = yield* select(selectUser);
  const adopted = user ? yield* call(adoptOutbox, user.uid) : [];
  if (adopted.length > 0) yield* put(outboxAdopted(adopted));
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

/**
 * Whether it reached the server, which may have refused it. The client's id makes a repeat harmless: the server answers
 * it with the message that it already has.
 */
function* isDelivered({ chatId, status: _, reason: _reason, replyOf, ...message }: OutgoingMessage): Saga<boolean> {
  if (yield* select(selectIsBrowserOffline)) return false;
  try {
    const user = yield* select(selectUser);
    const meta = { receiver: chatId, sender: String(user?.uid ?? "") };
    const body = { ...message, meta, replyOf: replyOf && { mId: replyOf.mId } };
    yield* put(messageSent({ chatId, message: yield* call(conversationApi.sendMessage, { body }) }));
  } catch (error) {
    if (isConnectionLost(error)) return false;
    yield* put(messageNotSent({ clientId: message.clientId, reason: messageOf(error) }));
  }
  return true;
}

/** While the browser says that there is no network there is nothing to try; otherwise one tries again before long. */
function* untilConnected(failures: number): Saga {
  if (yield* select(selectIsBrowserOffline)) yield take(browserWentOnline);
  else yield race([delay(growingPause(failures)), take([browserWentOnline, changesAnswered])]);
}
