import type { Command, CommandSource, CommandTools } from "@/shared/commands/commandSources";
import { titleAndWords } from "@/shared/commands/titleAndWords";
import type { MessageId } from "@/shared/i18n/catalogues";
import { paths } from "@/shared/routing/paths";
import {
  BookmarkIcon,
  CalendarIcon,
  CallsIcon,
  ContactsIcon,
  type Icon,
  MessagesIcon,
  PersonIcon,
  SettingsIcon,
  TasksIcon,
} from "@/shared/ui/icons";

import { menu } from "../sidebar/menu";

interface ListedPage {
  title: MessageId;
  place: MessageId;
  icon: Icon;
  path: string;
}

/** Every page of the menu once, and the pages outside it. */
export const pageCommands: CommandSource = {
  texts: ["palette"],
  fetch: async () => (tools) => {
    const commands = [...menuPages(), ...otherPages].map((page) => commandOf(page, tools));
    return () => commands;
  },
};

const commandOf = ({ title, place, icon, path }: ListedPage, tools: CommandTools): Command => ({
  ...titleAndWords(title, tools),
  id: path,
  place: tools.text(place),
  icon,
  run: () => void tools.navigate(path),
});

function menuPages(): ListedPage[] {
  const pages = menu().flatMap(({ groups }) =>
    groups.flatMap(({ title: place, icon, items }) => items.map(({ title, path }) => ({ title, place, icon, path }))),
  );
  return pages.filter(({ path }, index) => pages.findIndex((page) => page.path === path) === index);
}

const otherPages: ListedPage[] = [
  { title: "palette.close", place: "menu.reservations", icon: CalendarIcon, path: paths.close },
  { title: "topBar.messages", place: "topBar.messages", icon: MessagesIcon, path: paths.chats },
  { title: "palette.contacts", place: "topBar.messages", icon: ContactsIcon, path: paths.contacts },
  { title: "palette.calls", place: "topBar.messages", icon: CallsIcon, path: paths.calls },
  { title: "palette.bookmarks", place: "topBar.messages", icon: BookmarkIcon, path: paths.bookmarks },
  { title: "profile.profile", place: "topBar.profile", icon: PersonIcon, path: paths.profile },
  { title: "profile.settings", place: "topBar.profile", icon: SettingsIcon, path: paths.settings },
  { title: "profile.tasks", place: "topBar.profile", icon: TasksIcon, path: paths.tasks },
];
