import type { Area } from "./core/area";
import * as areas from "./areas";
import { createCore, type Sample } from "./core/createCore";
import type { Database } from "./core/database";
import type { SampleSize } from "./core/demoAskedFor";
import type { Shelf } from "./core/shelf";

type DataIn<Areas> = { readonly [Name in keyof Areas]: Areas[Name] extends Area<infer Data> ? Data : never };

declare module "./core/database" {
  interface Database extends DataIn<typeof areas> {}
}

export function createDatabase(now: Date, shelf: Shelf, size?: SampleSize, clock = () => now): Database {
  const sample: Sample = { now, shelf, size, clock };
  const db = createCore(sample) as Database;
  for (const [name, area] of Object.entries(areas)) {
    let read: (() => unknown) | undefined;
    // made when they are first asked for, so that nothing waits for them at the start
    const get = () => (read ??= area.createData(sample, db))();
    Object.defineProperty(db, name, { get });
  }
  return db;
}
