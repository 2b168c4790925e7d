import { createAction } from "@reduxjs/toolkit";

import type { Credentials, NewUser, SocialProfile } from "@/contract/auth";
import { createSubmission } from "@/shared/submission/createSubmission";

export type Registration = NewUser & { repeatedPassword: string };

export const login = createSubmission<Credentials>()("login");
export const registration = createSubmission<Registration>()("registration");
/** Sign-in after an expired session. */
export const renewal = createSubmission<Pick<Credentials, "password">>()("renewal");
export const recovery = createSubmission<{ email: string }>()("recovery");

/** A sign-in with an identity provider is handled like one with a password. */
export const socialLoginRequested = createAction<SocialProfile>("login/socialLoginRequested");
