const underWay = new Set<Promise<unknown>>();

/** Remembers a call that changes something, until it is answered. */
export function writeUnderWay<Reply>(call: Promise<Reply>): Promise<Reply> {
  underWay.add(call);
  const forget = () => void underWay.delete(call);
  call.then(forget, forget);
  return call;
}

/** Resolves when the writes that are under way now have been answered, and what waited for them has gone on. */
export async function untilWritesAnswered(): Promise<void> {
  if (underWay.size === 0) return;
  await Promise.allSettled(underWay);
  await new Promise((resolve) => setTimeout(resolve));
}
