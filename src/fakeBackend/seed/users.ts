import type { SignedInUser } from "@/contract/auth";
import { demoSignIn } from "@/contract/demoSignIn";

/** A registered person, with the password that no answer ever carries. */
export interface UserRow extends SignedInUser {
  password: string;
}

/** The specification's default id (its section 9). */
export const defaultUserId = 1;

export const usersSeed: UserRow[] = [{ uid: defaultUserId, username: "Marina Solé", role: "admin", ...demoSignIn }];
