import { delay } from "redux-saga/effects";

import type { Change } from "@/contract/messaging/changes";
import type { Conversation } from "@/contract/messaging/conversations";
import { put, type Saga, select } from "@/shared/saga/effects";
import { onEvery } from "@/shared/feature/watch";

import { changeArrived } from "../base/changes";
import { messagesLoaded } from "./state/conversationsSlice";
import { selectTypingUser, typingExpired } from "./state/typingSlice";

/** Typing ends after this time unless the server repeats it, ms. */
const EXPIRES_MS = 20_000;

export function* typingSaga() {
  yield onEvery(changeArrived, expireChange);
  yield onEvery(messagesLoaded, expireLoaded);
}

function* expireChange(change: Change): Saga {
  if (change.kind === "typingChanged" && change.typingUser) yield* expire(change.userId);
}

function* expireLoaded({ chatId, reply }: { chatId: string; reply: Conversation }): Saga {
  if (reply.typingUser) yield* expire(chatId);
}

/** Each telling is an object of its own, so that a newer one outlives the time of an older. */
function* expire(chatId: string): Saga {
  const told = yield* select(typingIn(chatId));
  yield delay(EXPIRES_MS);
  if (told && told === (yield* select(typingIn(chatId)))) yield* put(typingExpired(chatId));
}

const typingIn = (chatId: string) => (state: Parameters<typeof selectTypingUser>[0]) => selectTypingUser(state, chatId);
