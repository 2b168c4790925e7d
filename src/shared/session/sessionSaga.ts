import { takeEvery, takeLatest } from "redux-saga/effects";

import type { SignedInUser } from "@/contract/auth";
import { sentences } from "@/contract/sentences";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onHeard } from "@/shared/saga/onHeard";
import { onOtherTabs } from "@/shared/saga/otherTabs";

import { endWait, listenForExpiry } from "./expiry";
import {
  selectIsExpired,
  selectIsSignedIn,
  selectUser,
  sessionExpired,
  sessionRenewed,
  signedIn,
  signedOut,
  signOutRequested,
  userChanged,
} from "./sessionSlice";
import {
  clearSession,
  dropDrafts,
  isAboutSession,
  isSignedInUser,
  readSession,
  readToken,
  writeSession,
} from "./storedSession";

export function* sessionSaga() {
  yield takeLatest(signOutRequested, signOut);
  yield takeLatest(userChanged, storeUser);
  yield onOtherTabs(isAboutSession, followOtherTab);
  yield onHeard<true>((tell) => listenForExpiry(() => tell(true)), expire);
  yield takeEvery([signedIn, sessionRenewed], () => endWait(true));
  yield takeEvery(signedOut, () => endWait(false));
}

/**
 * Signs a person in. Stores the session first, so that a reload at any moment finds it. A page whose session has
 * expired is only for the same person.
 */
export function* startSession(token: string, user: SignedInUser): Saga {
  if (!isSignedInUser(user)) throw new Error(sentences.generic); // for example HTML from a misconfigured proxy
  const isExpired = yield* select(selectIsExpired);
  if (isExpired && (yield* select(selectUser))?.uid !== user.uid) throw new Error(sentences.loginRefused);
  yield* call(writeSession, token, user);
  const session = yield* call(readSession);
  yield* put(isExpired ? sessionRenewed(session) : signedIn(session));
}

/** The person is asked once, however many calls are refused. */
function* expire(): Saga {
  if (!(yield* select(selectIsSignedIn))) yield* call(endWait, false);
  else if (yield* select(selectUser)) yield* put(sessionExpired());
  else yield* signOut(); // the person of this page is unknown
}

function* signOut(): Saga {
  yield* call(clearSession);
  yield* put(signedOut());
  yield* call(dropDrafts); // last: a page that was still mounted could store one
}

function* storeUser(): Saga {
  const user = yield* select(selectUser);
  const token = yield* call(readToken);
  if (user && token) yield* call(writeSession, token, user);
}

function* followOtherTab(): Saga {
  const session = yield* call(readSession);
  const before = yield* select(selectUser);
  const isSame = (yield* select(selectIsSignedIn)) && before?.uid === session.user?.uid;
  if (session.token === null || !isSame) yield* put(signedOut());
  if (session.token !== null) yield* put(isSame ? sessionRenewed(session) : signedIn(session));
}
