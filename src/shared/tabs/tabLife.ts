import { nanoid } from "@reduxjs/toolkit";

import { cancellable } from "@/shared/api/cancellable";

/** The id of this tab. */
export const ownTab = nanoid();

const lockOf = (tab: string) => `outbox of ${tab}`;

let isAlive = false;

/** Holds this tab's lock while the page lives. */
function showLife() {
  if (!isAlive) navigator.locks.request(lockOf(ownTab), () => new Promise(() => {})).catch(() => {});
  isAlive = true;
}

/**
 * Calls `act` with a function that says which tabs are still open, one tab at a time. Without Web Locks all others
 * count as closed. A cancelled saga does not start.
 */
export const amongTabs = <Result>(act: (isThere: (tab: string) => boolean) => Result) =>
  cancellable(async (signal) => {
    if (!("locks" in navigator)) return act(() => false);
    try {
      showLife();
      return await navigator.locks.request("outbox", { signal }, async () => {
        const { held = [] } = await navigator.locks.query();
        signal.throwIfAborted();
        const lives = new Set(held.flatMap(({ name, mode }) => (mode === "exclusive" ? [name] : [])));
        return act((tab) => lives.has(lockOf(tab)));
      });
    } catch {
      signal.throwIfAborted();
      return act(() => false);
    }
  });

/** Resolves when the tab has closed; never where the browser cannot tell. A cancelled saga stops waiting. */
export const gone = (tab: string) =>
  cancellable(async (signal): Promise<void> => {
    try {
      // shared: a suspended tab that has just got the lock must not block others
      if ("locks" in navigator) return await navigator.locks.request(lockOf(tab), { mode: "shared", signal }, () => {});
    } catch {
      // locks are forbidden
    }
    return new Promise(() => {});
  });
