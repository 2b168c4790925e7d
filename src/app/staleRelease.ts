import { isWorkUnsaved } from "@/shared/session/unsavedWork";
import { noteLoadBetweenPages } from "@/shared/ui/page/navigated";

import { fetchMissingStyles } from "./missingStyles";

const reloadedKey = "reloadedForRelease";
const RELOAD_REST_MS = 60_000;

/** A part that could not be fetched: no connection, or a deploy replaced the release. */
class MissingPart extends Error {}

export const isMissingPart = (error: unknown) => error instanceof MissingPart;

/**
 * Fetches a lazy part. If it no longer exists, the page reloads at `destination`: at most once a minute, and never over
 * unsaved work. Otherwise the error page offers a reload.
 */
export async function fetchPart<Part>(fetch: () => Promise<Part>, destination: () => string): Promise<Part> {
  try {
    await fetchMissingStyles();
    return await fetch();
  } catch (cause) {
    if (navigator.onLine && !isWorkUnsaved() && mayReload()) {
      loadAfresh(destination());
      return new Promise<Part>(() => {}); // never resolves: the page is reloading
    }
    throw new MissingPart("A part of the app could not be fetched.", { cause });
  }
}

/** If the destination is this page, or differs by its fragment only, `assign` would not load anything: reload. */
function loadAfresh(destination: string) {
  if (document.querySelector("h1")) noteLoadBetweenPages(); // a page is shown, and is left
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
