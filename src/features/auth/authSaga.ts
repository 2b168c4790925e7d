import { authContract, type Credentials, type SignInReply, type SocialProfile } from "@/contract/auth";
import { createClient } from "@/shared/api/createClient";
import { type Sentence, sentenceOf } from "@/shared/i18n/sentence";
import { call, type Saga, select } from "@/shared/saga/effects";
import { onLeading } from "@/shared/feature/watch";
import { startSession } from "@/shared/session/sessionSaga";
import { selectUser } from "@/shared/session/sessionSlice";
import { placeholderToken } from "@/shared/session/storedSession";
import { submit } from "@/shared/submission/createSubmission";

import { login, recovery, type Registration, registration, renewal, socialLoginRequested } from "./submissions";

const authApi = createClient(authContract, { isDoor: true });

/** `VITE_AUTH=jwt` takes the specification's calls of that name. A token is used wherever a reply has one. */
const isJwt = () => import.meta.env.VITE_AUTH === "jwt";

export function* authSaga() {
  yield onLeading(login.actions.submitted, submit(login, signIn));
  yield onLeading(renewal.actions.submitted, submit(renewal, signInAgain));
  yield onLeading(socialLoginRequested, submit(login, signInWithProvider));
  yield onLeading(registration.actions.submitted, submit(registration, register));
  yield onLeading(recovery.actions.submitted, submit(recovery, recoverPassword));
}

function* signIn(body: Credentials): Saga {
  yield* begin(yield* call(isJwt() ? authApi.loginJwt : authApi.login, { body }));
}

const begin = ({ accessToken, ...user }: SignInReply) => startSession(accessToken || placeholderToken, user);

function* signInAgain({ password }: Pick<Credentials, "password">): Saga {
  const user = yield* select(selectUser);
  if (user) yield* signIn({ email: user.email, password });
}

function* signInWithProvider(body: SocialProfile): Saga {
  yield* begin(yield* call(authApi.socialLogin, { body }));
}

function* register({ username, email, password }: Registration): Saga<Sentence> {
  const body = { username, email, password };
  const user = yield* call(isJwt() ? authApi.registerJwt : authApi.register, { body });
  return { id: "register.done", values: { email: user.email } };
}

function* recoverPassword(body: { email: string }): Saga<Sentence> {
  return sentenceOf(yield* call(isJwt() ? authApi.forgotPasswordJwt : authApi.forgotPassword, { body }));
}
