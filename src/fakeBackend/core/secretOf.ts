import { pbkdf2 } from "@noble/hashes/pbkdf2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** Few, so that the sample starts fast: this is not a real server's store. */
const ROUNDS = 1000;

/** Stored hash of a password: enough to verify it, not to read it. `salt` is the account's own. */
export const secretOf = (password: string, salt: string): string =>
  bytesToHex(pbkdf2(sha256, password, salt, { c: ROUNDS, dkLen: 32 }));
