import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { MultiSelect } from "@/shared/ui/fields/MultiSelect";

import type { ListFilterPart } from "../createListQuery";

interface SomeOfRules<Value extends string> {
  label: MessageId;
  /** In the order of the screen. */
  choices: readonly Value[];
  wordsFor: (choice: Value) => MessageId;
}

/** Filter by several of a closed set, separated by commas on the wire; none means all. */
export function someOf<Key extends string, Value extends string>(
  key: Key,
  { label, choices, wordsFor }: SomeOfRules<Value>,
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
