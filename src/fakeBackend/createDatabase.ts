import type { Area } from "./core/area";
import * as areas from "./areas";
import { createCore, type Sample } from "./core/createCore";
import type { AreaData, Database } from "./core/database";
import type { SampleSize } from "./core/demoAskedFor";
import type { Shelf } from "./core/shelf";

/** All data have their area, or this does not compile. */
const areaOf: { [Name in keyof AreaData]: Area<AreaData[Name]> } = areas;

export function createDatabase(now: Date, shelf: Shelf, size?: SampleSize, clock = () => now): Database {
  const sample: Sample = { now, shelf, size, clock };
  const db = createCore(sample) as Database;
  for (const [name, area] of Object.entries(areaOf)) {
    let read: (() => unknown) | undefined;
    // made when they are first asked for, so that nothing waits for them at the start
    const get = () => (read ??= area.createData(sample, db))();
    Object.defineProperty(db, name, { get });
  }
  return db;
}
