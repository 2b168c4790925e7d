import { entrance } from "@/shared/routing/entrance";
import { readToken } from "@/shared/session/storedSession";

/**
 * Redirects a visit without a token to the sign-in before any code of the page is fetched. The history state has the
 * router's format, so that the sign-in leads back to the page.
 */
export function turnToTheDoor() {
  const { pathname, search, hash } = window.location;
  if (readToken() || !pathname.startsWith("/app")) return;
  window.history.replaceState({ usr: { from: pathname + search + hash }, key: "door", idx: 0 }, "", entrance.login);
}
