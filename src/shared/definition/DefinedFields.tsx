import { Fragment, type ReactNode } from "react";

import type { Definition } from "@/contract/definition/defineRecord";
import type { Field } from "@/contract/definition/fields";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";

import { DefinedField, isLong } from "./DefinedField";
import { textIdOf } from "./definedWords";
import { useDefinedWords } from "./useDefinedWords";

/** How fields are drawn that are more than their kinds. */
export type DrawnFields = Partial<Record<string, (field: { name: string; label: string }) => ReactNode>>;

interface DefinedFieldsProps {
  definition: Definition;
  drawn: DrawnFields | undefined;
  /** Which of them; all unless told. */
  names?: readonly string[];
}

/** Fields of a form, in their order: those with a short value beside each other. */
export function DefinedFields({ definition, drawn, names }: DefinedFieldsProps) {
  const { labelOf } = useDefinedWords(definition);
  const fields = Object.entries(definition.fields).filter(([name]) => names?.includes(name) ?? true);
  return runsOf(fields).map((run) => {
    const shown = run.map(([name, field]) => (
      <Fragment key={name}>
        {drawn?.[name]?.({ name, label: labelOf(name) }) ?? (
          <DefinedField name={name} field={field} label={textIdOf(definition, name)} />
        )}
      </Fragment>
    ));
    return run.length > 1 ? <FieldGrid key={run[0]![0]}>{shown}</FieldGrid> : shown;
  });
}

/** Short fields that follow each other are one run; each of the others stands alone. */
function runsOf(fields: [name: string, field: Field][]) {
  const runs: [name: string, field: Field][][] = [];
  let isOpen = false;
  for (const [name, field] of fields) {
    const isShort = !isLong(field);
    if (isShort && isOpen) runs.at(-1)!.push([name, field]);
    else runs.push([[name, field]]);
    isOpen = isShort;
  }
  return runs;
}
