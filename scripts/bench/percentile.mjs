/** The value below which a share of the values lies; a half gives the median. */
export function percentile(values, share = 0.5) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
