import { delay } from "redux-saga/effects";

import { call, put, type Saga } from "@/shared/saga/effects";
import { onLatest, unless } from "@/shared/watch";

import { reservationsApi } from "../../reservationsApi";
import {
  duplicatesFound,
  duplicatesSought,
  guestsFound,
  type GuestIdentity,
  guestSearchFailed,
  guestSearchForgotten,
  guestsSought,
} from "./guestSearchSlice";

/** Debounce of the search, ms. */
const TYPING_MS = 150;

export function* guestSearchSaga() {
  yield onLatest(guestsSought, unless(guestSearchForgotten, searchGuests));
  yield onLatest(duplicatesSought, findDuplicates);
}

function* searchGuests(typed: string): Saga {
  const text = typed.trim();
  if (!text) return;
  yield delay(TYPING_MS);
  try {
    yield* put(guestsFound(yield* call(reservationsApi.searchGuests, { query: { text } })));
  } catch {
    yield* put(guestSearchFailed()); // the field says so, and a new guest can be written down all the same
  }
}

function* findDuplicates({ email, phone, document }: GuestIdentity): Saga {
  yield delay(TYPING_MS);
  try {
    const isNamed = Boolean(email || phone || document);
    const query = { email, phone, document };
    yield* put(duplicatesFound(isNamed ? yield* call(reservationsApi.findDuplicates, { query }) : []));
  } catch {
    yield* put(duplicatesFound([])); // a warning that cannot be given must not stand in the way
  }
}
