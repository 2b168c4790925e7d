import { messageChannels } from "@/contract/guests/guestMessage";
import type { MessageTemplate } from "@/contract/guests/messageTemplate";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";

/** On which way it goes. */
export function ChannelField() {
  const { text } = useText();
  return (
    <ChoiceField
      name="channel"
      label={text("guestContact.channel")}
      choices={messageChannels}
      wordsOf={(channel) => text(`guestContact.channel.${channel}`)}
    />
  );
}

interface TemplateFieldProps {
  templates: readonly MessageTemplate[];
  /** Text of the choice without a template. */
  none: MessageId;
  onChoose?: (templateId: string | undefined) => void;
}

export function TemplateField({ templates, none, onChoose }: TemplateFieldProps) {
  const { text } = useText();
  return (
    <ChoiceField
      name="templateId"
      label={text("guestContact.template")}
      choices={templates.map(({ id }) => id)}
      wordsOf={(id) => templates.find((template) => template.id === id)?.name ?? id}
      none={text(none)}
      onChoose={onChoose}
    />
  );
}
