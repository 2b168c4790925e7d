const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * Pause before an attempt, in ms: longer after each failure, and randomised so that clients do not return all at once.
 */
export const growingPause = (failures: number) =>
  Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) * (0.5 + Math.random() / 2);
