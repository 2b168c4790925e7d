import { textSearch } from "@/domain/text/textSearch";
import type { Command, CommandSource } from "@/shared/commands/commandSources";
import { sidebarToggled, themeChosen } from "@/shared/layout/layoutSlice";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { insidePath } from "@/shared/routing/insidePath";
import { newReservationPath } from "@/shared/routing/paths";
import { writeStartPath } from "@/shared/session/storedSession";
import {
  AddIcon,
  DarkThemeIcon,
  HomeIcon,
  LightThemeIcon,
  SidebarIcon,
  SignOutIcon,
  SystemThemeIcon,
} from "@/shared/ui/icons";

import { signOutChosen } from "../topBar/topBarSlice";

/** Actions that work on every page. */
export const actionCommands: CommandSource = (query, { text, navigate, dispatch }) => {
  const place = text("palette.actions");
  const theme = text("topBar.theme");
  const commands: Command[] = [
    {
      id: "newReservation",
      title: text("palette.newReservation"),
      place,
      icon: AddIcon,
      run: () => void navigate(newReservationPath),
    },
    { id: "startHere", title: text("palette.startHere"), place, icon: HomeIcon, run: startHere },
    {
      id: "light",
      title: text("theme.light"),
      place: theme,
      icon: LightThemeIcon,
      run: () => dispatch(themeChosen("light")),
    },
    {
      id: "dark",
      title: text("theme.dark"),
      place: theme,
      icon: DarkThemeIcon,
      run: () => dispatch(themeChosen("dark")),
    },
    {
      id: "system",
      title: text("theme.system"),
      place: theme,
      icon: SystemThemeIcon,
      run: () => dispatch(themeChosen("system")),
    },
    { id: "sidebar", title: text("topBar.sidebar"), place, icon: SidebarIcon, run: () => dispatch(sidebarToggled()) },
    {
      id: "signOut",
      title: text("profile.signOut"),
      place,
      icon: SignOutIcon,
      run: () => dispatch(signOutChosen()),
    },
  ];
  const isFound = textSearch(query);
  return commands.filter((command) => isFound(`${command.place} ${command.title}`));

  /** Makes the current page the start page (the stored key `sp`). */
  function startHere() {
    const here = insidePath(window.location.pathname);
    if (!here) return;
    writeStartPath(here);
    dispatch(noticeShown({ kind: "success", sentence: { id: "palette.startsHere" } }));
  }
};
