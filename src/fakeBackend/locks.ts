/** Milliseconds in which a page or a worker that has just gone lets go of what it held. */
const PATIENCE = 1000;

/**
 * Takes the lock of that name for as long as whoever asks is there. False where somebody else has it; where the browser has
 * no locks, everybody does.
 */
export function takeLock(name: string): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = () => {
      resolve(true);
      return new Promise(() => {});
    };
    navigator.locks.request(name, { signal: AbortSignal.timeout(PATIENCE) }, held).catch(() => resolve(false));
  });
}

/** Resolves once nobody holds the lock of that name; never where the browser has no locks. */
export async function untilLockIsFree(name: string): Promise<void> {
  if (!("locks" in navigator)) return new Promise(() => {});
  return navigator.locks.request(name, { mode: "shared" }, () => {});
}
