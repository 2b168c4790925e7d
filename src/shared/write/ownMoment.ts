let lastMoment = 0;

/** Now, or the next free millisecond: each pending write has another moment, and a later page sorts them by it. ISO 8601. */
export function ownMoment(): string {
  lastMoment = Math.max(Date.now(), lastMoment + 1);
  return new Date(lastMoment).toISOString();
}

/** The older one first. */
export const byMoment = (a: { time: string }, b: { time: string }) => a.time.localeCompare(b.time);
