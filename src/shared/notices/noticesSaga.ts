import { fork, takeEvery } from "redux-saga/effects";

import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onOtherTabs } from "@/shared/saga/otherTabs";
import { selectUser, signedIn, signedOut } from "@/shared/session/sessionSlice";

import { forgetNotice, forgetNotices, keepNotice, keptNotices, noticeSeenElsewhere } from "./keptNotices";
import { noticeDismissed, noticeShown, noticesFound } from "./noticesSlice";

/** Notices that must be seen survive a reload and appear in every tab; a sign-out removes them. */
export function* noticesSaga() {
  yield takeEvery(noticeShown, keep);
  yield takeEvery(noticeDismissed, ({ payload: id }) => forgetNotice(id));
  yield onOtherTabs((event) => noticeSeenElsewhere(event) !== undefined, followOtherTab);
  yield takeEvery(signedOut, forgetNotices);
  yield takeEvery(signedIn, showKept);
  yield fork(showKept);
}

function* keep({ payload: notice }: ReturnType<typeof noticeShown>): Saga {
  const user = yield* select(selectUser);
  if (user) yield* call(keepNotice, user.uid, notice);
}

function* showKept(): Saga {
  const user = yield* select(selectUser);
  const kept = user ? yield* call(keptNotices, user.uid) : [];
  if (kept.length > 0) yield* put(noticesFound(kept));
}

function* followOtherTab(event: StorageEvent): Saga {
  const id = noticeSeenElsewhere(event);
  if (id) yield* put(noticeDismissed(id));
}
