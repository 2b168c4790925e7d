import { onTestFinished } from "vitest";

/** Other tabs that are open, by the locks that they hold. */
export function withTabs(tabs: { open: string[] }) {
  const locks = {
    request: async (_name: string, work: () => unknown) => work(),
    query: async () => ({ held: tabs.open.map((tab) => ({ name: `outbox of ${tab}` })) }),
  };
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "locks"));
}
