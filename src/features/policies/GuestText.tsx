import { useFormikContext } from "formik";
import { useState } from "react";

import { termsFaults } from "@/domain/policies/policyFaults";
import { termsWords } from "@/shared/hotel/termsWords";
import { useProperty } from "@/shared/hotel/useProperty";
import type { CatalogueName } from "@/shared/i18n/catalogues";
import { type LanguageCode, languages } from "@/shared/i18n/languages";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { useWordsIn } from "@/shared/i18n/useWordsIn";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Card } from "@/shared/ui/layout/Card";
import { Stack } from "@/shared/ui/layout/Stack";

import type { PolicyValues } from "./policyRecord";

const catalogues: CatalogueName[] = ["booking", "policies"];

/** The policy of the form around it as its guests read it, in their language. */
export function GuestText() {
  const { text } = useText();
  const { currency, checkInTime } = useProperty();
  const { terms } = useFormikContext<PolicyValues>().values;
  const [code, setCode] = useState<LanguageCode>(useLanguage().code);
  const words = useWordsIn(code, catalogues);
  const isRight = termsFaults(terms, checkInTime).length === 0;
  return (
    <Card title={text("policy.reads")}>
      <Stack gap={12} className="card-body">
        <ChoiceControl
          label={text("policy.readsIn")}
          value={code}
          choices={languages.map((language) => [language.code, language.name] as const)}
          onChange={setCode}
        />
        {words && isRight ? (
          <Stack as="ul" gap={4} lang={words.language.code} dir={words.language.dir}>
            {termsWords(words, words.formats, { currency, checkInTime })
              .lines(terms)
              .map((line) => (
                <li key={line}>{line}</li>
              ))}
          </Stack>
        ) : (
          <p className="form-text">{text("policy.readsLater")}</p>
        )}
      </Stack>
    </Card>
  );
}
