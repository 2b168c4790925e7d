import { latinDigits } from "@/domain/text/digits";

/** "1200", "+50", "−50" and "٥٠" are whole numbers; NaN for anything else. */
export function wholeNumber(typed: string): number {
  const plain = latinDigits(typed).trim().replace("−", "-");
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : Number.NaN;
}
