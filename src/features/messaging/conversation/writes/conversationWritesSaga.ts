import { type Action, createAction } from "@reduxjs/toolkit";
import { take } from "redux-saga/effects";

import type { Message } from "@/contract/messaging/conversations";
import { messageOf } from "@/shared/api/messageOf";
import { untilAnswered } from "@/shared/connection/untilAnswered";
import { sentenceOf } from "@/shared/i18n/sentence";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery } from "@/shared/feature/watch";

import { changeArrived } from "../../base/changes";
import { readFollowed } from "../../base/followed";
import { conversationApi } from "../state/conversationApi";
import { messageRestored, messageUpdated, selectToldConversation } from "../state/conversationsSlice";
import { withoutImage } from "../state/messageWindow";
import { deletionRefused, restoringRefused } from "./deletionsSlice";
import { type Deletion, type ConversationWrite, conversationWrites } from "../state/conversationWrites";
import { outboxSlice, selectOutbox } from "../state/outboxSlice";

/** Refused, or of unknown outcome: the change may exist all the same, by this call or by another person. */
const messageDoubted = createAction<Deletion>("conversationWrites/messageDoubted");

export function* conversationWritesSaga() {
  yield* conversationWrites.sentBy({ send: carryOut, refused: takeBack }).saga();
  yield onEvery(messageDoubted, findOut);
}

function* carryOut(wanted: ConversationWrite, key: string): Saga {
  const { act, chatId } = wanted;
  if (act === "delete") yield* deleteMessage(wanted, key);
  else if (act === "restore") {
    const params = { userId: chatId, messageId: wanted.message.mId };
    yield* put(messageRestored({ chatId, message: yield* call(conversationApi.restoreMessage, { params, key }) }));
  } else if (act === "acknowledge") {
    const params = { userId: chatId, messageId: wanted.mId };
    yield* put(messageUpdated({ chatId, message: yield* call(conversationApi.acknowledgeMessage, { params, key }) }));
  } else {
    yield* untilSent(chatId, key);
    const sentence = sentenceOf(yield* call(conversationApi.deleteMessages, { params: { userId: chatId }, key }));
    yield* put(changeArrived({ kind: "conversationRemoved", userId: chatId }));
    yield* put(noticeShown({ kind: "success", sentence }));
  }
}

/** Waits until the messages written before a clearing are sent: it deletes them too. Refused ones wait for their author. */
function* untilSent(chatId: string, key: string): Saga {
  while (true) {
    const own = (yield* select(conversationWrites.selectPending)).find((write) => write.key === key);
    const before = (yield* select(selectOutbox)).find(
      (message) => message.chatId === chatId && message.status !== "failed" && own && message.time < own.time,
    );
    if (!own || !before) return;
    if (before.status === "waiting" && !own.isWaiting) yield* put(conversationWrites.actions.delayed(chatId));
    yield take(mayHaveArrived);
  }
}

const mayHaveArrived = (action: Action) =>
  action.type.startsWith(`${outboxSlice.name}/`) || changeArrived.match(action);

function* deleteMessage({ chatId: userId, message: { mId }, imageId }: Deletion, key: string): Saga {
  const params = { userId, messageId: mId };
  if (imageId === undefined) yield* call(conversationApi.deleteMessage, { params, key });
  else yield* call(conversationApi.deleteImage, { params: { ...params, imageId }, key });
  const told = yield* select(toldMessage(userId, mId));
  const rest = told && imageId !== undefined ? withoutImage(told, imageId) : undefined;
  if (rest) yield* put(messageUpdated({ chatId: userId, message: rest }));
  else yield* put(changeArrived({ kind: "messageRemoved", userId, mId }));
}

const toldMessage = (chatId: string, mId: string) => (state: Parameters<typeof selectToldConversation>[0]) =>
  selectToldConversation(state, chatId)?.messages.find((message) => message.mId === mId);

function* takeBack(wanted: ConversationWrite, error: unknown): Saga {
  if (wanted.act === "delete") {
    yield* dropRestoring(wanted);
    yield* put(deletionRefused(wanted));
  }
  if (wanted.act === "restore") yield* put(restoringRefused(wanted));
  if (wanted.act === "delete" || wanted.act === "restore") yield* put(messageDoubted(wanted));
  yield* put(noticeShown({ kind: "error", sentence: messageOf(error) }));
}

/** Drops the pending restore of a message whose deletion was refused: the message is still there. */
function* dropRestoring({ message }: Deletion): Saga {
  const isItsRestoring = (what: ConversationWrite) => what.act === "restore" && what.message.mId === message.mId;
  const dropped = (yield* select(conversationWrites.selectPending)).filter(({ what }) => isItsRestoring(what));
  for (const { key } of dropped) yield* put(conversationWrites.actions.settled(key));
}

/** Reads the message from the server: changes about it may have arrived before the screen put it back or away. */
function* findOut({ chatId, message: { mId } }: Deletion): Saga {
  const message = yield* messageNow(chatId, mId);
  if (message) yield* put(messageRestored({ chatId, message }));
  else yield* put(changeArrived({ kind: "messageRemoved", userId: chatId, mId }));
}

/** As the server has it; null where it has none, nor perhaps the conversation. */
function* messageNow(chatId: string, mId: string): Saga<Message | null> {
  const request = { params: { id: chatId }, query: { around: mId, limit: 1 } };
  const read = async () =>
    (await conversationApi.getConversation(request)).messages.find((one) => one.mId === mId) ?? null;
  try {
    return yield* untilAnswered(() =>
      readFollowed(read, ["messageAdded", "messageChanged", "messageRemoved", "conversationRemoved"]),
    );
  } catch {
    return null;
  }
}
