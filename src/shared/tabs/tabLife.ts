import { nanoid } from "@reduxjs/toolkit";

import { cancellable } from "@/shared/saga/cancellable";

/** This page among the tabs of the browser. */
export const ownTab = nanoid();

const lockOf = (tab: string) => `outbox of ${tab}`;

let isAlive = false;

/** Holds the lock of this tab for as long as the page is there: alone, as nobody else ever asks for it. */
function showLife() {
  if (!isAlive) navigator.locks.request(lockOf(ownTab), () => new Promise(() => {})).catch(() => {});
  isAlive = true;
}

/**
 * Does something with what tells which tabs are still there, one tab after the other. Where the browser has no locks it is
 * as if all were gone. A saga that is cancelled before its turn does nothing.
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

/** Resolves once the tab is gone, for all who wait; never where the browser cannot tell. A saga that is cancelled waits no more. */
export const gone = (tab: string) =>
  cancellable(async (signal): Promise<void> => {
    try {
      // shared: whoever is told stands in nobody's way, though it be suspended before it lets go
      if ("locks" in navigator) return await navigator.locks.request(lockOf(tab), { mode: "shared", signal }, () => {});
    } catch {
      // it may not be asked
    }
    return new Promise(() => {});
  });
