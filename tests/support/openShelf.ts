import { onTestFinished } from "vitest";

import { shelfOf } from "@/fakeBackend/core/shelf";
import { http } from "@/shared/api/http";

import { startFakeBackend } from "./wholeBackend";

type Row = [table: string, key: string, row: unknown];

/** A hotel on a shelf, which is opened again and again; `edit` changes the rows of a table in between. */
export function openShelf() {
  const rows = new Map<string, Row>();
  const store = (written: Row[]) => {
    for (const row of structuredClone(written)) rows.set(`${row[0]} ${row[1]}`, row);
  };
  const shelf = () =>
    shelfOf(
      structuredClone([...rows.values()]),
      async (written) => store(written),
      async () => rows.clear(),
    );
  let stop = () => {};
  onTestFinished(() => stop());
  return {
    open() {
      stop();
      const now = () => new Date("2026-04-14T08:00:00.000Z");
      const backend = startFakeBackend(http, { delayOf: () => 0, now }, { reservations: 60 }, { shelf: shelf() });
      stop = backend.stop;
      return backend.db.hotel;
    },
    edit(table: string, change: (row: never) => unknown) {
      store([...rows.values()].flatMap(([of, key, row]) => (of === table ? [[of, key, change(row as never)]] : [])));
    },
  };
}
