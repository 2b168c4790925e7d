import type { MessageId } from "@/shared/i18n/catalogues";
import { paths } from "@/shared/routing/paths";
import {
  BookmarkIcon,
  CallsIcon,
  ContactsIcon,
  type Icon,
  MessagesIcon,
  PersonIcon,
  SettingsIcon,
} from "@/shared/ui/icons";

interface Tab {
  path: string;
  label: MessageId;
  icon: Icon;
}

/** The six tabs, under the specification's names. */
export const messagingTabs = {
  users: { path: paths.profile, label: "messaging.profile", icon: PersonIcon },
  chat: { path: paths.chats, label: "messaging.chats", icon: MessagesIcon },
  contacts: { path: paths.contacts, label: "messaging.contacts", icon: ContactsIcon },
  calls: { path: paths.calls, label: "messaging.calls", icon: CallsIcon },
  bookmark: { path: paths.bookmarks, label: "messaging.bookmarks", icon: BookmarkIcon },
  settings: { path: paths.settings, label: "messaging.settings", icon: SettingsIcon },
} as const satisfies Record<string, Tab>;

export type MessagingTab = keyof typeof messagingTabs;
