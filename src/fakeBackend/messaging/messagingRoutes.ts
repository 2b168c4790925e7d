import { bookmarkRoutes } from "./bookmarkRoutes";
import { callRoutes } from "./callRoutes";
import { changeRoutes } from "./changeRoutes";
import { channelRoutes } from "./channelRoutes";
import { chatRoutes } from "./chatRoutes";
import { contactRoutes } from "./contactRoutes";
import { conversationRoutes } from "./conversationRoutes";
import { profileRoutes } from "./profileRoutes";
import { settingsRoutes } from "./settingsRoutes";

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
