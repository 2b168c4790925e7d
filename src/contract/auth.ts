import { defineContract, type } from "./endpoint";

/** The signed-in person, as stored in the browser. Never holds the password. */
export interface SignedInUser {
  uid: number;
  username: string;
  role: string;
  email: string;
  profileImage?: string;
}

export interface Credentials {
  /** The typed username; the specification's payload calls it email. */
  email: string;
  password: string;
}

export interface NewUser {
  username: string;
  email: string;
  password: string;
}

/** Report of an identity provider about a person who signs in with it. */
export interface SocialProfile {
  provider: string;
  token: string;
  email: string;
  name: string;
}

export interface WithAccessToken {
  /** Sent with each later call as `Authorization: Bearer`. Its lifetime is the server's. */
  accessToken: string;
}

/** Of a server that knows its people by a cookie, the reply has no token. */
export type SignInReply = SignedInUser & Partial<WithAccessToken>;

/**
 * Header of any reply: the token that replaces the one of the call, so that the session lasts while somebody works. An
 * expired one is refused with 401: the person signs in again, and the call is repeated.
 */
export const ACCESS_TOKEN_HEADER = "access-token";

export const authContract = defineContract({
  register: { method: "POST", path: "/post-fake-register", body: type<NewUser>(), reply: type<SignedInUser>() },
  registerJwt: { method: "POST", path: "/post-jwt-register", body: type<NewUser>(), reply: type<SignedInUser>() },
  login: { method: "POST", path: "/post-fake-login", body: type<Credentials>(), reply: type<SignInReply>() },
  loginJwt: {
    method: "POST",
    path: "/post-jwt-login",
    body: type<Credentials>(),
    reply: type<SignedInUser & WithAccessToken>(),
  },
  socialLogin: { method: "POST", path: "/social-login", body: type<SocialProfile>(), reply: type<SignInReply>() },
  forgotPassword: {
    method: "POST",
    path: "/post-fake-forgot-password",
    body: type<{ email: string }>(),
    reply: type<string>(),
  },
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
  updateProfile: {
    method: "POST",
    path: "/post-profile-update",
    body: type<{ idx: number; username: string }>(),
    reply: type<string>(),
  },
});
