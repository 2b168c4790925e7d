import { useFormikContext } from "formik";

import { messageLimits } from "@/contract/guests/guestMessage";
import { scheduleMoments } from "@/contract/guests/messageSchedule";
import type { MessageTemplate } from "@/contract/guests/messageTemplate";
import { scheduleFaults } from "@/domain/guestMessages/messageFaults";
import { useText } from "@/shared/i18n/useText";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { RecordForm } from "@/shared/record/RecordForm";
import { SaveButton } from "@/shared/record/SaveButton";
import type { RecordField } from "@/shared/record/recordFields";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { SwitchField } from "@/shared/ui/fields/switches/SwitchField";
import { FieldGrid } from "@/shared/ui/fields/FieldGrid";

import { ChannelField, TemplateField } from "../base/contactFields";
import { templates } from "../base/contactApi";
import { newSchedule, scheduleRecord, type ScheduleValues } from "./scheduleRecord";
import { useWhen } from "./useWhen";

const places = { fields: {}, values: { templateId: ["templateId", "moment"] } };

const days = Array.from({ length: messageLimits.days + 1 }, (_, count) => String(count));

/** A schedule beside the others, or a new one. */
export function ScheduleDrawer({ id: openId }: { id: string }) {
  const { text } = useText();
  const whenOf = useWhen();
  const known = templates.use();
  const templateOf = (template: string) => known.data?.find((one) => one.id === template);
  const nameOf = (template: string) => templateOf(template)?.name ?? template;
  const fields: RecordField<ScheduleValues>[] = [
    {
      name: "moment",
      label: text("guestContact.when"),
      paths: ["moment", "days"],
      words: (values) => whenOf({ ...values, days: Number(values.days) }),
    },
    {
      name: "channel",
      label: text("guestContact.channel"),
      words: ({ channel }) => text(`guestContact.channel.${channel}`),
    },
    { name: "templateId", label: text("guestContact.template"), words: ({ templateId }) => nameOf(templateId) },
    {
      name: "isOn",
      label: text("guestContact.isOn"),
      words: ({ isOn }) => text(isOn ? "guestContact.on" : "guestContact.off"),
    },
  ];
  return (
    <RecordDrawer
      record={scheduleRecord}
      id={openId}
      newTitle={text("guestContact.newSchedule")}
      titleOf={(schedule) => (schedule ? whenOf(schedule) : text("guestContact.schedule"))}
      needs={[known]}
    >
      {(schedule) => (
        <RecordForm
          form={scheduleRecord}
          record={schedule}
          newValues={newSchedule}
          faultsOf={(draft) => scheduleFaults(draft, templateOf(draft.templateId))}
          fields={fields}
          refusals={places}
        >
          <ScheduleFields templates={known.data ?? []} />
        </RecordForm>
      )}
    </RecordDrawer>
  );
}

/** Fields of a schedule: template, moment and way. */
function ScheduleFields({ templates: all }: { templates: MessageTemplate[] }) {
  const { text } = useText();
  const { moment } = useFormikContext<ScheduleValues>().values;
  return (
    <>
      <FieldGrid>
        {moment !== "birthday" && (
          <ChoiceField name="days" label={text("guestContact.days")} choices={days} wordsOf={(count) => count} />
        )}
        <ChoiceField
          name="moment"
          label={text("guestContact.when")}
          choices={scheduleMoments}
          wordsOf={(one) => text(`guestContact.moment.${one}`)}
        />
        <ChannelField />
        <TemplateField templates={all} none="field.choose" />
      </FieldGrid>
      <SwitchField name="isOn" label={text("guestContact.isOn")} />
      <SaveButton />
    </>
  );
}
