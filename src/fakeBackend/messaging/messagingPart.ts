import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { createMessaging, type Messaging } from "./messagingData";

export { messagingRoutes as routes } from "./messagingRoutes";

/** Each person has their own. */
export function createData({ now, shelf, size }: Sample, { users, session }: Database): () => Messaging {
  const messagingOf = new Map<number, Messaging>();
  return () => {
    const messaging = messagingOf.get(session.uid) ?? createMessaging(now, users.get(session.uid), shelf, size);
    messagingOf.set(session.uid, messaging);
    return messaging;
  };
}
