import { useDispatch } from "react-redux";

import { messageOf } from "@/shared/api/messageOf";
import { type LanguageCode, languages } from "@/shared/i18n/languages";
import { chooseLanguage } from "@/shared/i18n/spoken";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { LanguageIcon } from "@/shared/ui/icons";
import { Menu, MenuItem } from "@/shared/ui/overlays/Menu";

export function LanguageMenu() {
  const { text } = useText();
  const dispatch = useDispatch();
  const spoken = useLanguage();

  async function choose(code: LanguageCode) {
    try {
      await chooseLanguage(code);
    } catch (error) {
      dispatch(noticeShown({ kind: "error", sentence: messageOf(error) }));
    }
  }

  return (
    <Menu label={text("topBar.language")} button={<LanguageIcon size={20} aria-hidden="true" />}>
      {languages.map(({ code, name }) => (
        <MenuItem key={code} lang={code} isChosen={code === spoken.code} onChoose={() => void choose(code)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
