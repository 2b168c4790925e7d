import { onTestFinished } from "vitest";

import { fakeLocks } from "./fakeLocks";

/** Other open tabs, by the locks that they hold until they are closed. */
export function withTabs(...open: string[]) {
  const lockOf = (tab: string) => `outbox of ${tab}`;
  const { locks, release, names } = fakeLocks();
  for (const tab of open) void locks.request(lockOf(tab), () => new Promise(() => {}));
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "locks"));
  return { close: (tab: string) => release(lockOf(tab)), names };
}
