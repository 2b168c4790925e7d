import type { Field } from "@/contract/definition/fields";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { DateField } from "@/shared/ui/fields/dates/DateField";
import { SaidDates } from "@/shared/ui/fields/dates/SaidDates";
import { FieldGroup } from "@/shared/ui/fields/FieldGroup";
import { NotesField } from "@/shared/ui/fields/NotesField";
import { RowsField } from "@/shared/ui/fields/RowsField";
import { SwitchField } from "@/shared/ui/fields/switches/SwitchField";
import { TextField } from "@/shared/ui/fields/TextField";
import { TimeField } from "@/shared/ui/fields/TimeField";
import { Columns } from "@/shared/ui/layout/Columns";

import { onDemand } from "@/shared/ui/states/onDemand";

import { emptyValues } from "./formOf";

/** Few forms ask for an entry of the set-up. */
const SetUpField = onDemand(async () => (await import("./SetUpField")).SetUpField, null);

interface DefinedFieldProps {
  name: string;
  field: Field;
  /** The id of its label. */
  label: MessageId;
  /** Its choices have their words below this; below its label unless told. */
  words?: MessageId;
}

/** So many letters have no room in one line. */
const LINE = 200;

/** It takes a line of the form for itself. */
export const isLong = ({ kind, most = Infinity }: Field) =>
  kind === "text" ? most >= LINE : !/^(choice|count|amount|date|instant|record)$/.test(kind);

/** A field of a definition, in a form. */
export function DefinedField({ name, field: told, label, words = label }: DefinedFieldProps) {
  const { text } = useText();
  const {
    kind,
    most = Infinity,
    count = 1,
    isAsked = false,
    choices = [],
    keys = [],
    field,
    fields,
    begins,
    format,
    of: list,
    ends,
  } = told;
  const shared = { name, label: text(label), isAsked };
  const below = (key: string) => `${label}.${key}` as MessageId;
  if (field)
    return (
      <FieldGroup name={name} label={shared.label}>
        <Columns least={8} keepsWidth gap={12} rowGap={10} align="end">
          {keys.map((key) => (
            <DefinedField key={key} name={`${name}.${key}`} field={field} label={below(key)} words={label} />
          ))}
        </Columns>
      </FieldGroup>
    );
  if (fields)
    return (
      <RowsField name={name} label={shared.label} most={most} newRow={emptyValues(fields)}>
        {(row) =>
          Object.entries(fields).map(([key, one]) => (
            <DefinedField key={key} name={`${row}.${key}`} field={one} label={below(key)} />
          ))
        }
      </RowsField>
    );
  if (kind === "flag") return <SwitchField name={name} label={shared.label} />;
  const isOpen = words === label && !begins;
  if (kind === "choice")
    return (
      <ChoiceField
        {...shared}
        isAsked={isOpen}
        none={isOpen ? text("field.choose") : undefined}
        choices={choices}
        wordsOf={(value) => text(`${words}.${value}` as MessageId)}
      />
    );
  if (list) return <SetUpField {...shared} list={list} />;
  if (kind === "date")
    return (
      <div>
        <DateField {...shared} />
        {ends && (
          <SaidDates
            form={ends.unit === "night" ? "terms" : "season"}
            from={name.replace(/[^.]*$/, ends.from)}
            to={name}
          />
        )}
      </div>
    );
  if (kind === "count" || kind === "amount")
    return <TextField {...shared} inputMode={kind === "count" ? "numeric" : "decimal"} />;
  if (kind === "texts") return <NotesField {...shared} hint={text("field.several")} limit={most * count} rows={1} />;
  if (format === "time") return <TimeField {...shared} />;
  return most >= LINE ? <NotesField {...shared} limit={most} /> : <TextField {...shared} dir="auto" />;
}
