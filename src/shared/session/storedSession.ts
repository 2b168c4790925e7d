import type { SignedInUser } from "@/contract/auth";
import { dropStored, readStored, readStoredJson, storedKeys, writeStored } from "@/shared/storage";

/** The keys that the specification names (`token`, `sp`), and those that it leaves to us. */
const keys = { token: "token", startPath: "sp", user: "authUser", signedInAt: "signedInAt", apiKey: "apiKey" } as const;

export interface StoredSession {
  token: string | null;
  user: SignedInUser | null;
}

export const readToken = () => readStored(keys.token) || null;
export const readApiKey = () => readStored(keys.apiKey) || null;
export const readStartPath = () => readStored(keys.startPath);
export const writeStartPath = (path: string) => writeStored(keys.startPath, path);

export function readSession(): StoredSession {
  return { token: readToken(), user: readStoredJson(keys.user, isSignedInUser) ?? null };
}

/** A picture that the page itself holds is gone with the page. */
const lasting = (image?: string) => (image && /^(blob|data):/.test(image) ? undefined : image);

/** Keeps the listed fields and no other: whatever else a server sends, a password among it, is not stored. */
export function writeSession(token: string, { uid, username, role, email, profileImage }: SignedInUser) {
  writeStored(keys.user, JSON.stringify({ uid, username, role, email, profileImage: lasting(profileImage) }));
  writeStored(keys.token, token);
  writeStored(keys.signedInAt, new Date().toISOString()); // a token may be the same as before, and then no tab is told
}

export function clearSession() {
  writeStored(keys.token, null);
  writeStored(keys.user, null);
  writeStored(keys.signedInAt, null);
}

/** What begins so was typed and not saved: it outlives the page, and goes with the person. */
export const DRAFT_PREFIX = "draft:";

export const dropDrafts = () => dropStored(DRAFT_PREFIX);

/** Whether a sign-out would take something along that was typed, in whichever tab. */
export const hasDrafts = () => storedKeys(DRAFT_PREFIX).some(readStored);

/** Whether a `storage` event tells that another tab signed in or out (`key` is null when all was cleared). */
export const isAboutSession = ({ key }: StorageEvent) =>
  key === null || key === keys.token || key === keys.user || key === keys.signedInAt;

export function isSignedInUser(value: unknown): value is SignedInUser {
  const user = value as Partial<SignedInUser> | null;
  return (
    typeof user?.uid === "number" && [user.username, user.role, user.email].every((text) => typeof text === "string")
  );
}
