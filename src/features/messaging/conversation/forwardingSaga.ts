import { messageOf } from "@/shared/api/messageOf";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onLeading } from "@/shared/saga/watch";

import { conversationApi } from "./conversationApi";
import { forwardAnswered, type ForwardingRequest, forwardRefused, forwardSubmitted } from "./forwardingSlice";

export function* forwardingSaga() {
  yield onLeading(forwardSubmitted, forward);
}

function* forward({ mId, receivers, note, clientId }: ForwardingRequest): Saga {
  try {
    const body = { contacts: receivers, message: note, forwardedMessage: { mId }, clientId };
    const { sent, failed } = yield* call(conversationApi.forwardMessage, { body });
    yield* put(forwardAnswered(failed));
    const sentence = { id: "conversation.forward.done", values: { count: sent.length } } as const;
    yield* put(noticeShown({ kind: "success", sentence }));
  } catch (error) {
    yield* put(forwardRefused(messageOf(error))); // the dialog says so, with all that was chosen
  }
}
