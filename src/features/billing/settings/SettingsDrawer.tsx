import { getIn } from "formik";

import {
  type BillingSettingsField,
  billingSettingsId,
  type BillingSettingsRecord,
} from "@/contract/billing/billingSettings";
import { settingsFaults } from "@/domain/billing/settingsRules";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import type { RecordField } from "@/shared/record/recordFields";
import { RecordForm } from "@/shared/record/RecordForm";
import { RecordHistory } from "@/shared/record/RecordHistory";
import { SaveButton } from "@/shared/record/SaveButton";
import { useRecordWords, type WordedField } from "@/shared/record/useRecordWords";

import { SettingsFields } from "./SettingsFields";
import { settingsRecord, type SettingsValues } from "./settingsRecord";

const fields: Record<BillingSettingsField, WordedField> = {
  mode: { label: "billingSettings.mode", as: "word" },
  recordedFrom: { label: "billingSettings.recordedFrom", as: "date" },
  isTest: { label: "billingSettings.isTest", as: "word" },
  "series.full": { label: "billingSettings.series.full" },
  "series.simplified": { label: "billingSettings.series.simplified" },
  "series.corrective": { label: "billingSettings.series.corrective" },
  "series.correctiveOfTicket": { label: "billingSettings.series.correctiveOfTicket" },
  "series.proforma": { label: "billingSettings.series.proforma" },
  "series.receipt": { label: "billingSettings.series.receipt" },
  ticketLimit: { label: "billingSettings.ticketLimit", as: "cents" },
  cashLimit: { label: "billingSettings.cashLimit", as: "cents" },
  cashLimitAbroad: { label: "billingSettings.cashLimitAbroad", as: "cents" },
  feeCause: { label: "billingSettings.feeCause", as: "word" },
  serviceDay: { label: "billingSettings.serviceDay", as: "word" },
  termDays: { label: "billingSettings.termDays" },
};
const names = Object.keys(fields) as BillingSettingsField[];

export function SettingsDrawer() {
  const { text } = useText();
  return (
    <RecordDrawer record={settingsRecord} id={billingSettingsId} titleOf={() => text("billingSettings.title")}>
      {(record) => record && <SettingsForm record={record} />}
    </RecordDrawer>
  );
}

function SettingsForm({ record }: { record: BillingSettingsRecord }) {
  const { text } = useText();
  const { businessDate } = useProperty();
  const words = useRecordWords(fields);
  const { settings, soFar } = record;
  const decided = names.map((name): RecordField<SettingsValues> => ({
    name,
    label: words.labelOf(name),
    words: (values) => words.wordsOf(name, String(getIn(values, name))),
  }));
  return (
    <RecordForm
      form={settingsRecord}
      record={record}
      newValues={() => settingsRecord.rules.valuesOf(record)}
      faultsOf={(draft) => settingsFaults(draft, settings, soFar, businessDate)}
      fields={decided}
    >
      <SettingsFields record={record} />
      <SaveButton />
      <RecordHistory
        title={text("billing.history")}
        history={record.history}
        whatOf={(what) => text(`billing.history.${what}`)}
        words={words}
      />
    </RecordForm>
  );
}
