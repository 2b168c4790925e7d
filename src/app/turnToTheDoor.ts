import { paths } from "@/shared/routing/paths";
import { readToken } from "@/shared/session/storedSession";

/**
 * Whoever comes to an inner page without a token begins at the sign-in, before any of the page's code is asked for. The
 * state is the router's own form of it, so that the sign-in leads back to the page.
 */
export function turnToTheDoor() {
  const { pathname, search, hash } = window.location;
  if (readToken() || !pathname.startsWith("/app")) return;
  window.history.replaceState({ usr: { from: pathname + search + hash }, key: "door", idx: 0 }, "", paths.login);
}
