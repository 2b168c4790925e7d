import { createAction } from "@reduxjs/toolkit";
import { take } from "redux-saga/effects";

import { isInDoubt } from "@/shared/api/isInDoubt";
import { untilAnswered } from "@/shared/connection/untilAnswered";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onEvery } from "@/shared/saga/watch";

import { changeArrived } from "../changes";
import { conversationApi } from "./conversationApi";
import { type Deletion, deletionFailed, messageDeleted, messageRestored, messageUpdated } from "./conversationsSlice";
import { deletionUndone, restoringFailed } from "./deletionsSlice";

/** The server has answered a deletion of this message. */
const deletionAnswered = createAction<string>("deletions/answered");

/** Nobody knows whether it has been done. */
const deletionDoubted = createAction<{ chatId: string; mId: string }>("deletions/doubted");

export function* deletionsSaga() {
  const underWay = new Set<string>();
  const refused = new Set<string>();

  function* deleteMessage(deletion: Deletion): Saga {
    const { chatId: userId, message, imageId } = deletion;
    const messageId = message.mId;
    underWay.add(messageId);
    refused.delete(messageId);
    try {
      if (imageId === undefined) yield* call(conversationApi.deleteMessage, { params: { userId, messageId } });
      else yield* call(conversationApi.deleteImage, { params: { userId, messageId, imageId } });
    } catch (error) {
      refused.add(messageId);
      yield* put(deletionFailed(deletion));
      if (isInDoubt(error)) yield* put(deletionDoubted({ chatId: userId, mId: messageId }));
      throw error;
    } finally {
      underWay.delete(messageId);
      yield* put(deletionAnswered(messageId));
    }
  }

  /** Undone in a hurry: what is on its way has to arrive first. */
  function* restoreMessage(deletion: Deletion): Saga {
    const { chatId, message } = deletion;
    const { mId } = message;
    while (underWay.has(mId)) yield take(deletionAnswered);
    if (refused.has(mId)) return;
    try {
      const params = { userId: chatId, messageId: mId };
      yield* put(messageRestored({ chatId, message: yield* call(conversationApi.restoreMessage, { params }) }));
    } catch (error) {
      yield* put(restoringFailed(deletion));
      throw error;
    }
  }

  yield onEvery(messageDeleted, deleteMessage);
  yield onEvery(deletionUndone, restoreMessage);
  yield onEvery(deletionDoubted, findOut);
}

/** That it is gone may have been told before the message was put back. */
function* findOut({ chatId, mId }: { chatId: string; mId: string }): Saga {
  const request = { params: { id: chatId }, query: { around: mId, limit: 1 } };
  const { messages } = yield* untilAnswered(() => call(conversationApi.getConversation, request));
  const message = messages.find((one) => one.mId === mId);
  if (message) yield* put(messageUpdated({ chatId, message }));
  else yield* put(changeArrived({ kind: "messageRemoved", userId: chatId, mId }));
}
