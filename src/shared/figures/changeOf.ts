/** Change of a figure as a share of what it was: 0.04 for 104 after 100. None where either is unknown, or it was 0. */
export const changeOf = (now: number | undefined, before: number | undefined): number | undefined =>
  now === undefined || before === undefined || before === 0 ? undefined : (now - before) / Math.abs(before);
