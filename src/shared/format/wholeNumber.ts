/** "1200", "+50" and "−50" are whole numbers; NaN for anything else. */
export function wholeNumber(typed: string): number {
  const plain = typed.trim().replace("−", "-");
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
