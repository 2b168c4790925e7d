import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { MultiSelect } from "@/shared/ui/fields/MultiSelect";

import type { ListFilterPart } from "../createListQuery";

type SomeOfRules<Value extends string, Label extends MessageId> = {
  label: Label;
  /** In the order of the screen. */
  choices: readonly Value[];
} & (`${Label}.${Value}` extends MessageId ? Partial<Words<Value>> : Words<Value>);

interface Words<Value extends string> {
  /** The text of a choice, unless it begins with that of the label: `complaints.state` and `complaints.state.open`. */
  wordsFor: (choice: Value) => MessageId;
}

/** Filter by several of a closed set, separated by commas on the wire; none means all. */
export function someOf<Key extends string, Value extends string, Label extends MessageId>(
  key: Key,
  { label, choices, wordsFor = (choice) => `${label}.${choice}` as MessageId }: SomeOfRules<Value, Label>,
): ListFilterPart<Key> {
  const chosenIn = (said: string | undefined) => choices.filter((choice) => said?.split(",").includes(choice));
  const valueOf = (chosen: readonly Value[]) => ({ [key]: chosen.join() || undefined });

  return {
    keys: [key],
    read: (said) => valueOf(chosenIn(said(key))),
    inWords(values, { text, formats }) {
      const words = chosenIn(values[key]).map((choice) => text(wordsFor(choice)));
      return words.length > 0 ? `${text(label)}: ${formats.list(words)}` : undefined;
    },
    Field: function SomeOfField({ values, onChange }) {
      const { text } = useText();
      return (
        <MultiSelect<Value>
          label={text(label)}
          allLabel={text("list.all")}
          choices={choices.map((choice) => ({ value: choice, label: text(wordsFor(choice)) }))}
          chosen={chosenIn(values[key])}
          onChange={(chosen) => onChange(valueOf(chosen))}
        />
      );
    },
  };
}
