import { SelectField } from "./SelectField";

interface ChoiceFieldProps<Value extends string> {
  name: string;
  label: string;
  hint?: string;
  isAsked?: boolean;
  choices: readonly Value[];
  wordsOf: (choice: Value) => string;
  /** Words of the empty choice, where a choice is optional or not made yet. */
  none?: string;
  /** Where a choice changes more than its field; undefined is the empty one. */
  onChoose?: (choice: Value | undefined) => void;
}

/** One of a few choices, in a form. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { choices, wordsOf, none, onChoose, ...field } = props;
  return (
    <SelectField {...field} onChoose={onChoose && ((value) => onChoose(choices.find((one) => one === value)))}>
      {none && <option value="">{none}</option>}
      {choices.map((one) => (
        <option key={one} value={one}>
          {wordsOf(one)}
        </option>
      ))}
    </SelectField>
  );
}
