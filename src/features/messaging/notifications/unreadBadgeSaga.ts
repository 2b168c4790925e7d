import { takeLatest } from "redux-saga/effects";

import { selectUnreadMessages, unreadMessagesCounted } from "@/shared/badges/badgesSlice";
import { put, type Saga, select } from "@/shared/saga/effects";

import { selectUnreadTotal } from "../chat/chatsSlice";

/**
 * Tells the frame how much is unread. Whatever happens may change it, and what has not changed costs a comparison: by
 * `Object.is`, because a sum that is no number never equals itself, and would be told for ever.
 */
export function* unreadBadgeSaga() {
  yield takeLatest("*", tellUnread);
}

function* tellUnread(): Saga {
  const total = yield* select(selectUnreadTotal);
  if (!Object.is(total, yield* select(selectUnreadMessages))) yield* put(unreadMessagesCounted(total));
}
