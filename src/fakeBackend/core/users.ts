import type { SignedInUser } from "@/contract/auth";
import { demoSignIn } from "@/contract/demoSignIn";

/** A registered person, with the hash of the password, which is never sent. */
export interface UserRow extends SignedInUser {
  secret: string;
}

/** The specification's default id (its section 9). */
export const defaultUserId = 1;

export const usersSeed: UserRow[] = [
  {
    uid: defaultUserId,
    username: "Marina Solé",
    role: "admin",
    email: demoSignIn.email,
    // `secretOf` the demo's password, which takes longer than the rest of the start
    secret: "310bcdb43af2a873d05f1d626b9c18005a59edac9bcc85397ad54bb2f6f5c4fe",
  },
];
