import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { toldTopics } from "./toldTopics";

/**
 * Milliseconds: `write` collects the writes after a first one; `start` is the pause before what the last visit has left
 * untold.
 */
const WAITS = { write: 1_000, start: 10_000 } as const;

/**
 * Tells channels of each write of the hotel, whichever page is open. Their part is fetched with the first write, never
 * with the first page. The moment of that write is stored until then: the age of unsent values counts from it.
 */
export function followHotel(
  read: () => Database["hotel"],
  { clock, after, untold }: Pick<Sample, "clock" | "after" | "untold">,
  db: Pick<Database, "channels">,
  fetchArea: () => Promise<unknown>,
): () => Database["hotel"] {
  let part: typeof import("./channelsPart") | undefined;
  let fetching: Promise<void> | undefined;
  let isWaiting = false;

  async function fetch() {
    try {
      [part] = await Promise.all([import("./channelsPart"), fetchArea()]);
    } catch {
      fetching = undefined; // without a connection: with the next write
    }
  }

  function tellSoon() {
    fetching ??= fetch();
    if (isWaiting) return;
    isWaiting = true;
    after(WAITS.write, () => {
      isWaiting = false;
      if (part) part.settle(db.channels, { now: clock, after });
      else if (fetching) tellSoon();
    });
  }

  read().revision.listen((changed) => {
    if (!changed.some((topic) => toldTopics.some((told) => told === topic))) return;
    if (!untold.get("since")) untold.set("since", clock().toISOString());
    tellSoon();
  });
  if (untold.get("since")) after(WAITS.start, tellSoon);
  return read;
}
