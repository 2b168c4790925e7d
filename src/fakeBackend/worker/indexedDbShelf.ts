import { clear, createStore, entries, promisifyRequest, type UseStore } from "idb-keyval";

import { noShelf, type Shelf, shelfOf } from "../core/shelf";
import { withLivingFiles } from "../core/withLivingFiles";
import type { Forgetting } from "./workerMessages";

/** Rows of another version have another shape: they are ignored, and the sample starts again. */
const VERSION = 3;

type Key = [table: string, key: string];

/** A stored row with its checksum. */
interface Kept {
  row: unknown;
  sum: number;
}

/**
 * The shelf in the browser's IndexedDB. Forbidden, damaged or full storage ends the storing, not the work:
 * `tellForgetting` is called once. Damaged storage can be cleared, and the next visit stores again.
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
          // synchronously with its checksum: a row that changes in between would look damaged
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

/** Throws if the row differs from what was stored. */
function soundRow(value: unknown): unknown {
  if (!isKept(value)) throw new DamagedRow();
  const { row, sum } = value;
  if (sum !== sumOf(row)) throw new DamagedRow();
  return row;
}

const isKept = (value: unknown): value is Kept => typeof value === "object" && value !== null && "sum" in value;

/** A checksum (FNV-1a) of a row, without the contents of files. */
function sumOf(row: unknown): number {
  const letters = Array.from(JSON.stringify(row ?? null), (letter) => letter.codePointAt(0)!);
  return letters.reduce((sum, letter) => Math.imul(sum ^ letter, 0x01000193), 0x811c9dc5);
}
