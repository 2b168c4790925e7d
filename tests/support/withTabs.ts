import { onTestFinished } from "vitest";

/** Other tabs that are open, by the locks that they hold until they are closed. */
export function withTabs(...open: string[]) {
  const lockOf = (tab: string) => `outbox of ${tab}`;
  const held = new Map<string, Promise<void>>();
  const release = new Map<string, () => void>();
  for (const tab of open) held.set(lockOf(tab), new Promise((resolve) => release.set(tab, resolve)));
  const locks = {
    request: async (name: string, work: () => unknown) => {
      await held.get(name);
      return work();
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  };
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "locks"));
  return {
    close(tab: string) {
      held.delete(lockOf(tab));
      release.get(tab)?.();
    },
  };
}
