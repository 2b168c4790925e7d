import { sentences } from "@/contract/sentences";

import { Hotel } from "./hotel/Hotel";
import { createMessaging, type Messaging } from "./messaging/messagingData";
import type { SampleSize } from "./sampleSize";
import { cartSeed } from "./seed/cart";
import { notificationsAt } from "./seed/notifications";
import { tasksSeed } from "./seed/tasks";
import { defaultUserId, usersSeed } from "./seed/users";
import { Table } from "./table";

export type Database = ReturnType<typeof createDatabase>;

/** The sample hotel's data as it is at a moment: the same moment gives the same data, every time. */
export function createDatabase(now: Date, size?: SampleSize) {
  const users = new Table("uid", usersSeed, sentences.unknownId);
  const session = { uid: defaultUserId };
  const messagingOf = new Map<number, Messaging>();
  let hotel: Hotel | undefined;

  return {
    users,
    /** Who signed in last: the calls that the specification gives no user are theirs. */
    session,
    /** The messaging area of that person: made when it is first asked for, so that nobody waits for it at the start. */
    get messaging(): Messaging {
      const messaging = messagingOf.get(session.uid) ?? createMessaging(now, users.get(session.uid), size);
      messagingOf.set(session.uid, messaging);
      return messaging;
    },
    /** Made when it is first asked for, too. */
    get hotel(): Hotel {
      hotel ??= new Hotel(now, size?.reservations);
      return hotel;
    },
    cartItems: new Table("id", cartSeed, sentences.unknownId),
    notifications: new Table("id", notificationsAt(now), sentences.unknownId),
    tasks: new Table("id", tasksSeed, sentences.unknownId),
  };
}
