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

const parent = "messaging.parent";

export const messagingFeature: Feature = {
  catalogues: ["messaging", "chats", "conversation", "composer", "people"],
  state: async () => (await import("./messagingState")).messagingState,
  commands: [{ texts: [], fetch: async () => (await import("./chat/chatCommands")).chatCommands }],
  runsOnEveryPage: true, // messages arrive on every page
  showsConnection: true,
  redirects: { [paths.messaging]: paths.chats },
  pages: [
    {
      path: paths.profile,
      page: async () => (await import("./profile/ProfilePage")).ProfilePage,
      title: "profile.title",
      parent,
      sweep: [{ failed: "profile.failed" }],
    },
    {
      path: `${paths.chats}/:id?`,
      page: async () => (await import("./chats/ChatsPage")).ChatsPage,
      parent,
      sweep: [
        { empty: "chats.empty", failed: "chats.failed" },
        { at: `${paths.chats}/contact-omar`, empty: "conversation.empty", failed: "conversation.failed" },
      ],
    },
    {
      path: paths.contacts,
      page: async () => (await import("./contacts/ContactsPage")).ContactsPage,
      title: "contacts.title",
      parent,
      sweep: [{ emptyAt: "?q=nadie-se-llama-asi", empty: "contacts.noMatch", failed: "contacts.failed" }],
    },
    {
      path: paths.calls,
      page: async () => (await import("./calls/CallsPage")).CallsPage,
      title: "calls.title",
      parent,
      sweep: [{ empty: "calls.empty", failed: "calls.failed" }],
    },
    {
      path: paths.call,
      page: async () => (await import("./calls/CallPage")).CallPage,
      parent,
      sweep: [{ at: `${paths.calls}/contact-omar/voice`, failed: "call.again", loading: "call.calling" }],
    },
    {
      path: paths.bookmarks,
      page: async () => (await import("./bookmarks/BookmarksPage")).BookmarksPage,
      title: "bookmarks.title",
      parent,
      sweep: [{ empty: "bookmarks.empty", failed: "bookmarks.failed" }],
    },
    {
      path: paths.settings,
      page: async () => (await import("./settings/SettingsPage")).SettingsPage,
      title: "settings.title",
      parent,
      sweep: [{ failed: "settings.failed" }],
    },
  ],
};
