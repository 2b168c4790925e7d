import { nanoid } from "@reduxjs/toolkit";

/** This page among the tabs of the browser. */
export const ownTab = nanoid();

const lockOf = (tab: string) => `outbox of ${tab}`;

let isAlive = false;

/** Holds the lock of this tab for as long as the page is there. */
function showLife() {
  if (!isAlive) void navigator.locks.request(lockOf(ownTab), () => new Promise(() => {}));
  isAlive = true;
}

/**
 * Does something with what tells which tabs are still there, one tab after the other. A browser without locks cannot tell: there
 * it is as if all were gone.
 */
export async function amongTabs<Result>(act: (isThere: (tab: string) => boolean) => Result): Promise<Result> {
  if (!("locks" in navigator)) return act(() => false);
  try {
    showLife();
    return await navigator.locks.request("outbox", async () => {
      const { held = [] } = await navigator.locks.query();
      const locks = new Set(held.map(({ name }) => name));
      return act((tab) => locks.has(lockOf(tab)));
    });
  } catch {
    return act(() => false);
  }
}

/** Resolves once the tab is gone, for several that wait one after the other; never where the browser cannot tell. */
export async function gone(tab: string): Promise<void> {
  try {
    if ("locks" in navigator) return await navigator.locks.request(lockOf(tab), () => {});
  } catch {
    // it may not be asked
  }
  return new Promise(() => {});
}
