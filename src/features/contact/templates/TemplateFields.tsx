import { useFormikContext } from "formik";
import { useState } from "react";

import type { Recipient } from "@/contract/guests/guestMessage";
import { type TemplateLanguage, templateLanguages, templatePurposes } from "@/contract/guests/messageTemplate";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { SaveButton } from "@/shared/record/SaveButton";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { TextField } from "@/shared/ui/fields/TextField";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";
import { Row } from "@/shared/ui/layout/Row";

import { MessagePreview } from "./MessagePreview";
import { RecipientSearch } from "./RecipientSearch";
import { emptyText, type TemplateValues } from "./templateRecord";
import { VariableTexts } from "./VariableTexts";

/** Name and purpose; and the text in one language after the other, with how a real guest will read it. */
export function TemplateFields() {
  const { text } = useText();
  const { language: nameOf } = useFormat();
  const { values, setFieldValue } = useFormikContext<TemplateValues>();
  const [asked, setAsked] = useState<TemplateLanguage>("es");
  const [guest, setGuest] = useState<Recipient>();
  const written = templateLanguages.filter((one) => values.texts[one]);
  const others = templateLanguages.filter((one) => !values.texts[one]);
  const language = values.texts[asked] ? asked : (written[0] ?? "es");

  function add(name: string) {
    const next = others.find((one) => one === name);
    if (!next) return;
    void setFieldValue(`texts.${next}`, emptyText);
    setAsked(next);
  }

  return (
    <>
      <FieldGrid>
        <TextField name="name" label={text("guestContact.templateName")} dir="auto" />
        <ChoiceField
          name="purpose"
          label={text("guestContact.purpose")}
          choices={templatePurposes}
          wordsOf={(one) => text(`guestContact.purpose.${one}`)}
        />
      </FieldGrid>
      <Row gap={6} wraps className="contact-parts" role="group" aria-label={text("guestContact.languages")}>
        {written.map((one) => (
          <button key={one} type="button" aria-pressed={one === language} onClick={() => setAsked(one)}>
            {nameOf(one)}
          </button>
        ))}
        <select
          className="form-select"
          aria-label={text("guestContact.addLanguage")}
          value=""
          onChange={({ target }) => add(target.value)}
        >
          <option value="">{text("guestContact.addLanguage")}</option>
          {others.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </Row>
      <VariableTexts key={language} place={`texts.${language}.`} hasSubject />
      <RecipientSearch
        name="previewed"
        label="guestContact.previewOf"
        chosen={guest?.guest ?? ""}
        onChoose={setGuest}
      />
      <MessagePreview
        guestId={guest?.guestId ?? ""}
        reservationId={guest?.reservationId ?? ""}
        language={language}
        {...(values.texts[language] ?? emptyText)}
      />
      <SaveButton />
    </>
  );
}
