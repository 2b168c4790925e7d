import { vi } from "vitest";

const { setImmediate } = globalThis;

/** What follows from what has happened, without any time passing. */
export const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Time that passes as fast as the machine can follow: in steps, each with all that follows from it. */
export async function pass(ms: number, each: () => void = () => {}, step = 20) {
  for (let passed = 0; passed < ms; passed += step) {
    vi.advanceTimersByTime(Math.min(step, ms - passed));
    await settled();
    each();
  }
}
