import { sentences } from "@/contract/sentences";

import { Hotel } from "./hotel/Hotel";
import { KeptMap } from "./KeptMap";
import { createMessaging, type Messaging } from "./messaging/messagingData";
import type { SampleSize } from "./demoAskedFor";
import { cartSeed } from "./seed/cart";
import { notificationsAt } from "./seed/notifications";
import { tasksSeed } from "./seed/tasks";
import { defaultUserId, usersSeed } from "./seed/users";
import type { Shelf, TableShelf } from "./shelf";
import { Table } from "./table";
import { FILES } from "./withLivingFiles";

export type Database = ReturnType<typeof createDatabase>;

/**
 * The sample hotel's data as it is at a moment: the same moment gives the same data, every time, but for what `shelf` has
 * kept of it.
 */
export function createDatabase(now: Date, shelf: Shelf, size?: SampleSize) {
  const users = new Table("uid", usersSeed, sentences.unknownId, shelf.table("users"));
  const session = sessionOn(shelf.table("session"));
  const messagingOf = new Map<number, Messaging>();
  let hotel: Hotel | undefined;
  const unlessEmpty = <Row>(seed: Row[]) => (size?.isEmpty ? [] : seed);

  return {
    /** Contents by the address that they are loaded from. */
    files: new KeptMap<Blob>(shelf.table(FILES)),
    users,
    /** Who signed in last: the calls that the specification gives no user are theirs. */
    session,
    /** The messaging area of that person: made when it is first asked for, so that nobody waits for it at the start. */
    get messaging(): Messaging {
      const messaging = messagingOf.get(session.uid) ?? createMessaging(now, users.get(session.uid), shelf, size);
      messagingOf.set(session.uid, messaging);
      return messaging;
    },
    /** Made when it is first asked for, too. */
    get hotel(): Hotel {
      hotel ??= new Hotel(now, shelf, size?.isEmpty ? 0 : size?.reservations);
      return hotel;
    },
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
