let lastMoment = 0;

/** Now, or a little later where something else was written now: a later page puts them in their order by it. ISO 8601. */
export function ownMoment(): string {
  lastMoment = Math.max(Date.now(), lastMoment + 1);
  return new Date(lastMoment).toISOString();
}

/** The older one first. */
export const byMoment = (a: { time: string }, b: { time: string }) => a.time.localeCompare(b.time);
