import { messageChannels } from "@/contract/guests/guestMessage";
import type { MessageTemplate } from "@/contract/guests/messageTemplate";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { SelectField } from "@/shared/ui/fields/SelectField";

interface ChoiceFieldProps<Value extends string> {
  name: string;
  label: MessageId;
  choices: readonly Value[];
  wordsOf: (choice: Value) => string;
  /** Text of the empty choice, where a choice is optional. */
  none?: MessageId;
  /** Where a choice changes more than its field. */
  onChoose?: (choice: Value | undefined) => void;
}

/** One of a few, in the form. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { name, label, choices, wordsOf, none, onChoose } = props;
  const { text } = useText();
  return (
    <SelectField
      name={name}
      label={text(label)}
      onChoose={onChoose && ((value) => onChoose(choices.find((one) => one === value)))}
    >
      {none && <option value="">{text(none)}</option>}
      {choices.map((one) => (
        <option key={one} value={one}>
          {wordsOf(one)}
        </option>
      ))}
    </SelectField>
  );
}

/** On which way it goes. */
export function ChannelField() {
  const { text } = useText();
  return (
    <ChoiceField
      name="channel"
      label="guestContact.channel"
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

export const TemplateField = ({ templates, ...props }: TemplateFieldProps) => (
  <ChoiceField
    name="templateId"
    label="guestContact.template"
    choices={templates.map(({ id }) => id)}
    wordsOf={(id) => templates.find((template) => template.id === id)?.name ?? id}
    {...props}
  />
);
