import { changesContract } from "@/contract/messaging/changes";

import { routesFor } from "../core/routes";
import { untilTold } from "../core/untilTold";
import { bookmarkRoutes } from "./bookmarkRoutes";
import { callRoutes } from "./callRoutes";
import { channelRoutes } from "./channelRoutes";
import { chatRoutes } from "./chatRoutes";
import { contactRoutes } from "./contactRoutes";
import { conversationRoutes } from "./conversationRoutes";
import { profileRoutes } from "./profileRoutes";
import { settingsRoutes } from "./settingsRoutes";

const changeRoutes = routesFor(changesContract, {
  async listChanges({ query: { since, atOnce } }, { db: { messaging }, after, signal }) {
    const { changes } = messaging;
    if (since === undefined) return changes.since(changes.cursor);
    if (since === changes.cursor && !atOnce) await untilTold((tell) => changes.listen(tell), after, signal);
    return changes.since(since);
  },
});

export const messagingRoutes = [
  ...contactRoutes,
  ...chatRoutes,
  ...channelRoutes,
  ...conversationRoutes,
  ...callRoutes,
  ...bookmarkRoutes,
  ...profileRoutes,
  ...settingsRoutes,
  ...changeRoutes,
];
