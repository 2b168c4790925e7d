import { defineContract, type } from "./endpoint";
import type { Email, Name, ShortText } from "./formats";

/** The signed-in person, as stored in the browser. Never holds the password. */
export interface SignedInUser {
  uid: number;
  username: string;
  role: string;
  email: string;
  profileImage?: string;
}

export interface Credentials {
  /**
   * The name as it was typed. After a 401 the client sends it as the `email` of the sign-in; the specification calls
   * both email.
   */
  email: ShortText;
  password: ShortText;
}

export interface NewUser {
  username: Name;
  email: Email;
  password: ShortText;
}

/** Report of an identity provider about a person who signs in with it. */
export interface SocialProfile {
  provider: ShortText;
  token: string;
  email: Email;
  name: Name;
}

export interface WithAccessToken {
  /** Sent with each later call as `Authorization: Bearer`. Its lifetime is the server's. */
  accessToken: string;
}

/** A server that knows its people by a cookie replies without a token. */
export type SignInReply = SignedInUser & Partial<WithAccessToken>;

/**
 * Header of any reply: the token that replaces the one of the call, so that the session lasts while somebody works. An
 * expired one is refused with 401: the person signs in again, and the call is repeated.
 */
export const ACCESS_TOKEN_HEADER = "access-token";

/** Accounts, sign-in and passwords. */
export const authContract = defineContract({
  /** Creates an account, without a sign-in. 400 with a sentence for the field that is taken. @open */
  register: { method: "POST", path: "/post-fake-register", body: type<NewUser>(), reply: type<SignedInUser>() },
  /** As `register`. @open */
  registerJwt: { method: "POST", path: "/post-jwt-register", body: type<NewUser>(), reply: type<SignedInUser>() },
  /** 400 for a wrong name or password, in one sentence for both. @open */
  login: { method: "POST", path: "/post-fake-login", body: type<Credentials>(), reply: type<SignInReply>() },
  /** 400 for a wrong name or password, in one sentence for both. @open */
  loginJwt: {
    method: "POST",
    path: "/post-jwt-login",
    body: type<Credentials>(),
    reply: type<SignedInUser & WithAccessToken>(),
  },
  /** Signs in who an identity provider vouches for, and makes the account at the first time. @open */
  socialLogin: { method: "POST", path: "/social-login", body: type<SocialProfile>(), reply: type<SignInReply>() },
  /** The same reply for an unknown address, so that it does not tell who has an account. @open */
  forgotPassword: {
    method: "POST",
    path: "/post-fake-forgot-password",
    body: type<{ email: string }>(),
    reply: type<string>(),
  },
  /** As `forgotPassword`. @open */
  forgotPasswordJwt: {
    method: "POST",
    path: "/post-jwt-forgot-password",
    body: type<{ email: string }>(),
    reply: type<string>(),
  },
  /** `currentPassword` is optional and checked if sent; the specification's body has only the new password. */
  changePassword: {
    method: "PUT",
    path: "/user-change-password",
    body: type<{ password: string; currentPassword?: string }>(),
    reply: type<string>(),
  },
  /** Changes the name of the account with the number `idx`. 400 for a name that is taken. */
  updateProfile: {
    method: "POST",
    path: "/post-profile-update",
    body: type<{ idx: number; username: string }>(),
    reply: type<string>(),
  },
});
