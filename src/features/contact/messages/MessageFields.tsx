import { useFormikContext } from "formik";
import { useSelector } from "react-redux";

import { messageTimes, type Recipient } from "@/contract/guests/guestMessage";
import { type MessageTemplate, type TemplateLanguage, templateLanguages } from "@/contract/guests/messageTemplate";
import { addDays } from "@/domain/civilDate";
import { channelReasons, offerReasons } from "@/domain/guestMessages/messageFaults";
import { languageFor } from "@/domain/guestMessages/templateValues";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { useRecordForm } from "@/shared/record/recordFormContext";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";
import { Stack } from "@/shared/ui/layout/Stack";
import { Loading } from "@/shared/ui/states/Loading";
import { Reasons } from "@/shared/ui/states/Reasons";

import { ChannelField, TemplateField } from "../base/contactFields";
import { recipient } from "../base/contactApi";
import { MessagePreview } from "../templates/MessagePreview";
import { VariableTexts } from "../templates/VariableTexts";
import type { MessageValues } from "./messageRecord";
import { RecipientField } from "./RecipientField";

/** To whom, on which way, what and when; and how the guest will read it. */
export function MessageFields({ templates }: { templates: MessageTemplate[] }) {
  const { text } = useText();
  const { language: nameOfLanguage } = useFormat();
  const today = useSelector(selectHotel)?.property.businessDate;
  const { values, setValues } = useFormikContext<MessageValues>();
  const { data: guest } = recipient.use(values.guestId);
  const template = templates.find(({ id }) => id === values.templateId);
  const against = guest
    ? [...channelReasons(values.channel, guest), ...offerReasons(template?.purpose ?? "stay", guest)]
    : [];
  const languages = template ? templateLanguages.filter((one) => template.texts[one]) : templateLanguages;

  /** A template is then in their language. */
  function chooseGuest(chosen: Recipient | undefined) {
    const { guestId = "", guest: name = "", reservationId = "" } = chosen ?? {};
    const language = spokenTo(chosen?.language, template) ?? values.language;
    void setValues({ ...values, guestId, guest: name, reservationId, language, ...template?.texts[language] });
  }

  function chooseTemplate(templateId = "") {
    const chosen = templates.find(({ id }) => id === templateId);
    if (chosen) write(chosen, languageFor(guest?.language ?? values.language, chosen.texts));
    else void setValues({ ...values, templateId });
  }

  /** In another language the text is that of the template, too. */
  function chooseLanguage(language: TemplateLanguage = values.language) {
    if (template) write(template, language);
    else void setValues({ ...values, language });
  }

  const write = (chosen: MessageTemplate, language: TemplateLanguage) =>
    void setValues({ ...values, templateId: chosen.id, language, ...chosen.texts[language] });

  return (
    <>
      <RecipientField onChoose={chooseGuest} />
      <FieldGrid>
        <ChannelField />
        <TemplateField templates={templates} none="guestContact.freeText" onChoose={chooseTemplate} />
        <ChoiceField
          name="language"
          label={text("guestContact.language")}
          choices={languages}
          wordsOf={nameOfLanguage}
          onChoose={chooseLanguage}
        />
      </FieldGrid>
      <div role="status">{against.length > 0 && <Reasons reasons={against} />}</div>
      <VariableTexts place="" hasSubject={values.channel === "mail"} />
      <MessagePreview {...values} subject={values.channel === "mail" ? values.subject : ""} />
      <FieldGrid>
        <ChoiceField
          name="time"
          label={text("guestContact.when")}
          choices={messageTimes}
          wordsOf={(one) => text(`guestContact.time.${one}`)}
        />
        {values.time === "later" && today && (
          <DateField name="sendOn" label={text("guestContact.sendOn")} today={today} minDate={addDays(today, 1)} />
        )}
      </FieldGrid>
      <SubmitButton time={values.time} />
    </>
  );
}

/** In what language a guest is written to; undefined where it is not known. */
const spokenTo = (language: string | undefined, template: MessageTemplate | undefined) =>
  language && template ? languageFor(language, template.texts) : templateLanguages.find((one) => one === language);

/** Says what it does with the message. */
function SubmitButton({ time }: Pick<MessageValues, "time">) {
  const { text } = useText();
  const { isSaving, isWaiting } = useRecordForm();
  return (
    <Stack gap={14} className="record-save">
      <div className="form-submit">
        <button type="submit" className="btn btn-primary" aria-disabled={isSaving} aria-keyshortcuts="Control+Enter">
          {text(`guestContact.submit.${time}`)}
        </button>
        {isSaving && <Loading />}
      </div>
      <p role="status">{isWaiting && text("guestContact.createWaits")}</p>
    </Stack>
  );
}
