import type { NetworkFaults } from "@/contract/faults";

import type { Area } from "./core/area";
import * as areas from "./areas";
import type { After } from "./core/conditions";
import { createCore, type Sample } from "./core/createCore";
import type { Database } from "./core/database";
import { KeptMap } from "./core/KeptMap";
import { faultsIn, type SampleSize } from "./core/demoAskedFor";
import type { Shelf } from "./core/shelf";

type DataIn<Areas> = { readonly [Name in keyof Areas]: Areas[Name] extends Area<infer Data> ? Data : never };

declare module "./core/database" {
  interface Database extends DataIn<typeof areas> {}
}

/** Without `clock` and `after` time stands still. */
export function createDatabase(
  now: Date,
  shelf: Shelf,
  size?: SampleSize,
  clock = () => now,
  after: After = () => () => {},
  answers: () => Pick<NetworkFaults, "agency" | "partner"> = faultsIn,
): Database {
  const sample: Sample = {
    now,
    shelf,
    size,
    clock,
    after,
    agency: () => answers().agency,
    partner: () => answers().partner,
    untold: new KeptMap(shelf.table("untold")),
  };
  const db = createCore(sample) as Database;
  for (const [name, area] of Object.entries(areas)) {
    let read: (() => unknown) | undefined;
    // made when they are first asked for, so that nothing waits for them at the start
    const get = () => (read ??= area.createData(sample, db))();
    Object.defineProperty(db, name, { get });
  }
  return db;
}
