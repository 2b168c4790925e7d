import { authContract, type Credentials, type SignedInUser, type SocialProfile } from "@/contract/auth";
import { createClient } from "@/shared/api/createClient";
import { type Sentence, sentenceOf } from "@/shared/i18n/sentence";
import { call, type Saga, select } from "@/shared/saga/effects";
import { onLeading } from "@/shared/feature/watch";
import { startSession } from "@/shared/session/sessionSaga";
import { selectUser } from "@/shared/session/sessionSlice";
import { submit } from "@/shared/submission/createSubmission";

import { login, recovery, type Registration, registration, renewal, socialLoginRequested } from "./submissions";

const authApi = createClient(authContract, { isDoor: true });

/** `VITE_AUTH=jwt` signs in with the calls whose reply has an access token. */
const isJwt = () => import.meta.env.VITE_AUTH === "jwt";

/** Placeholder of the token where the server gives none: the gate asks only whether there is one. */
const placeholderToken = "conserje-session";

export function* authSaga() {
  yield onLeading(login.actions.submitted, submit(login, signIn));
  yield onLeading(renewal.actions.submitted, submit(renewal, signInAgain));
  yield onLeading(socialLoginRequested, submit(login, signInWithProvider));
  yield onLeading(registration.actions.submitted, submit(registration, register));
  yield onLeading(recovery.actions.submitted, submit(recovery, recoverPassword));
}

function* signIn(body: Credentials): Saga {
  if (isJwt()) {
    const { accessToken, ...user } = yield* call(authApi.loginJwt, { body });
    yield* startSession(accessToken, user);
  } else {
    yield* startSession(placeholderToken, yield* call(authApi.login, { body }));
  }
}

function* signInAgain({ password }: Pick<Credentials, "password">): Saga {
  const user = yield* select(selectUser);
  if (user) yield* signIn({ email: user.email, password });
}

function* signInWithProvider(body: SocialProfile): Saga {
  const user: SignedInUser = yield* call(authApi.socialLogin, { body });
  yield* startSession(placeholderToken, user);
}

function* register({ username, email, password }: Registration): Saga<Sentence> {
  const body = { username, email, password };
  const user = yield* call(isJwt() ? authApi.registerJwt : authApi.register, { body });
  return { id: "register.done", values: { email: user.email } };
}

function* recoverPassword(body: { email: string }): Saga<Sentence> {
  return sentenceOf(yield* call(isJwt() ? authApi.forgotPasswordJwt : authApi.forgotPassword, { body }));
}
