/**
 * Takes the lock of that name for as long as whoever asks is there. False where somebody else still has it after
 * `patience` (in ms; without one, there is nobody else); where the browser has no locks, everybody does.
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

/** Resolves once nobody holds the lock of that name; never where the browser has no locks. */
export async function untilLockIsFree(name: string): Promise<void> {
  if (!("locks" in navigator)) return new Promise(() => {});
  return navigator.locks.request(name, { mode: "shared" }, () => {});
}
