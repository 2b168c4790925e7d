import { clear, createStore, entries, promisifyRequest, type UseStore } from "idb-keyval";

import { noShelf, type Shelf, shelfOf } from "./shelf";
import { withLivingFiles } from "./withLivingFiles";
import type { Forgetting } from "./workerMessages";

/** Rows of another version are of another shape: they are left where they are, and the sample begins anew. */
const VERSION = 2;

type Key = [table: string, key: string];

/** A row as it is kept, and by what one sees that it is still as it was. */
interface Kept {
  row: unknown;
  sum: number;
}

/**
 * The shelf in this browser's IndexedDB. Storage that is forbidden, corrupt or full ends the keeping, not the work:
 * `tellForgetting` hears of it, once. What is corrupt can be cleared, and the next visit keeps again.
 */
export async function openIndexedDbShelf(name: string, tellForgetting: (why: Forgetting) => void): Promise<Shelf> {
  let isKeeping = true;
  const forget = (error: unknown) => {
    if (isKeeping) tellForgetting(error instanceof DamagedRow ? "damaged" : "unkept");
    isKeeping = false;
  };
  const write = (store: UseStore) => (rows: [string, string, unknown][]) =>
    isKeeping
      ? store("readwrite", (kept) => {
          // in one turn with its sum: a row that were changed in between would be taken for a damaged one
          for (const [table, key, row] of rows) kept.put({ row, sum: sumOf(row) } satisfies Kept, [table, key]);
          return promisifyRequest(kept.transaction);
        }).catch(forget)
      : Promise.resolve();
  let store: UseStore | undefined;
  async function clearStore() {
    try {
      if (store) await clear(store);
    } catch (error) {
      forget(error);
    }
  }
  try {
    store = createStore(`${name}-${VERSION}`, "rows");
    const kept = await entries<Key, unknown>(store);
    const { rows, replaced } = withLivingFiles(kept.map(([[table, key], value]) => [table, key, soundRow(value)]));
    if (replaced.length > 0) await write(store)(replaced);
    return shelfOf(rows, write(store), clearStore);
  } catch (error) {
    forget(error);
    return { ...noShelf, clear: clearStore };
  }
}

class DamagedRow extends Error {}

/** Throws where it is not what was kept. */
function soundRow(value: unknown): unknown {
  if (!isKept(value)) throw new DamagedRow();
  const { row, sum } = value;
  if (sum !== sumOf(row)) throw new DamagedRow();
  return row;
}

const isKept = (value: unknown): value is Kept => typeof value === "object" && value !== null && "sum" in value;

/** A checksum (FNV-1a) of what a row says; contents of files are not looked into. */
function sumOf(row: unknown): number {
  const letters = Array.from(JSON.stringify(row ?? null), (letter) => letter.codePointAt(0)!);
  return letters.reduce((sum, letter) => Math.imul(sum ^ letter, 0x01000193), 0x811c9dc5);
}
