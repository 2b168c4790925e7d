import type { SignedInUser } from "@/contract/auth";
import { demoSignIn } from "@/contract/demoSignIn";

import { secretOf } from "./secretOf";

/** A registered person, with the hash of the password, which is never sent. */
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
