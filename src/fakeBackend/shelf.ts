/** Where the rows of one table outlive the page. A row that is `null` was removed. */
export interface TableShelf {
  readonly kept: ReadonlyMap<string, unknown>;
  put: (key: string, row: unknown) => void;
}

/** Where rows outlive the page: what was kept before is there at once, what changes is written behind. */
export interface Shelf {
  table: (name: string) => TableShelf;
  /** Whether more was kept than when the sample began. */
  readonly isTouched: boolean;
  /** Resolves when everything that was put is kept, or when it is known that nothing more will be. */
  flushed: () => Promise<void>;
  /** Forgets everything. */
  clear: () => Promise<void>;
}

/** Keeps nothing: the sample is as new at each start. */
export const noShelf: Shelf = {
  table: () => ({ kept: new Map(), put: () => {} }),
  isTouched: false,
  flushed: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/** Tables that are written without anybody's having done anything but come in. */
const untouching = new Set(["sample", "session", "answers"]);

/** Keeps rows by the name of their table and their key, and gives what changed to `write`, many at a time. */
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
   * Begins once the call that put something has been answered: a change goes in one batch with the answer that says so.
   * Whatever is put while one batch is on its way goes with the next.
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
