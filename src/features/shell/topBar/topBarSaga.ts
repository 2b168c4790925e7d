import { demoContract } from "@/contract/demo";
import { createClient } from "@/shared/api/createClient";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onEvery, onLeading } from "@/shared/feature/watch";
import { signOutRequested } from "@/shared/session/sessionSlice";
import { isWorkUnfinished } from "@/shared/session/unsavedWork";

import { leaveQuestionAsked, resetConfirmed, signOutChosen } from "./topBarSlice";

const demoApi = createClient(demoContract);

export function* topBarSaga() {
  yield onEvery(signOutChosen, leave);
  yield onLeading(resetConfirmed, resetDemo);
}

/** Work that is not saved, or not sent, is not lost unasked. */
function* leave(): Saga {
  yield* put((yield* call(isWorkUnfinished)) ? leaveQuestionAsked() : signOutRequested());
}

/** Every tab is loaded again when the sample has been reset: the backend tells them. */
function* resetDemo(): Saga {
  yield* call(demoApi.resetDemo);
}
