import { entrance } from "./entrance";

const ORIGIN = "http://inside.invalid";

/**
 * The path if it is inside the app, else undefined; whether there is a page is for the router to know. For untrusted
 * paths: the stored start path, and the page that a person came from.
 */
export function insidePath(path: unknown): string | undefined {
  const isInside = (text: string) => text.startsWith(`${entrance.inside}/`);
  // browsers silently drop control characters from addresses, and treat a backslash as a slash
  if (typeof path !== "string" || !isInside(path) || /[\\ \p{Cc}]/u.test(path)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, ORIGIN);
  return origin === ORIGIN && isInside(pathname) ? pathname + search + hash : undefined;
}
