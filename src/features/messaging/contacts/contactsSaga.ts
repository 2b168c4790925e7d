import { contactsContract, type Invitation } from "@/contract/messaging/contacts";
import { createClient } from "@/shared/api/createClient";
import { type Sentence, sentenceOf } from "@/shared/i18n/sentence";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLatest, onLeading } from "@/shared/feature/watch";
import { submit } from "@/shared/submission/createSubmission";

import { changesMissed } from "../base/changes";
import { readFollowed } from "../base/followed";
import { invitation } from "../base/submissions";
import { contactsFailed, contactsLoaded, contactsRequested, selectContactsStatus } from "./contactsSlice";

const contactsApi = createClient(contactsContract);

export function* contactsSaga() {
  yield onLeading(contactsRequested, loadOnce);
  yield onLatest(changesMissed, loadAgain);
}

function* loadOnce(): Saga {
  if ((yield* select(selectContactsStatus)) === "loading") yield* load();
}

/** After a gap, but only where somebody has asked for them before. */
function* loadAgain(): Saga {
  if ((yield* select(selectContactsStatus)) !== "idle") yield* load();
}

function* load(): Saga {
  try {
    yield* put(contactsLoaded(yield* readFollowed(contactsApi.listContacts, ["contactChanged", "chatChanged"])));
  } catch {
    yield* put(contactsFailed()); // the list itself says so, with a way to try again
  }
}

const { inviteContact } = createClient(contactsContract);

export function* invitationSaga() {
  yield onLeading(invitation.actions.submitted, submit(invitation, invite));
}

function* invite(body: Invitation): Saga<Sentence> {
  return sentenceOf(yield* call(inviteContact, { body }));
}
