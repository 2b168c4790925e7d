import { onTestFinished } from "vitest";

interface Lock {
  name: string;
  mode: "exclusive" | "shared";
}

/**
 * Other tabs that are open, by the locks that they hold until they are closed. A lock is let go in a turn of its own, as in
 * a browser: whoever asks meanwhile finds it held.
 */
export function withTabs(...open: string[]) {
  const lockOf = (tab: string): Lock => ({ name: `outbox of ${tab}`, mode: "exclusive" });
  const held = new Set(open.map(lockOf));
  const waiting = new Map<Lock, () => void>();

  const isFree = ({ name, mode }: Lock) =>
    [...held].every((one) => one.name !== name || (one.mode === "shared" && mode === "shared"));
  function grant() {
    for (const [lock, tell] of waiting) {
      if (!isFree(lock)) continue;
      waiting.delete(lock);
      held.add(lock);
      tell();
    }
  }
  function letGo(lock: Lock) {
    held.delete(lock);
    grant();
  }

  async function request(name: string, ...rest: [() => unknown] | [Partial<Lock>, () => unknown]) {
    const [{ mode = "exclusive" }, work] = rest.length === 1 ? [{}, rest[0]] : rest;
    const lock: Lock = { name, mode };
    await new Promise<void>((resolve) => {
      waiting.set(lock, resolve);
      grant();
    });
    try {
      return await work();
    } finally {
      setTimeout(letGo, 0, lock);
    }
  }
  const query = async () => ({ held: [...held] });
  Object.defineProperty(navigator, "locks", { value: { request, query }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "locks"));

  return { close: (tab: string) => [...held].filter(({ name }) => name === lockOf(tab).name).forEach(letGo) };
}
