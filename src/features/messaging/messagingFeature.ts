import type { Feature } from "@/shared/feature/feature";
import { paths } from "@/shared/routing/paths";

declare module "@/shared/i18n/catalogues" {
  interface Catalogues {
    messaging: typeof import("@/locales/es/messaging.json");
    chats: typeof import("@/locales/es/chats.json");
    conversation: typeof import("@/locales/es/conversation.json");
    composer: typeof import("@/locales/es/composer.json");
    people: typeof import("@/locales/es/people.json");
  }
}

export const messagingFeature: Feature = {
  catalogues: ["messaging", "chats", "conversation", "composer", "people"],
  state: async () => (await import("./messagingState")).messagingState,
  runsOnEveryPage: true, // messages arrive on every page
  showsConnection: true,
  redirects: { [paths.messaging]: paths.chats },
  routes: [
    { path: paths.profile, page: async () => (await import("./profile/ProfilePage")).ProfilePage },
    { path: `${paths.chats}/:id?`, page: async () => (await import("./chats/ChatsPage")).ChatsPage },
    { path: paths.contacts, page: async () => (await import("./contacts/ContactsPage")).ContactsPage },
    { path: paths.calls, page: async () => (await import("./calls/CallsPage")).CallsPage },
    { path: paths.call, page: async () => (await import("./calls/CallPage")).CallPage },
    { path: paths.bookmarks, page: async () => (await import("./bookmarks/BookmarksPage")).BookmarksPage },
    { path: paths.settings, page: async () => (await import("./settings/SettingsPage")).SettingsPage },
  ],
};
