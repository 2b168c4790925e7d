import { getIn } from "formik";
import { mixed, object } from "yup";

import {
  type BillingSettingsDraft,
  type BillingSettingsField,
  billingSettingsId,
  type BillingSettingsRecord,
} from "@/contract/billing/billingSettings";
import type { DocumentSeries } from "@/contract/property";
import { settingsFaults } from "@/domain/billing/settingsRules";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { byRules } from "@/shared/record/byRules";
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
      schema={schemaOf(record, businessDate)}
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

/** The server's rules, checked on the fields as a person types. */
function schemaOf({ settings, soFar }: BillingSettingsRecord, businessDate: string) {
  const rule = mixed().test(
    byRules((values: Partial<SettingsValues>) =>
      settingsFaults(settingsRecord.rules.draftOf(complete(values, settings)), settings, soFar, businessDate),
    ),
  );
  const rules = (of: object) => Object.fromEntries(Object.keys(of).map((name) => [name, rule]));
  return object({ ...rules(settings), series: object(rules(settings.series)) });
}

const noNumbers = { ticketLimit: NaN, cashLimit: NaN, cashLimitAbroad: NaN, termDays: NaN };

/** An empty value comes to Yup as `undefined`, if it comes at all. */
function complete({ series, ...values }: Partial<SettingsValues>, settings: BillingSettingsDraft): SettingsValues {
  const kinds = Object.keys(settings.series) as DocumentSeries[];
  const formats = Object.fromEntries(kinds.map((kind) => [kind, series?.[kind] ?? ""])) as typeof settings.series;
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return { clientId: "", version: 0, ...settings, recordedFrom: "", ...noNumbers, ...filled, series: formats };
}
