import { authContract } from "@/contract/auth";
import { profileContract } from "@/contract/messaging/profile";
import { sentences } from "@/contract/sentences";
import { createClient } from "@/shared/api/createClient";
import { type Sentence, sentenceOf } from "@/shared/i18n/sentence";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLatest, onLeading } from "@/shared/feature/watch";
import { selectUser, userChanged } from "@/shared/session/sessionSlice";
import { submit } from "@/shared/submission/createSubmission";

import { profileUpdate } from "../base/submissions";
import { profileFailed, profileLoaded, profileRequested } from "./profileSlice";

const { updateProfile } = createClient(authContract);
const { getProfile } = createClient(profileContract);

export function* profileSaga() {
  yield onLatest(profileRequested, loadProfile);
  yield onLeading(profileUpdate.actions.submitted, submit(profileUpdate, saveProfile));
}

function* loadProfile(): Saga {
  try {
    yield* put(profileLoaded(yield* call(getProfile)));
  } catch {
    yield* put(profileFailed()); // the page itself says so, with a way to try again
  }
}

function* saveProfile({ username }: { username: string }): Saga<Sentence> {
  const user = yield* select(selectUser);
  if (!user) throw new Error(sentences.profileNotUpdated);
  const reply = yield* call(updateProfile, { body: { idx: user.uid, username } });
  yield* put(userChanged({ username }));
  return sentenceOf(reply);
}
