import type { Feature } from "@/shared/feature";
import { paths } from "@/shared/routing/paths";
import { plannedPage } from "@/shared/ui/PlannedPage";

const parent = "messaging.parent";

export const messagingFeature: Feature = {
  catalogues: ["messaging", "chats", "conversation", "composer", "people"],
  state: async () => (await import("./messagingState")).messagingState,
  routes: [
    { path: paths.profile, page: async () => (await import("./profile/ProfilePage")).ProfilePage },
    { path: `${paths.chats}/:id?`, page: async () => (await import("./chats/ChatsPage")).ChatsPage },
    { path: paths.contacts, page: plannedPage({ parent, title: "contacts.title", description: "contacts.plan" }) },
    { path: paths.calls, page: plannedPage({ parent, title: "calls.title", description: "calls.plan" }) },
    { path: paths.bookmarks, page: plannedPage({ parent, title: "bookmarks.title", description: "bookmarks.plan" }) },
    { path: paths.settings, page: async () => (await import("./settings/SettingsPage")).SettingsPage },
  ],
};
