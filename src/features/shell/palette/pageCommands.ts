import { textSearch } from "@/domain/text/textSearch";
import type { Command, CommandSource, CommandTools } from "@/shared/commands/commandSources";
import { paths } from "@/shared/routing/paths";
import {
  BookmarkIcon,
  CalendarIcon,
  CallsIcon,
  ContactsIcon,
  MessagesIcon,
  PersonIcon,
  SettingsIcon,
  TasksIcon,
} from "@/shared/ui/icons";

import { menu } from "../sidebar/menu";

/** Every page of the menu once, and the pages outside it. */
export const pageCommands: CommandSource = (query, tools) => {
  const isFound = textSearch(query);
  return [...menuPages(tools), ...otherPages(tools)].filter(({ title, place }) => isFound(`${place} ${title}`));
};

function menuPages({ text, navigate }: CommandTools): Command[] {
  const items = menu().flatMap(({ groups }) => groups.flatMap((group) => group.items.map((item) => ({ group, item }))));
  const once = new Map(items.toReversed().map((entry) => [entry.item.path, entry]));
  return [...once.values()].toReversed().map(({ group, item }) => ({
    id: item.path,
    title: text(item.title),
    place: text(group.title),
    icon: group.icon,
    run: () => void navigate(item.path),
  }));
}

function otherPages({ text, navigate }: CommandTools): Command[] {
  const messages = text("topBar.messages");
  const person = text("topBar.profile");
  const pages = [
    { title: text("palette.day"), place: text("menu.reservations"), icon: CalendarIcon, path: paths.bookingHome },
    { title: text("palette.close"), place: text("menu.reservations"), icon: CalendarIcon, path: paths.close },
    { title: messages, place: messages, icon: MessagesIcon, path: paths.chats },
    { title: text("palette.contacts"), place: messages, icon: ContactsIcon, path: paths.contacts },
    { title: text("palette.calls"), place: messages, icon: CallsIcon, path: paths.calls },
    { title: text("palette.bookmarks"), place: messages, icon: BookmarkIcon, path: paths.bookmarks },
    { title: text("profile.profile"), place: person, icon: PersonIcon, path: paths.profile },
    { title: text("profile.settings"), place: person, icon: SettingsIcon, path: paths.settings },
    { title: text("profile.tasks"), place: person, icon: TasksIcon, path: paths.tasks },
  ];
  return pages.map(({ path, ...page }) => ({ ...page, id: path, run: () => void navigate(path) }));
}
