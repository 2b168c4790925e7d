import { contactsContract, type Invitation } from "@/contract/contacts";
import { createClient } from "@/shared/api/createClient";
import { type Sentence, sentenceOf } from "@/shared/i18n/sentence";
import { call, type Saga } from "@/shared/saga/effects";
import { onLeading } from "@/shared/saga/watch";
import { submit } from "@/shared/submission/createSubmission";

import { invitation } from "../submissions";

const { inviteContact } = createClient(contactsContract);

export function* invitationSaga() {
  yield onLeading(invitation.actions.submitted, submit(invitation, invite));
}

function* invite(body: Invitation): Saga<Sentence> {
  return sentenceOf(yield* call(inviteContact, { body }));
}
