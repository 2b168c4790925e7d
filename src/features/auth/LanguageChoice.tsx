import { type ChangeEvent, useState } from "react";

import { messageOf } from "@/shared/api/messageOf";
import { isLanguageCode, languages } from "@/shared/i18n/languages";
import type { Sentence } from "@/shared/i18n/sentence";
import { chooseLanguage } from "@/shared/i18n/spoken";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { Stack } from "@/shared/ui/layout/Stack";
import { Alert } from "@/shared/ui/states/Alert";

/** A person who cannot read the sign-in cannot reach the menu behind it. */
export function LanguageChoice() {
  const { text, say } = useText();
  const { code } = useLanguage();
  const [problem, setProblem] = useState<Sentence>();

  async function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    if (!isLanguageCode(target.value)) return;
    try {
      await chooseLanguage(target.value);
      setProblem(undefined);
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  return (
    <Stack before={32} gap={12} className="auth-language">
      <select aria-label={text("auth.language")} value={code} onChange={(event) => void choose(event)}>
        {languages.map((language) => (
          <option key={language.code} value={language.code} lang={language.code}>
            {language.name}
          </option>
        ))}
      </select>
      {problem && <Alert kind="danger">{say(problem)}</Alert>}
    </Stack>
  );
}
