import { isWorkUnsaved } from "@/shared/unsavedWork";

import { fetchMissingStyles } from "./missingStyles";

const reloadedKey = "reloadedForRelease";
const RELOAD_REST_MS = 60_000;

/** A part of the app that could not be fetched: the connection is down, or a deploy has replaced the release. */
class MissingPart extends Error {}

export const isMissingPart = (error: unknown) => error instanceof MissingPart;

/**
 * Fetches a lazy part. If it is not there any more, the whole page is loaded afresh at `destination`: once a minute at
 * most, so that nothing goes round in circles, and never over unsaved work. Otherwise the error page offers the same.
 */
export async function fetchPart<Part>(fetch: () => Promise<Part>, destination: () => string): Promise<Part> {
  try {
    await fetchMissingStyles();
    return await fetch();
  } catch (cause) {
    if (navigator.onLine && !isWorkUnsaved() && mayReload()) {
      loadAfresh(destination());
      return new Promise<Part>(() => {}); // nothing to draw: the page is on its way out
    }
    throw new MissingPart("A part of the app could not be fetched.", { cause });
  }
}

/** Where the destination is the page itself, or differs by its fragment alone, only a reload loads anything. */
function loadAfresh(destination: string) {
  const { origin, pathname, search } = window.location;
  const there = new URL(destination, origin);
  if (there.pathname === pathname && there.search === search) window.location.reload();
  else window.location.assign(destination);
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey));
    if (Date.now() - last < RELOAD_REST_MS) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
