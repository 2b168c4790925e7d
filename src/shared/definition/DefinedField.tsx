import type { Field } from "@/contract/definition/fields";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { SwitchField } from "@/shared/ui/fields/switches/SwitchField";
import { TextField } from "@/shared/ui/fields/TextField";

interface DefinedFieldProps {
  name: string;
  field: Field;
  /** Its label; a choice has its words below it. */
  label: MessageId;
}

/** So many letters have no room in one line. */
const LINE = 200;

/** A field of a definition, in a form. */
export function DefinedField({ name, field, label }: DefinedFieldProps) {
  const { text } = useText();
  const { kind, most = Infinity, isAsked = false, choices = [] } = field;
  const shared = { name, label: text(label), isAsked };
  if (kind === "flag") return <SwitchField name={name} label={shared.label} />;
  if (kind === "choice")
    return (
      <ChoiceField
        {...shared}
        none={text("field.choose")}
        choices={choices}
        wordsOf={(value) => text(`${label}.${value}` as MessageId)}
      />
    );
  if (kind === "count" || kind === "amount")
    return <TextField {...shared} inputMode={kind === "count" ? "numeric" : "decimal"} />;
  return most >= LINE ? <NotesField {...shared} limit={most} /> : <TextField {...shared} dir="auto" />;
}
