import type { ReactNode } from "react";

import type { Definition } from "@/contract/definition/defineRecord";
import { useText } from "@/shared/i18n/useText";
import { SaveButton } from "@/shared/record/SaveButton";
import { Stack } from "@/shared/ui/layout/Stack";
import { type Tab, Tabs } from "@/shared/ui/Tabs";

import { DefinedFields, type DrawnFields } from "./DefinedFields";
import { textIdOf } from "./definedWords";

/** A tab of a record's page, named by `tab.<id>` of its texts: some of its fields, or what is known of a record besides. */
type FormTab<Shown> = { id: string } & (
  | { fields: readonly string[]; content?: undefined }
  | { fields?: undefined; content: (record: Shown) => ReactNode }
);

export type FormTabs<Shown> = readonly [FormTab<Shown>, ...FormTab<Shown>[]];

interface DefinedTabsProps<Shown> {
  definition: Definition;
  /** None: a new one, which has fields alone. */
  record: Shown | undefined;
  tabs: FormTabs<Shown>;
  drawn: DrawnFields | undefined;
  history: ReactNode;
}

/** The fields of a form in tabs: it is one form, whichever tab is open. */
export function DefinedTabs<Shown>({ definition, record, tabs, drawn, history }: DefinedTabsProps<Shown>) {
  const { text } = useText();
  const shown = tabs.flatMap(({ id, fields, content }): Tab[] => {
    const label = text(textIdOf(definition, `tab.${id}`));
    if (!fields) return record ? [{ id, label, content: content(record), drawn: "open" }] : [];
    const form = (
      <Stack gap={16} shrinks>
        <DefinedFields definition={definition} drawn={drawn} names={fields} />
        <SaveButton />
      </Stack>
    );
    return [{ id, label, content: form, drawn: "always" }];
  });
  const last: Tab = { id: "history", label: text(textIdOf(definition, "history")), content: history };
  return (
    <Tabs label={text(textIdOf(definition, "head"))} tabs={(record ? [...shown, last] : shown) as [Tab, ...Tab[]]} />
  );
}
