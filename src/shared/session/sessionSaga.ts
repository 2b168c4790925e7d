import { eventChannel } from "redux-saga";
import { takeEvery, takeLatest } from "redux-saga/effects";

import type { SignedInUser } from "@/contract/auth";
import { sentences } from "@/contract/sentences";
import { call, put, type Saga, select } from "@/shared/saga/effects";

import { selectUser, signedIn, signedOut, signOutRequested, userChanged } from "./sessionSlice";
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
  yield takeEvery(changesByOtherTabs(), followOtherTab);
}

/** Signs a person in: stored first, so that a reload at any moment finds them signed in. */
export function* startSession(token: string, user: SignedInUser): Saga {
  if (!isSignedInUser(user)) throw new Error(sentences.generic); // a page of HTML, say, where a proxy is set up wrongly
  yield* call(writeSession, token, user);
  yield* put(signedIn(yield* call(readSession)));
}

function* signOut(): Saga {
  yield* call(clearSession);
  yield* put(signedOut());
  yield* call(dropDrafts); // last: the page that held one has been taken away
}

function* storeUser(): Saga {
  const user = yield* select(selectUser);
  const token = yield* call(readToken);
  if (user && token) yield* call(writeSession, token, user);
}

function* followOtherTab(): Saga {
  const session = yield* call(readSession);
  const before = yield* select(selectUser);
  if (session.token === null || before?.uid !== session.user?.uid) yield* put(signedOut());
  if (session.token !== null) yield* put(signedIn(session));
}

/** The browser tells a tab only of what the others stored. */
const changesByOtherTabs = () =>
  eventChannel<StorageEvent>((emit) => {
    const tell = (event: StorageEvent) => isAboutSession(event) && emit(event);
    window.addEventListener("storage", tell);
    return () => window.removeEventListener("storage", tell);
  });
