import { createAction } from "@reduxjs/toolkit";
import { take } from "redux-saga/effects";

import { call, put, type Saga } from "@/shared/saga/effects";
import { onEvery } from "@/shared/saga/watch";

import { conversationApi } from "./conversationApi";
import { type Deletion, deletionFailed, messageDeleted, messageRestored } from "./conversationsSlice";
import { deletionUndone, restoringFailed } from "./deletionsSlice";

/** The server has answered a deletion of this message. */
const deletionAnswered = createAction<string>("deletions/answered");

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
}
