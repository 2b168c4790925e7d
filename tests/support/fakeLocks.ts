interface Lock {
  name: string;
  mode: "exclusive" | "shared";
}

interface Asked extends Partial<Lock> {
  signal?: AbortSignal;
}

/** Web Locks as in a browser, each released in a turn of its own: until then a request finds it held. */
export function fakeLocks() {
  const held = new Set<Lock>();
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

  async function request(name: string, ...rest: [() => unknown] | [Asked, () => unknown]) {
    const [{ mode = "exclusive", signal }, work] = rest.length === 1 ? [{} as Asked, rest[0]] : rest;
    const lock: Lock = { name, mode };
    await new Promise<void>((resolve, reject) => {
      waiting.set(lock, resolve);
      signal?.addEventListener("abort", () => waiting.delete(lock) && reject(new DOMException("abort", "AbortError")));
      grant();
    });
    try {
      return await work();
    } finally {
      setTimeout(letGo, 0, lock);
    }
  }

  return {
    locks: { request, query: async () => ({ held: [...held] }) },
    /** The holder is gone. */
    release: (name: string) => [...held].filter((one) => one.name === name).forEach(letGo),
    names: () => [...held].map(({ name }) => name),
  };
}
