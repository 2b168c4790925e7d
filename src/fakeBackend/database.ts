import { sentences } from "@/contract/sentences";

import type { Area } from "./area";
import * as areas from "./areas";
import { KeptMap } from "./KeptMap";
import type { SampleSize } from "./demoAskedFor";
import { cartSeed } from "./seed/cart";
import { notificationsAt } from "./seed/notifications";
import { tasksSeed } from "./seed/tasks";
import { defaultUserId, usersSeed } from "./seed/users";
import type { Shelf, TableShelf } from "./shelf";
import { Table } from "./table";
import { FILES } from "./withLivingFiles";

type Areas = typeof areas;
type DataOf<A> = A extends Area<infer Data> ? Data : never;

/** What makes the sample what it is. */
export interface Sample {
  /** The moment as it is at: the same moment gives the same data, every time, but for what the shelf has kept. */
  now: Date;
  shelf: Shelf;
  size?: SampleSize;
}

/** The rows that the core keeps. */
export type Core = ReturnType<typeof createCore>;

/** Those of the core and, by its name, the data of each area, which can be read once its part has been fetched. */
export type Database = Core & { readonly [Name in keyof Areas]: DataOf<Areas[Name]> };

export function createDatabase(now: Date, shelf: Shelf, size?: SampleSize): Database {
  const sample: Sample = { now, shelf, size };
  const db = createCore(sample) as Database;
  for (const [name, area] of Object.entries(areas)) {
    let read: (() => unknown) | undefined;
    // made when they are first asked for, so that nobody waits for them at the start
    const get = () => (read ??= area.createData(sample, db))();
    Object.defineProperty(db, name, { get });
  }
  return db;
}

function createCore({ now, shelf, size }: Sample) {
  const unlessEmpty = <Row>(seed: Row[]) => (size?.isEmpty ? [] : seed);
  return {
    /** Contents by the address that they are loaded from. */
    files: new KeptMap<Blob>(shelf.table(FILES)),
    users: new Table("uid", usersSeed, sentences.unknownId, shelf.table("users")),
    /** Who signed in last: the calls that the specification gives no user are theirs. */
    session: sessionOn(shelf.table("session")),
    cartItems: new Table("id", unlessEmpty(cartSeed), sentences.unknownId, shelf.table("cartItems")),
    notifications: new Table(
      "id",
      unlessEmpty(notificationsAt(now)),
      sentences.unknownId,
      shelf.table("notifications"),
    ),
    tasks: new Table("id", unlessEmpty(tasksSeed), sentences.unknownId, shelf.table("tasks")),
  };
}

/** Whose the calls are, also after the page was left. */
function sessionOn(shelf: TableShelf) {
  const key = "uid";
  let uid = (shelf.kept.get(key) as number | undefined) ?? defaultUserId;
  return {
    get uid() {
      return uid;
    },
    set uid(value: number) {
      uid = value;
      shelf.put(key, value);
    },
  };
}
