import type { SignedInUser } from "@/contract/auth";
import { dropStored, readStored, readStoredJson, storedKeys, writeStored } from "@/shared/storage";

/** The specification's keys (`token`, `sp`), and ours. */
const keys = { token: "token", startPath: "sp", user: "authUser", signedInAt: "signedInAt", apiKey: "apiKey" } as const;

export interface StoredSession {
  token: string | null;
  user: SignedInUser | null;
}

/** Stands for the token where the server gives none: the gate asks only whether there is one. Never sent. */
export const placeholderToken = "conserje-session";

export const readToken = () => readStored(keys.token) || null;
export const readApiKey = () => readStored(keys.apiKey) || null;
export const readStartPath = () => readStored(keys.startPath);
export const writeStartPath = (path: string) => writeStored(keys.startPath, path);

export function readSession(): StoredSession {
  return { token: readToken(), user: readStoredJson(keys.user, isSignedInUser) ?? null };
}

/** A blob or data picture does not survive the page. */
const lasting = (image?: string) => (image && /^(blob|data):/.test(image) ? undefined : image);

/** Stores only the listed fields: nothing else that a server sends, such as a password. */
export function writeSession(token: string, { uid, username, role, email, profileImage }: SignedInUser) {
  writeStored(keys.user, JSON.stringify({ uid, username, role, email, profileImage: lasting(profileImage) }));
  writeStored(keys.token, token);
  writeStored(keys.signedInAt, new Date().toISOString()); // an equal token would fire no event in other tabs
}

/** The session goes on with another token. */
export const renewToken = (token: string) => writeStored(keys.token, token);

export function clearSession() {
  writeStored(keys.token, null);
  writeStored(keys.user, null);
  writeStored(keys.signedInAt, null);
}

/** Keys of unsaved input: it survives the page, and a sign-out removes it. */
export const DRAFT_PREFIX = "draft:";

export const dropDrafts = () => dropStored(DRAFT_PREFIX);

/** Whether a sign-out would discard unsaved input, in any tab. */
export const hasDrafts = () => storedKeys(DRAFT_PREFIX).some(readStored);

/** Whether a `storage` event is another tab's sign-in or sign-out (`key` is null after a clear). */
export const isAboutSession = ({ key }: StorageEvent) =>
  key === null || key === keys.token || key === keys.user || key === keys.signedInAt;

export function isSignedInUser(value: unknown): value is SignedInUser {
  const user = value as Partial<SignedInUser> | null;
  return (
    typeof user?.uid === "number" && [user.username, user.role, user.email].every((text) => typeof text === "string")
  );
}
