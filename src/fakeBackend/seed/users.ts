import type { SignedInUser } from "@/contract/auth";
import { demoSignIn } from "@/contract/demoSignIn";

import { secretOf } from "../auth/secretOf";

/** A registered person, with what is kept of the password. No answer ever carries it. */
export interface UserRow extends SignedInUser {
  secret: string;
}

/** The specification's default id (its section 9). */
export const defaultUserId = 1;

const { email, password } = demoSignIn;

export const usersSeed: UserRow[] = [
  {
    uid: defaultUserId,
    username: "Marina Solé",
    role: "admin",
    email,
    secret: secretOf(password, String(defaultUserId)),
  },
];
