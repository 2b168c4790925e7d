import { sentences } from "@/contract/sentences";

import { cartSeed } from "./seed/cart";
import { notificationsAt } from "./seed/notifications";
import { tasksSeed } from "./seed/tasks";
import { defaultUserId, usersSeed } from "./seed/users";
import { Table } from "./table";

export type Database = ReturnType<typeof createDatabase>;

/** The sample hotel's data as it is at a moment: the same moment gives the same data, every time. */
export function createDatabase(now: Date) {
  return {
    users: new Table("uid", usersSeed, sentences.unknownId),
    /** Who signed in last: the calls that the specification gives no user are theirs. */
    session: { uid: defaultUserId },
    cartItems: new Table("id", cartSeed, sentences.unknownId),
    notifications: new Table("id", notificationsAt(now), sentences.unknownId),
    tasks: new Table("id", tasksSeed, sentences.unknownId),
  };
}
