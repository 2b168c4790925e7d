import { delay } from "redux-saga/effects";

import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onEvery, onLatest, unless } from "@/shared/feature/watch";

import { conversationApi } from "../state/conversationApi";
import { messageTargeted } from "../state/conversationsSlice";
import {
  searchAnswered,
  searchChanged,
  searchClosed,
  searchFailed,
  searchStepped,
  selectSearch,
} from "./conversationSearchSlice";

/** A pause in the typing, in milliseconds, after which the server is asked. */
const PAUSE_MS = 200;

export function* conversationSearchSaga() {
  yield onLatest(searchChanged, unless(searchClosed, search));
  yield onEvery(searchStepped, goToFound);
}

function* search({ chatId, text }: { chatId: string; text: string }): Saga {
  if (text.trim() === "") return;
  yield delay(PAUSE_MS);
  try {
    const request = { params: { id: chatId }, query: { text } };
    yield* put(searchAnswered(yield* call(conversationApi.searchConversation, request)));
    yield* goToFound({ chatId });
  } catch {
    yield* put(searchFailed()); // the search bar itself says so
  }
}

function* goToFound({ chatId }: { chatId: string }): Saga {
  const { found, index } = yield* select(selectSearch);
  const mId = found[index];
  if (mId !== undefined) yield* put(messageTargeted({ chatId, mId }));
}
