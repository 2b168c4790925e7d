import { useDispatch, useSelector } from "react-redux";

import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { selectTheme, type Theme, themeChosen } from "@/shared/layout/layoutSlice";
import { DarkThemeIcon, type Icon, LightThemeIcon, SystemThemeIcon } from "@/shared/ui/icons";
import { Menu, MenuItem } from "@/shared/ui/overlays/Menu";

const themes: { theme: Theme; icon: Icon; name: MessageId }[] = [
  { theme: "light", icon: LightThemeIcon, name: "theme.light" },
  { theme: "dark", icon: DarkThemeIcon, name: "theme.dark" },
  { theme: "system", icon: SystemThemeIcon, name: "theme.system" },
];

export function ThemeMenu() {
  const { text } = useText();
  const dispatch = useDispatch();
  const chosen = useSelector(selectTheme);
  const { icon: ChosenIcon } = themes.find(({ theme }) => theme === chosen)!;
  return (
    <Menu label={text("topBar.theme")} button={<ChosenIcon size={20} aria-hidden="true" />}>
      {themes.map(({ theme, icon: ThemeIcon, name }) => (
        <MenuItem
          key={theme}
          icon={<ThemeIcon size={16} aria-hidden="true" />}
          isChosen={theme === chosen}
          onChoose={() => dispatch(themeChosen(theme))}
        >
          {text(name)}
        </MenuItem>
      ))}
    </Menu>
  );
}
