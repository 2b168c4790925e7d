/** Milliseconds for which news wait for a write: one that hangs would hold up those of everybody else. */
const PATIENCE = 3000;

const underWay = new Set<Promise<unknown>>();

/** Remembers a call that changes something, until it is answered. */
export function writeUnderWay<Reply>(call: Promise<Reply>): Promise<Reply> {
  underWay.add(call);
  const forget = () => void underWay.delete(call);
  call.then(forget, forget);
  return call;
}

/**
 * Resolves when the writes that are under way now have been answered, and what waited for them has gone on; or else when
 * one of them has taken too long, which is not waited for again.
 */
export async function untilWritesAnswered(): Promise<void> {
  if (underWay.size === 0) return;
  const waitedFor = [...underWay];
  await Promise.race([Promise.allSettled(waitedFor), pause(PATIENCE)]);
  for (const call of waitedFor) underWay.delete(call);
  await pause(0);
}

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));
