import type { AgencyAnswer, PartnerAnswer } from "@/contract/faults";
import { sentences } from "@/contract/sentences";

import type { After } from "./conditions";
import type { SampleSize } from "./demoAskedFor";
import { KeptMap } from "./KeptMap";
import { cartSeed, notificationsAt, tasksSeed } from "./topBar";
import { defaultUserId, usersSeed } from "./users";
import type { Shelf, TableShelf } from "./shelf";
import { Table } from "./table";
import { FILES } from "./withLivingFiles";

/** The parameters of the sample. */
export interface Sample {
  /** The moment of the sample: the same moment gives the same data, except for stored rows. */
  now: Date;
  shelf: Shelf;
  size?: SampleSize;
  /** The time now. */
  clock: () => Date;
  after: After;
  /** How the tax agency answers the records that are made now. */
  agency: () => AgencyAnswer;
  /** How sales channels answer what is sent now. */
  partner: () => PartnerAnswer;
  /** `since`: ISO 8601 instant of the first change of the hotel that its sales channels were not told of. */
  untold: KeptMap<string>;
}

/** The rows that belong to no area. */
export type Core = ReturnType<typeof createCore>;

export function createCore({ now, shelf, size }: Pick<Sample, "now" | "shelf" | "size">) {
  const unlessEmpty = <Row>(seed: Row[]) => (size?.isEmpty ? [] : seed);
  return {
    /** Contents by their address. */
    files: new KeptMap<Blob>(shelf.table(FILES)),
    users: new Table("uid", usersSeed, sentences.unknownId, shelf.table("users")),
    /** The last person who signed in: calls that carry no user in the specification are theirs. */
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

/** The signed-in person, also after a reload. */
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
