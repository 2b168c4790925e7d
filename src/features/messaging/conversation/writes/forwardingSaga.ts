import { messageOf } from "@/shared/api/messageOf";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery } from "@/shared/feature/watch";

import { conversationApi } from "../state/conversationApi";
import {
  forwardAnswered,
  type ForwardingRequest,
  forwardRefused,
  forwardSubmitted,
  selectAttempt,
} from "./forwardingSlice";
import { namesOf, selectReceivers } from "./selectReceivers";

export function* forwardingSaga() {
  yield onEvery(forwardSubmitted, forward);
}

function* forward({ mId, receivers, note, clientId }: ForwardingRequest): Saga {
  try {
    const body = { contacts: receivers, message: note, forwardedMessage: { mId }, clientId };
    const { sent, failed } = yield* call(conversationApi.forwardMessage, { body });
    const sentence = { id: "conversation.forward.done", values: { count: sent.length } } as const;
    yield* put(noticeShown({ kind: "success", sentence }));
    if (yield* isAwaited(clientId)) yield* put(forwardAnswered(failed));
    else if (failed.length > 0) yield* tellOfFailed(failed);
  } catch (error) {
    // the dialog says so, with all that was chosen; one that was closed lets the error out
    if (!(yield* isAwaited(clientId))) throw error;
    yield* put(forwardRefused(messageOf(error)));
  }
}

function* isAwaited(clientId: string): Saga<boolean> {
  return (yield* select(selectAttempt)) === clientId;
}

function* tellOfFailed(failed: string[]): Saga {
  const names = namesOf(yield* select(selectReceivers), failed);
  yield* put(noticeShown({ kind: "error", sentence: { id: "conversation.forward.failed", values: { names } } }));
}
