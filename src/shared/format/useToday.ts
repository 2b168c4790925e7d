import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let told = "";

/**
 * The reader's local calendar day, as a comparable text; renders again when it changes. One timer to the next midnight
 * serves all; a machine that slept through it catches up when the tab becomes visible.
 */
export const useToday = (): string => useSyncExternalStore(listen, today);

const today = () => new Date().toDateString();

function listen(tell: () => void) {
  if (listeners.size === 0) {
    document.addEventListener("visibilitychange", look);
    waitForMidnight();
  }
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", look);
    clearTimeout(timer);
  };
}

function look() {
  if (told !== today()) for (const tell of listeners) tell();
  waitForMidnight();
}

function waitForMidnight() {
  told = today();
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  clearTimeout(timer);
  timer = setTimeout(look, midnight.getTime() - now.getTime());
}
