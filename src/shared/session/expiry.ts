/** Calls that were refused because the session has expired. They wait here until the person has signed in again. */
const held = new Set<(isRenewed: boolean) => void>();
let renewals = 0;
let tellOfExpiry: (() => void) | undefined;

/** The listener asks the person to sign in again, and ends the wait. */
export function listenForExpiry(listener: () => void) {
  tellOfExpiry = listener;
  return () => {
    if (tellOfExpiry === listener) tellOfExpiry = undefined;
  };
}

/** How often the session was renewed: a call from before the last renewal was refused with the old session. */
export const renewalsSoFar = () => renewals;

/** Resolves when the wait is over; true if the call can be repeated. */
export function untilRenewed(signal: AbortSignal): Promise<boolean> {
  if (!tellOfExpiry) return Promise.resolve(false);
  const renewal = new Promise<boolean>((resolve) => {
    held.add(resolve);
    signal.addEventListener("abort", () => {
      held.delete(resolve);
      resolve(false);
    });
  });
  tellOfExpiry();
  return renewal;
}

export function endWait(isRenewed: boolean) {
  if (isRenewed) renewals += 1;
  for (const resolve of held) resolve(isRenewed);
  held.clear();
}
