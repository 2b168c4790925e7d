import { templateLanguages } from "@/contract/guests/messageTemplate";
import { templateDraftFaults } from "@/domain/guestMessages/messageFaults";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { RecordForm } from "@/shared/record/RecordForm";
import type { RecordField } from "@/shared/record/recordFields";

import { TemplateFields } from "./TemplateFields";
import { newTemplate, templateRecord, type TemplateValues } from "./templateRecord";

/** A template beside the others, or a new one. */
export function TemplateDrawer({ id: openId }: { id: string }) {
  const { text } = useText();
  const { language } = useFormat();
  const fields: RecordField<TemplateValues>[] = [
    { name: "name", label: text("guestContact.templateName") },
    {
      name: "purpose",
      label: text("guestContact.purpose"),
      words: ({ purpose }) => text(`guestContact.purpose.${purpose}`),
    },
    ...templateLanguages.map((one) => ({
      name: `texts.${one}`,
      label: language(one),
      words: ({ texts }: TemplateValues) => [texts[one]?.subject, texts[one]?.body].filter(Boolean).join("\n"),
    })),
  ];
  return (
    <RecordDrawer
      record={templateRecord}
      id={openId}
      newTitle={text("guestContact.newTemplate")}
      titleOf={(template) => template?.name ?? text("guestContact.template")}
    >
      {(template) => (
        <RecordForm
          form={templateRecord}
          record={template}
          newValues={newTemplate}
          faultsOf={(draft) => templateDraftFaults(draft)}
          fields={fields}
        >
          <TemplateFields />
        </RecordForm>
      )}
    </RecordDrawer>
  );
}
