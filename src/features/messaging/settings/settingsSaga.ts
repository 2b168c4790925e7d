import { authContract } from "@/contract/auth";
import { createClient } from "@/shared/api/createClient";
import { type Sentence, sentenceOf } from "@/shared/i18n/sentence";
import { call, type Saga } from "@/shared/saga/effects";
import { onLeading } from "@/shared/saga/watch";
import { submit } from "@/shared/submission/createSubmission";

import { type PasswordChange, passwordChange } from "./passwordChange";

const { changePassword } = createClient(authContract);

export function* settingsSaga() {
  yield onLeading(passwordChange.actions.submitted, submit(passwordChange, savePassword));
}

function* savePassword({ currentPassword, password }: PasswordChange): Saga<Sentence> {
  return sentenceOf(yield* call(changePassword, { body: { currentPassword, password } }));
}
