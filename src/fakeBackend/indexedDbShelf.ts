import { clear, createStore, entries, setMany, type UseStore } from "idb-keyval";

import { noShelf, type Shelf, shelfOf } from "./shelf";
import { withLivingFiles } from "./withLivingFiles";

/** Rows of another version are of another shape: they are left where they are, and the sample begins anew. */
const VERSION = 1;

type Key = [table: string, key: string];

/**
 * The shelf in this browser's IndexedDB. Storage that is forbidden, corrupt or full ends the keeping, not the work:
 * `tellForgetting` hears of it, once.
 */
export async function openIndexedDbShelf(name: string, tellForgetting: () => void): Promise<Shelf> {
  let isKeeping = true;
  const forget = () => {
    if (isKeeping) tellForgetting();
    isKeeping = false;
  };
  const write = (store: UseStore) => (rows: [string, string, unknown][]) =>
    isKeeping
      ? setMany(
          rows.map(([table, key, row]) => [[table, key], row]),
          store,
        ).catch(forget)
      : Promise.resolve();
  try {
    const store = createStore(`${name}-${VERSION}`, "rows");
    const kept = await entries<Key, unknown>(store);
    const { rows, replaced } = withLivingFiles(kept.map(([[table, key], row]) => [table, key, row]));
    if (replaced.length > 0) await write(store)(replaced);
    return shelfOf(rows, write(store), () => clear(store).catch(forget));
  } catch {
    forget();
    return noShelf;
  }
}
