/** Storage for the rows of one table. `null` is a removed row. */
export interface TableShelf {
  readonly kept: ReadonlyMap<string, unknown>;
  put: (key: string, row: unknown) => void;
}

/** Storage that survives the page: reads come from memory, writes happen in the background. */
export interface Shelf {
  table: (name: string) => TableShelf;
  /** Whether anything was stored since the sample was created. */
  readonly isTouched: boolean;
  /** Resolves when everything is stored, or when it is known that nothing more will be. */
  flushed: () => Promise<void>;
  /** Removes everything. */
  clear: () => Promise<void>;
}

/** Stores nothing: the sample is new at each start. */
export const noShelf: Shelf = {
  table: () => ({ kept: new Map(), put: () => {} }),
  isTouched: false,
  flushed: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/** Tables that are written by merely signing in. */
const untouching = new Set(["sample", "session", "answers"]);

/** Keeps rows by table and key, and passes changes to `write` in batches. */
export function shelfOf(
  rows: Iterable<[table: string, key: string, row: unknown]>,
  write: (rows: [table: string, key: string, row: unknown][]) => Promise<void>,
  clear: () => Promise<void>,
): Shelf {
  const kept = new Map<string, Map<string, unknown>>();
  for (const [table, key, row] of rows) keptOf(table).set(key, row);
  let waiting = new Map<string, [string, string, unknown]>();
  let writing: Promise<void> | undefined;

  function keptOf(table: string) {
    const its = kept.get(table) ?? new Map<string, unknown>();
    kept.set(table, its);
    return its;
  }

  /**
   * Starts after the call's reply, so that a change and its reply go in one batch. Later changes go with the next
   * batch.
   */
  async function writeAll() {
    while (waiting.size > 0) {
      const batch = [...waiting.values()];
      waiting = new Map();
      await write(batch);
    }
    writing = undefined;
  }

  return {
    table: (name) => ({
      kept: keptOf(name),
      put(key, row) {
        waiting.set(JSON.stringify([name, key]), [name, key, row]);
        writing ??= new Promise<void>((resolve) => setTimeout(resolve)).then(writeAll);
      },
    }),
    get isTouched() {
      return [...kept].some(([table, its]) => its.size > 0 && !untouching.has(table));
    },
    flushed: () => writing ?? Promise.resolve(),
    async clear() {
      kept.clear();
      waiting.clear();
      await writing;
      await clear();
    },
  };
}
