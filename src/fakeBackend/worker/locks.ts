/**
 * Takes the lock for the life of the caller. False if another still holds it after `patience` ms (without it: waits);
 * true where the browser has no locks.
 */
export function takeLock(name: string, patience?: number): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true);
  const waiting = new AbortController();
  if (patience !== undefined) setTimeout(() => waiting.abort(), patience);
  return new Promise((resolve) => {
    const held = () => {
      resolve(true);
      return new Promise(() => {});
    };
    navigator.locks.request(name, { signal: waiting.signal }, held).catch(() => resolve(false));
  });
}

/** Resolves when the lock is free; never where the browser has no locks. */
export async function untilLockIsFree(name: string): Promise<void> {
  if (!("locks" in navigator)) return new Promise(() => {});
  return navigator.locks.request(name, { mode: "shared" }, () => {});
}
