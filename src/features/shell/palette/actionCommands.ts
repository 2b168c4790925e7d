import type { CommandSource, CommandTools } from "@/shared/commands/commandSources";
import { titleAndWords } from "@/shared/commands/titleAndWords";
import type { MessageIdOf } from "@/shared/i18n/catalogues";
import { sidebarToggled, themeChosen } from "@/shared/layout/layoutSlice";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { insidePath } from "@/shared/routing/insidePath";
import { newReservationPath } from "@/shared/routing/paths";
import { writeStartPath } from "@/shared/session/storedSession";
import {
  AddIcon,
  DarkThemeIcon,
  HomeIcon,
  type Icon,
  LightThemeIcon,
  SidebarIcon,
  SignOutIcon,
  SystemThemeIcon,
} from "@/shared/ui/icons";

import { signOutChosen } from "../topBar/topBarSlice";

interface Action {
  title: MessageIdOf<"shell">;
  place?: MessageIdOf<"shell">;
  icon: Icon;
  run: (tools: CommandTools) => void;
}

/** Actions that work on every page. */
export const actionCommands: CommandSource = {
  texts: ["palette"],
  fetch: async () => (tools) => {
    const commands = actions.map(({ title, place = "palette.actions", icon, run }) => ({
      ...titleAndWords(title, tools),
      id: title,
      place: tools.text(place),
      icon,
      run: () => run(tools),
    }));
    return () => commands;
  },
};

const place = "topBar.theme";

const actions: Action[] = [
  { title: "palette.newReservation", icon: AddIcon, run: ({ navigate }) => void navigate(newReservationPath) },
  { title: "palette.startHere", icon: HomeIcon, run: startHere },
  { title: "theme.light", place, icon: LightThemeIcon, run: ({ dispatch }) => dispatch(themeChosen("light")) },
  { title: "theme.dark", place, icon: DarkThemeIcon, run: ({ dispatch }) => dispatch(themeChosen("dark")) },
  { title: "theme.system", place, icon: SystemThemeIcon, run: ({ dispatch }) => dispatch(themeChosen("system")) },
  { title: "topBar.sidebar", icon: SidebarIcon, run: ({ dispatch }) => dispatch(sidebarToggled()) },
  { title: "profile.signOut", icon: SignOutIcon, run: ({ dispatch }) => dispatch(signOutChosen()) },
];

/** Makes the current page the start page (the stored key `sp`). */
function startHere({ dispatch }: CommandTools) {
  const here = insidePath(window.location.pathname);
  if (!here) return;
  writeStartPath(here);
  dispatch(noticeShown({ kind: "success", sentence: { id: "palette.startsHere" } }));
}
