const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** How long to wait before an attempt: longer after each failure, and never the same for all who lost the server together. */
export const growingPause = (failures: number) =>
  Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) * (0.5 + Math.random() / 2);
